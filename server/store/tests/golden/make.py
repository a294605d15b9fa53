#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the golden store of the newest version: plays a few matches at a server, and writes its store as SQL.

    server/store/tests/golden/make.py build/fondaco server/store/tests/golden/version_3.sql

The tables and their numbers are those that server/tables/tests/golden_test.cpp names.
"""
import hashlib
import http.client
import json
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

choice = random.Random(7).choice


class Person:
    def __init__(self, port, name):
        self.port, self.cookie = port, None
        self.call("POST", "/api/guest", {"name": name})

    def call(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {text}")
        cookie = answer.getheader("Set-Cookie")
        if cookie and not self.cookie:
            self.cookie = cookie.split(";")[0]
        return json.loads(text)

    def table(self, table):
        return self.call("GET", f"/api/tables/{table}")

    def new(self, **members):
        return self.call("POST", "/api/tables", members)["id"]

    def do(self, table, command, **members):
        return self.call("POST", f"/api/tables/{table}/{command}", members)

    def may_move(self, table):
        told = self.table(table)
        return told["state"]["status"] == "playing" and bool(told["now"].get("legal"))


def play(table, people, moves=10000):
    while moves > 0:
        for person in people:
            told = person.table(table)
            if told["state"]["status"] == "finished":
                return
            legal = told.get("now", {}).get("legal")
            if legal:
                person.do(table, "move", seq=told["seq"], move=choice(legal))
                moves -= 1
                break
        else:
            time.sleep(0.02)  # a bot thinks


def evening(ada, bea):
    # 1: finished, dealt with a share of one client, something taken back, a line of chat
    share = "0123456789abcdef" * 2
    first = ada.new(game="medieval", public=True, share_hash=hashlib.sha256(f"fondaco-share:{share}".encode()).hexdigest())
    bea.do(first, "join")
    ada.do(first, "reveal", share=share)
    while ada.table(first)["state"]["status"] != "playing":
        time.sleep(0.02)
    play(first, [ada, bea], 2)
    mover, other = (ada, bea) if ada.may_move(first) else (bea, ada)
    mover.do(first, "ask", seq=mover.table(first)["seq"], **{"for": "undo", "ply": 1})
    other.do(first, "answer", seq=other.table(first)["seq"], agree=True)
    ada.do(first, "say", text="Well played so far.")
    play(first, [ada, bea])
    # 2: finished, against a bot
    play(ada.new(game="amsterdam", seats=["me", {"bot": "novice"}]), [ada])
    # 3: running, a phrase
    third = ada.new(game="hansa", public=True)
    bea.do(third, "join")
    play(third, [ada, bea], 12)
    bea.do(third, "say", phrase="well_played")
    # 4: running, taken over by a bot
    fourth = ada.new(game="oltremare", takeover="novice")
    bea.do(fourth, "join")
    play(fourth, [ada, bea], 6)
    bea.do(fourth, "leave")
    # 5: imported, 6: waiting
    bea.call("POST", "/api/records", ada.call("GET", f"/api/tables/{first}/record"))
    ada.new(game="merkator", public=True)
    # 7: finished; older servers have marked theirs as damaged
    seventh = ada.new(game="medieval")
    bea.do(seventh, "join")
    play(seventh, [ada, bea])


def write(store, sql):
    connection = sqlite3.connect(store)
    for table in ("push", "secrets", "sessions"):  # no keys, and no ways in
        connection.execute(f"DELETE FROM {table}")
    connection.commit()
    with open(sql, "w", encoding="utf-8") as out:
        for name in ("application_id", "user_version"):
            out.write(f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};\n")
        out.writelines(line + "\n" for line in connection.iterdump())


def main(program, sql):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        store = f"{data}/store.sqlite"
        server = subprocess.Popen(
            [program, "serve", "--listen", f"127.0.0.1:{port}", "--store", f"sqlite:{store}", "--trust", "127.0.0.1"],
            stdout=subprocess.PIPE, text=True)
        server.stdout.readline()  # it is open
        try:
            evening(Person(port, "Ada"), Person(port, "Bea"))
        finally:
            server.terminate()
            server.wait()
        write(store, sql)


if __name__ == "__main__":
    main(*sys.argv[1:])
