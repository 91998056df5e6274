"""What a page of --explain holds: explain.py PAGE.html"""
import json
import pathlib
import re
import sys

page = pathlib.Path(sys.argv[1]).read_text()
data = json.loads(re.search(r"^const data = (.*);$", page, re.M)[1])
report, line, remarks = data["report"], data["timeline"], data["remarks"]
print(data["title"])


def names(module):
    yield module["fqn"]
    for child in module["children"]:
        yield from names(child)


fqns = set(names(data["tree"]))
shown = sum(unit["module"] in fqns for unit in report["units"])
print(f"{len(report['units'])} units on {report['world']} ranks, {shown} shown in the tree")
for remark in remarks:
    if "'blocks.2' wrapped" in remark["text"]:
        print("blocks.2:", remark["text"])
print("passes:", *sorted({remark["category"] for remark in remarks}))
texts = [json.dumps(remark, sort_keys=True) for remark in remarks]
print("remarks are said", "once" if len(set(texts)) == len(texts) else "twice")
last = max(event["end"] for event in line["events"])
limit = report["plan"][0].get("schedule", {}).get("memory_limit", 0)
if abs(last - line["makespan"]) < 1e-9 and (not limit or line["peak"] <= limit):
    print("timeline on", line["machine"], "ends with its last event, memory at most the limit")
