# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes text.txt, the training text of the example, from a small grammar.

Every word of it comes from this file, so it carries no licence but the project's.
  python3 make_text.py > text.txt
"""

import random

SIZE = 160_000

PEOPLE = [
    ("Mara", "she", "her", "the lighthouse keeper"), ("Tobin", "he", "his", "the miller"),
    ("Old Hesper", "she", "her", "the clockmaker"), ("Edric", "he", "his", "the ferryman"),
    ("Linnet", "she", "her", "the baker's daughter"), ("Bram", "he", "his", "the beekeeper"),
    ("Sorrel", "she", "her", "the mapmaker"), ("Corin", "he", "his", "the schoolmaster"),
    ("Wilda", "she", "her", "the weaver"), ("Jory", "he", "his", "the fisherman"),
    ("Ansa", "she", "her", "the innkeeper"), ("Piers", "he", "his", "the carpenter"),
]
PLACES = [
    "the harbour", "the old mill", "the market square", "the hill above the town",
    "the orchard", "the stone bridge", "the river bank", "the quiet library",
    "the edge of the forest", "the bakery", "the bell tower", "the empty schoolhouse",
]
THINGS = [
    ("lantern", "brass"), ("letter", "folded"), ("basket", "woven"), ("clock", "broken"),
    ("map", "faded"), ("key", "rusty"), ("kettle", "copper"), ("boat", "little green"),
    ("book", "heavy"), ("blanket", "woollen"), ("bell", "silver"), ("loaf", "warm"),
    ("rope", "long"), ("window", "narrow"), ("ladder", "wooden"), ("coat", "grey"),
]
WEATHER = [
    "the rain had stopped", "a cold wind came from the sea", "the sun stood low",
    "snow lay on the roofs", "the fog was thick", "the stars were out",
    "the first leaves were falling", "the air smelled of salt", "the tide was coming in",
    "the swallows flew low over the water", "thunder rolled behind the hills",
]
TIMES = [
    "one morning", "late in the evening", "on the first day of spring", "before sunrise",
    "that afternoon", "at midnight", "in the last week of autumn", "a year later",
    "on market day", "the next day", "after supper", "when the bell rang nine",
]
FEELINGS = [
    "glad", "tired", "curious", "a little afraid", "proud", "patient", "restless",
    "hopeful", "quite sure", "surprised", "calm", "lonely",
]
WORK = [
    "mended the nets", "swept the floor", "counted the coins", "fed the hens",
    "sharpened the knives", "painted the door", "carried water from the well",
    "stacked the firewood", "wound the clocks", "ground the flour", "wrote a long list",
    "repaired the roof", "baked the bread", "watched the ships",
]
SAYINGS = [
    "A slow boat still reaches the shore", "Nobody owns the wind",
    "What is shared is never lost", "A good knot needs no second look",
    "Every road was once a field", "The sea gives back what it cannot use",
    "Count the steps, not the hours", "Even a small lamp is seen from far away",
    "Measure the plank before you blame the saw", "The river does not hurry, and yet it arrives",
]
QUESTIONS = [
    "Have you seen my {thing}?", "Who left this {thing} at the door?",
    "Do you think it will rain tomorrow?", "How far is it to {place}?",
    "Will you come with me to {place}?", "What shall we do with the {thing}?",
    "Why is the {thing} so heavy?", "Did you hear the bell last night?",
]
ANSWERS = [
    "I saw it at {place}", "I have not thought about it yet", "Ask me again in the morning",
    "It was here before the storm", "We should ask {other}", "It belongs to {other}",
    "That is a long story", "Perhaps, if the weather holds", "Only if you carry the {thing}",
    "I would rather stay near {place}",
]


class Story:
    """Makes sentences about two people, a place and a thing."""

    def __init__(self, rng):
        self.rng = rng
        self.first, self.second = rng.sample(PEOPLE, 2)
        self.place = rng.choice(PLACES)
        self.thing, self.quality = rng.choice(THINGS)
        self.told = set()

    def fill(self, text):
        other = self.rng.choice([p for p in PEOPLE if p is not self.first])
        return text.format(thing=self.thing, place=self.rng.choice(PLACES), other=other[0])

    def opening(self):
        name, _, _, role = self.first
        time, weather = self.rng.choice(TIMES), self.rng.choice(WEATHER)
        return self.rng.choice([
            f"{time.capitalize()}, when {weather}, {name} walked to {self.place}.",
            f"{name}, {role}, lived near {self.place}, and {time} {weather}.",
            f"There was a {self.quality} {self.thing} at {self.place}, and only {name} knew why.",
            f"{weather.capitalize()}, and {name} was waiting at {self.place}.",
        ])

    def fresh(self, make):
        """A sentence that this story does not have yet, if one is found soon."""
        for _ in range(10):
            sentence = make()
            if sentence not in self.told:
                break
        self.told.add(sentence)
        return sentence

    def middle(self):
        name, he, his, role = self.first
        work, more = self.rng.sample(WORK, 2)
        feeling, place = self.rng.choice(FEELINGS), self.rng.choice(PLACES)
        number = self.rng.choice(["two", "three", "four", "five", "seven", "twelve"])
        return self.rng.choice([
            f"{he.capitalize()} {work} and then {more}.",
            f"{name} was {feeling}, because {self.rng.choice(WEATHER)}.",
            f"For {number} days {he} {work}, and nobody came to {place}.",
            f"{his.capitalize()} {self.thing} was {self.quality}, but {he} liked it that way.",
            f"{he.capitalize()} put the {self.thing} on the table and looked at it for a long time.",
            f"It was said that {role} never {work} without a song.",
            f"From {place} one could see {number} boats and the smoke of the town.",
            f"\"{self.rng.choice(SAYINGS)},\" {his} mother used to say.",
        ])

    def dialogue(self):
        a, b = self.first[0], self.second[0]
        question = self.fill(self.rng.choice(QUESTIONS))
        answer = self.fill(self.rng.choice(ANSWERS))
        lines = [f"\"{question}\" asked {a}.", f"\"{answer},\" said {b}."]
        if self.rng.random() < 0.5:
            lines.append(f"\"{self.rng.choice(SAYINGS)},\" {a} answered, and both of them laughed.")
        return "\n".join(lines)

    def ending(self):
        a, b = self.first[0], self.second[0]
        return self.rng.choice([
            f"In the end {a} gave the {self.thing} to {b}, and they went home.",
            f"{a} never went back to {self.place}, but {b} often did.",
            f"And that is how the {self.quality} {self.thing} came to {self.place}.",
            f"{self.rng.choice(WEATHER).capitalize()}, and {a} was {self.rng.choice(FEELINGS)}.",
        ])

    def text(self):
        parts = []
        for number in range(self.rng.randint(2, 3)):
            sentences = [self.opening()] if number == 0 else []
            sentences += [self.fresh(self.middle) for _ in range(self.rng.randint(2, 5))]
            parts.append(" ".join(sentences))
            if self.rng.random() < 0.7:
                parts.append(self.dialogue())
        parts.append(self.ending())
        return "\n\n".join(parts)


def main():
    rng = random.Random(1)
    written, number = 0, 1
    while written < SIZE:
        story = f"{number}. {Story(rng).text()}\n\n"
        print(story, end="")
        written += len(story)
        number += 1


if __name__ == "__main__":
    main()
