"""What the generators of this folder say while cases run, and at the end."""
import collections
import sys
import time


def report(options, found):
    """Prints what is wrong with cases, as they end, and how many there are; returns the exit
    code. `found` yields for each of the cases of `options` its number and its problem, a kind
    and a text, or none."""
    kinds = collections.Counter()
    begin = time.monotonic()
    for done, (number, problem) in enumerate(found, start=1):
        if problem:
            kinds[problem[0]] += 1
            print(f"case {options.seed}/{number}: {problem[1]}", flush=True)
        if done % 100 == 0 and done < options.cases:
            print(f"{done} of {options.cases} cases, {sum(kinds.values())} problems, "
                  f"{time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    listed = "".join(f", {count} {kind}" for kind, count in sorted(kinds.items()))
    print(f"{options.cases} cases, {sum(kinds.values())} problems{listed} (seed {options.seed})")
    return 1 if kinds else 0
