#!/usr/bin/env python3
"""Adds up the test results of scripts/check.sh.

usage: summarize.py DIR

DIR holds JUnit files of lit (lit-*.xml) and ctest (ctest-*.xml) and a list
`checks` with lines "PASS name" or "FAIL name". Prints what failed and, last,
"N passed, M failed, K skipped"; the exit code is 1 if anything failed. A lit
run is counted by its own tests, not as the one ctest test that started it.
"""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree


def main():
    folder = pathlib.Path(sys.argv[1])
    passed, skipped, failed = 0, 0, []
    for path in sorted(folder.glob("*.xml")):
        has_lit = (folder / path.name.replace("ctest-", "lit-")).exists()
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            name = f"{path.stem}: {case.get('classname')}.{case.get('name')}"
            bad = case.find("failure") is not None or case.find("error") is not None
            if path.name.startswith("ctest-") and case.get("name") == "lit" and has_lit:
                continue
            if bad or case.get("status") == "fail":
                failed.append(name)
            elif case.find("skipped") is not None or case.get("status") in (
                "disabled",
                "notrun",
            ):
                skipped += 1
            else:
                passed += 1
    checks = folder / "checks"
    for line in checks.read_text().splitlines() if checks.exists() else []:
        verdict, name = line.split(" ", 1)
        if verdict == "PASS":
            passed += 1
        else:
            failed.append(name)
    for name in failed:
        print("FAILED", name)
    print(f"{passed} passed, {len(failed)} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
