#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bot for Fondaco, to begin your own with. It needs nothing but Python 3.8.

    fondaco arena amsterdam --bots 'exec:python3 docs/example/bot.py,random' --games 20

Fondaco starts this program, writes one JSON object a line to its standard input, and reads its answers, one a line, from
its standard output. docs/bots.md describes every message. What is printed to sys.stderr shows up in the terminal: use
that to find out what your bot thinks, never print().
"""

import json
import random
import sys

# How much more likely a kind of move is than one that is not listed. A move is written KIND or KIND:COMPONENTS, such as
# claim:R15 or pay:red+1wild. This is all that the bot knows about games; yours will look at message["view"] instead.
TASTE = {
    "amsterdam": {"claim": 8, "contracts": 0.2},
    "hansa": {"establish": 8, "displace": 0.5, "stop": 0.3, "end": 0.2},
    "medieval": {"place": 3, "stop": 0.3, "pass": 0.1},
    "oltremare": {"play": 3, "decline": 3, "counter": 0.1, "talk": 0.3, "call": 0.3},
}


class Bot:
    """Plays one seat of one game after the other."""

    def __init__(self):
        self.taste = {}

    def newgame(self, message):
        """A game begins: message has game, players, seat, options, edition. Forget the last one, finished or not."""
        self.taste = TASTE.get(message["game"], {})

    def choose(self, message):
        """Our turn. Of interest in the message:

        moves     every legal move; the answer is one of them
        view      the position as our seat may see it, as `fondaco position view` shows it
        events    what our seat saw happen since the last question, the oldest first
        decision  what is asked, in the game's own words: "main", "pay"
        limits    time_ms, simulations and threads we may use, as far as somebody named them
        luck      random digits: who draws all chance from them plays the same game again from the same seed
        """
        moves = message["moves"]
        weights = [self.taste.get(move.split(":")[0], 1) for move in moves]
        return random.Random(message["luck"]).choices(moves, weights)[0]

    def over(self, message):
        """The game is over: message["results"] has total and rank of each seat. No answer."""


def say(answer):
    # Flushed, or it would wait here in a buffer while Fondaco waits for it.
    print(json.dumps(answer), flush=True)


def main():
    bot = Bot()
    for line in sys.stdin:  # the end of the input is the end of our work
        message = json.loads(line)
        if message["type"] == "hello":
            say({"ready": True})
        elif message["type"] == "newgame":
            bot.newgame(message)
        elif message["type"] == "choose":
            say({"move": bot.choose(message)})
        elif message["type"] == "over":
            bot.over(message)
        # Anything else is from a newer Fondaco and can be left alone.


if __name__ == "__main__":
    main()
