"""Prints the hyper-parameters of a lowered program and their defaults."""

import json
import re
import sys

text = re.search(r'@fsdp_manifest_\d+\("(.*?)\\00"\)', sys.stdin.read()).group(1)
text = re.sub(r"\\([0-9A-F]{2})", lambda match: chr(int(match[1], 16)), text)
for argument in json.loads(text)["arguments"]:
    if argument["kind"] == "hyper":
        print(argument["name"], argument.get("default"))
