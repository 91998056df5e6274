"""Speaks the protocol of language servers to one of them over its standard streams, as an
editor does: every message has a header with its length.

usage: lsp_client.py SERVER FILE.mlir ASK:WORD[:TEXT]...

Opens the file and prints its diagnostics as `LINE: severity: message`; then for each ask
(hover, definition, references) about the first place of WORD behind the first one of TEXT
what the server answers, as `ASK WORD: LINE "the line's text"` or the hover's own text.
"""
import json
import pathlib
import subprocess
import sys


class Server:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.requests = 0

    def send(self, method, params, **more):
        text = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)
        self.process.stdin.flush()

    def receive(self):
        length = None
        while (line := self.process.stdout.readline().strip()) or length is None:
            if not line and self.process.poll() is not None:
                sys.exit(f"error: the server ended with {self.process.returncode}")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.requests += 1
        self.send(method, params, id=self.requests)
        while (answer := self.receive()).get("id") != self.requests:
            pass
        if "error" in answer:
            sys.exit(f"error: {method}: {answer['error']}")
        return answer["result"]


def position(text, word, behind):
    """Of the first `word` after the first `behind`, as line and column from 0."""
    offset = text.index(word, text.index(behind))
    before = text[:offset]
    return {"line": before.count("\n"), "character": offset - before.rfind("\n") - 1}


def describe(answer, lines):
    if isinstance(answer, dict) and "contents" in answer:
        return answer["contents"]["value"]
    places = sorted({place["range"]["start"]["line"] for place in answer or []})
    return "\n".join(f'{line + 1} "{lines[line].strip()}"' for line in places) or "nothing"


def main(command, name, asks):
    path = pathlib.Path(name).resolve()
    text = path.read_text()
    server = Server([command])
    root = {"processId": None, "rootUri": path.parent.as_uri(), "capabilities": {}}
    server.request("initialize", {**root, "trace": "off"})
    server.send("initialized", {})
    document = {"uri": path.as_uri(), "languageId": "mlir", "version": 1, "text": text}
    server.send("textDocument/didOpen", {"textDocument": document})
    while (published := server.receive()).get("method") != "textDocument/publishDiagnostics":
        pass
    for diagnostic in published["params"]["diagnostics"]:
        severity = {1: "error", 2: "warning", 3: "remark"}[diagnostic["severity"]]
        line = diagnostic["range"]["start"]["line"] + 1
        print(f"{line}: {severity}: {diagnostic['message']}")
    print(f"diagnostics: {len(published['params']['diagnostics'])}")
    for ask in asks:
        what, word, *behind = ask.split(":")
        params = {
            "textDocument": {"uri": path.as_uri()},
            "position": position(text, word, behind[0] if behind else word),
        }
        if what == "references":
            params["context"] = {"includeDeclaration": True}
        answer = server.request(f"textDocument/{what}", params)
        print(f"{what} {word}: {describe(answer, text.splitlines())}")
    server.request("shutdown", None)
    server.send("exit", None)
    return server.process.wait(timeout=60)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
