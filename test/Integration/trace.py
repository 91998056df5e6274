#!/usr/bin/env python3
"""Checks a timeline that fsdp-trace has made of a run.

usage: trace.py TRACE.json RANKS STEPS [FIRST]
       trace.py TRACE.json --parts PARTS...

Steps, computation, waits and collectives of all ranks are in it; spans of one row do
not overlap, what a rank does lies in its steps and takes no longer than they, and the
rank that waits for one that is late is seen to wait. With FIRST the collectives of
the steps before that were overwritten: no computation is shown in them. PARTS are
the parts that each step has.
"""
import collections
import json
import sys


def read_rows(path):
    """{rank: {name of a row: [(begin, end, name)] in order}}."""
    names, rows = {}, collections.defaultdict(lambda: collections.defaultdict(list))
    events = json.load(open(path))["traceEvents"]
    for event in events:
        if event["ph"] == "M" and event["name"] == "thread_name":
            names[event["pid"], event["tid"]] = event["args"]["name"]
    for event in events:
        if event["ph"] == "X":
            rows[event["pid"]][names[event["pid"], event["tid"]]].append(
                (event["ts"], event["ts"] + event["dur"], event["name"]))
    return {rank: {name: sorted(spans) for name, spans in row.items()}
            for rank, row in rows.items()}


def check_overwritten(rows, ranks, count, first):
    for rank in range(ranks):
        for number, (begin, end, name) in enumerate(rows[rank]["steps"], 1):
            inside = {kind for kind in ("computation", "waits") for start, stop, _
                      in rows[rank][kind] if begin <= start and stop <= end + 1}
            assert name == f"step {number}", name
            # Waits that are still known are shown.
            known = {"computation", "waits"} if number >= first else inside - {"computation"}
            assert inside == known, (rank, name, inside)
        assert len(rows[rank]["steps"]) == count
    print(f"{ranks} ranks: what is not known is not shown")


def check_parts(rows, parts):
    expected = [f"step {step}, part {part}" if count > 1 else f"step {step}"
                for step, count in enumerate(parts, 1) for part in range(1, count + 1)]
    for rank, row in rows.items():
        assert [name for _, _, name in row["steps"]] == expected, (rank, row["steps"])
    print(f"{len(rows)} ranks: {len(expected)} parts of {len(parts)} steps")


def main():
    if sys.argv[2] == "--parts":
        return check_parts(read_rows(sys.argv[1]), list(map(int, sys.argv[3:])))
    rows, ranks, count = read_rows(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    assert sorted(rows) == list(range(ranks)), sorted(rows)
    if len(sys.argv) > 4:
        return check_overwritten(rows, ranks, count, int(sys.argv[4]))
    for rank, row in rows.items():
        for name, spans in row.items():
            for (_, end, first), (begin, _, second) in zip(spans, spans[1:]):
                # Times are whole microseconds, and no span is shorter than one.
                assert end <= begin + 1, (rank, name, first, second, end - begin)
        steps = row["steps"]
        assert [name for _, _, name in steps] == [f"step {n + 1}" for n in range(count)], steps
        for kind in ("computation", "waits"):
            for begin, end, name in row[kind]:
                assert any(start <= begin and end <= stop + 1 for start, stop, _ in steps), name
        spent = sum(end - begin for kind in ("computation", "waits")
                    for begin, end, _ in row[kind])
        total = sum(end - begin for begin, end, _ in steps)
        assert 0.5 * total < spent <= 1.05 * total, (rank, spent, total)
        channels = [name for name in row if name.startswith("channel")]
        units = {name for channel in channels for _, _, name in row[channel]}
        assert any("all_gather" in name and "blocks.0" in name for name in units), units
        assert any("reduce_scatter" in name and "blocks.0" in name for name in units), units
        assert any(name.startswith("compute behind all_gather") for _, _, name
                   in row["computation"]), row["computation"]
    # The rank is late before the forward pass and in the backward pass.
    late = [name for begin, end, name in rows[0]["waits"] if end - begin > 250e3]
    assert any("all_gather" in name for name in late), late
    print(f"{ranks} ranks, {count} steps: what they compute, wait for and send fits together")


if __name__ == "__main__":
    main()
