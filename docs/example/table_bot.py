#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays a whole game at a Fondaco server, through the same protocol as everybody (docs/protocol.md).

    python3 docs/example/table_bot.py http://127.0.0.1:8080 TABLE          take the first open seat of a table
    python3 docs/example/table_bot.py http://127.0.0.1:8080 new amsterdam  a new game against the easy bot

With a token of your account in FONDACO_TOKEN it plays as you; without one it comes as a guest.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER, HEADERS = sys.argv[1].rstrip("/"), {"Content-Type": "application/json"}


def call(method, path, body=None):
    request = urllib.request.Request(SERVER + path, method=method, headers=HEADERS,
                                     data=None if body is None else json.dumps(body).encode())
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            if cookie := answer.headers.get("Set-Cookie"):
                HEADERS["Cookie"] = cookie.split(";")[0]
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code == 429:  # too fast for the limits of the server
            time.sleep(int(refused.headers["Retry-After"]))
            return call(method, path, body)
        return json.load(refused)  # {"error": {"code": ..., "message": ..., "rule": ...}}


def choose(now):
    """Your idea goes here: now["view"] is all that the seat knows, now["legal"] what it may do."""
    return random.choice(now["legal"])


if token := os.environ.get("FONDACO_TOKEN"):
    HEADERS["Authorization"] = "Bearer " + token
else:
    call("POST", "/api/guest", {"name": "Table bot"})

if sys.argv[2] == "new":
    table = call("POST", "/api/tables", {"game": sys.argv[3], "seats": ["me", {"bot": "easy"}]})["id"]
else:
    table = sys.argv[2]
    print(call("POST", f"/api/tables/{table}/join", {}))

seq, now = 0, {}
while not now.get("scores", {}).get("over"):
    for event in call("GET", f"/api/tables/{table}/events?after={seq}&wait=20")["events"]:
        seq, now = event["seq"], event.get("now", now)
    if now.get("legal"):
        # If the answer is lost, the same key may be sent again.
        move = {"seq": seq, "move": choose(now), "key": str(random.random())}
        answer = call("POST", f"/api/tables/{table}/move", move)
        print(move["move"], answer.get("error", ""), flush=True)
print("points:", [seat["total"] / now["scores"]["unit"] for seat in now["scores"]["seats"]])
