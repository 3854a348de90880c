import { describe, expect, test } from "vitest";
import { render } from "../../simulator/sound/render";
import { DOWN, RIGHT, type Direction } from "../../src/kernel/direction";
import type { Motion, MoveRecorder } from "../../src/kernel/motion";
import { drawBelow, createRandom } from "../../src/kernel/random";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { expectParsed } from "../kernel/parse-results";
import { FRAME_MS, type PlayerAction, type SoundName } from "./sound-game/action";
import { applyAction, hearAction, hertzOf, listen, listenTo, type HeardNote } from "./sound-game/listener";

// Right: a chain of three, whose last ball leaves. Left and down: black falls.
const CHAIN = ["@..o....o.o.", "............"];
const CHAIN_HITS = 3;

const WAIT: PlayerAction = { kind: "wait" };
const BACK: PlayerAction = { kind: "back" };
const roll = (direction: Direction): PlayerAction => ({ kind: "roll", direction });

// Right, in 22 milliseconds a cell: onto a treadmill, which turns the penguin round first; into one door and out of the other; into picks.
const BELT = ["@.>........F"];
const BELT_MS = 132 + 9 * 22;
const DOORS = ["@..a....a..F"];
const PICKS = ["@...x......F"];

const SOUNDS: readonly SoundName[] = [
  "cleared",
  "medal",
  "cursor",
  "confirm",
  "back",
  "refuse",
  "bump",
  "hint",
  "lamp out",
];

function stretchesOf(rows: readonly string[], direction: Direction): readonly Motion[] {
  const rules = lastBall.rules(expectParsed(lastBall.parseMap(rows.join("\n"))));
  const telling: MoveRecorder = { motions: [] };
  rules.move(rules.start, direction, telling);
  return telling.motions;
}

/** The frame after which so much of a move has been seen that begins with frame `first`. */
function frameOf(first: number, ms: number): number {
  return first + Math.ceil(ms / FRAME_MS) - 1;
}

function framesOf(heard: readonly HeardNote[], voice: string): number[] {
  return heard.filter((each) => each.voice === voice).map(({ frame }) => frame);
}

function loudest(heard: readonly HeardNote[]): number {
  return Math.max(...heard.map(({ note }) => note.volume));
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, at) => at === 0 || value > values[at - 1]);
}

describe("a roll", () => {
  test("of a chain of three clacks three times, when the balls meet, each clack higher than the one before", () => {
    const heard = hearAction(listen(...CHAIN), roll(RIGHT));
    const hits = stretchesOf(CHAIN, RIGHT).filter(({ ending }) => ending === "hit");
    expect(hits).toHaveLength(CHAIN_HITS);
    expect(framesOf(heard, "clack")).toEqual(hits.map(({ endMs }) => frameOf(0, endMs)));
    expect(isRising(hertzOf(heard, "clack"))).toBe(true);
  });

  test("of balls that touch clacks for each of them", () => {
    expect(isRising(hertzOf(hearAction(listen("@ooooo......"), roll(RIGHT)), "clack"))).toBe(true);
    expect(hertzOf(hearAction(listen("@ooooo......"), roll(RIGHT)), "clack")).toHaveLength(5);
  });

  test("clacks higher and louder the farther it goes", () => {
    const clacks = ["@o..........", "@....o......", "@.........o."].map((row) => {
      const [clack] = hearAction(listen(row), roll(RIGHT)).filter(({ voice }) => voice === "clack");
      return clack.note;
    });
    expect(isRising(clacks.map(({ hertz }) => hertz))).toBe(true);
    expect(isRising(clacks.map(({ volume }) => volume))).toBe(true);
  });

  test("purrs in every frame until the ball stops, higher and higher", () => {
    const heard = hearAction(listen("@..........o"), roll(RIGHT));
    const [{ endMs }] = stretchesOf(["@..........o"], RIGHT);
    const purr = heard.filter(({ voice, frame }) => voice === "roll" && frame <= frameOf(0, endMs));
    expect(purr.map(({ frame }) => frame)).toEqual(Array.from({ length: frameOf(0, endMs) + 1 }, (_, frame) => frame));
    expect(isRising(purr.slice(0, -1).map(({ note }) => note.hertz))).toBe(true);
  });

  test("that is cut short is not heard to its end", () => {
    const listener = listen(...CHAIN);
    applyAction(listener, roll(RIGHT));
    const first = listener.heard.length;
    const clacks = hertzOf(hearAction(listener, roll(RIGHT)), "clack");
    expect(hertzOf(listener.heard.slice(0, first), "clack")).toEqual([]);
    expect(clacks).toHaveLength(stretchesOf(CHAIN, RIGHT).filter(({ ending }) => ending === "hit").length - 1);
  });
});

describe("a fall", () => {
  test("begins when the ball crosses the edge, and goes up, as all that is good", () => {
    const heard = hearAction(listen(...CHAIN), roll(RIGHT));
    const edgeMs = stretchesOf(CHAIN, RIGHT)[CHAIN_HITS].endMs;
    const notes = hertzOf(heard, "chime");
    expect(notes).toHaveLength(3);
    expect(isRising(notes)).toBe(true);
    const edgeFrame = frameOf(0, edgeMs);
    expect(framesOf(heard, "chime")[0]).toBeGreaterThanOrEqual(edgeFrame);
    expect(framesOf(heard, "chime")[0]).toBeLessThanOrEqual(edgeFrame + 1);
  });

  test("that ends the level goes down", () => {
    const [first, ...more] = hertzOf(hearAction(listen(...CHAIN), roll(DOWN)), "fall");
    expect(isRising([first, ...more].reverse())).toBe(true);
  });
});

describe("what slides", () => {
  const moved = (puzzleId: string, direction: Direction, ...rows: readonly string[]): HeardNote[] =>
    hearAction(listenTo({ puzzleId, rows }), roll(direction));

  test("hisses on ice, softer and softer, and brushes through snow", () => {
    const heard = moved("ice-path", RIGHT, "@.......*.", ".........O");
    const volumes = heard.filter(({ voice }) => voice === "hiss").map(({ note }) => note.volume);
    expect(volumes.length).toBeGreaterThan(2);
    expect(isRising([...volumes].reverse())).toBe(true);
    expect(framesOf(heard, "brush")).toHaveLength(1);
    expect(framesOf(heard, "clack")).toEqual([]);
  });

  test("plays two notes by turns in the playroom", () => {
    const notes = hertzOf(moved("skid", RIGHT, "##R####", "#r....#", "#.....#", "#######"), "toy");
    expect(notes.length).toBeGreaterThan(0);
    for (const hertz of notes) expect([698, 523]).toContain(hertz);
    for (let at = 1; at < notes.length; at++) expect(notes[at]).not.toBe(notes[at - 1]);
  });

  test("rumbles and ends with a thud where it is heavy", () => {
    const heavy = moved("fruit", RIGHT, "s....", "A.B.A", "B....");
    expect(framesOf(heavy, "rumble").length).toBeGreaterThan(0);
    expect(framesOf(heavy, "thud")).toHaveLength(1);
    const light = moved("fruit", RIGHT, "=....", "A.B.A", "B....");
    expect(framesOf(light, "rumble")).toEqual([]);
    expect(framesOf(light, "thud")).toEqual([]);
  });
});

describe("an arrival", () => {
  test("splashes before its notes where there is water", () => {
    const heard = hearAction(listenTo({ puzzleId: "ice-path", rows: ["@...O"] }), roll(RIGHT));
    const splash = heard.filter(({ voice, frame }) => voice === "hiss" && frame > framesOf(heard, "glass")[0] - 5);
    const volumes = splash.map(({ note }) => note.volume).slice(-3);
    expect(isRising(volumes)).toBe(true);
    expect(hertzOf(heard, "glass").filter((hertz) => [440, 554, 880].includes(hertz))).toEqual([440, 554, 880]);
  });

  test("is a call at the finish", () => {
    const heard = hearAction(listenTo({ puzzleId: "penguin", rows: ["@...F"] }), roll(RIGHT));
    expect(hertzOf(heard, "horn").filter((hertz) => hertz === 523 || hertz === 784)).toEqual([523, 784]);
  });

  test("of a pair sounds as one", () => {
    const heard = hearAction(listenTo({ puzzleId: "fruit", rows: ["A...A", ".....", "....."] }), roll(RIGHT));
    expect(hertzOf(heard, "string")).toEqual([784, 988]);
  });
});

test("who is woken growls, higher and higher", () => {
  const heard = hearAction(listenTo({ puzzleId: "fruit", rows: ["=...h", "A.B.A", "B...."] }), roll(RIGHT));
  const growls = hertzOf(heard, "growl");
  expect(growls.length).toBeGreaterThan(1);
  expect(isRising(growls)).toBe(true);
});

function listenToPenguin(rows: readonly string[]): ReturnType<typeof listen> {
  return listenTo({ puzzleId: "penguin", rows });
}

describe("a treadmill", () => {
  test("ticks as long as it carries, and what it carries does not hiss", () => {
    const heard = hearAction(listenToPenguin(BELT), roll(RIGHT));
    expect(framesOf(heard, "tick")).toHaveLength(Math.floor(BELT_MS / 64));
    expect(new Set(hertzOf(heard, "tick")).size).toBe(1);
    expect(framesOf(heard, "hiss").length).toBeGreaterThan(0);
    expect(Math.max(...framesOf(heard, "hiss"))).toBeLessThanOrEqual(Math.min(...framesOf(heard, "tick")));
  });
});

describe("a way through doors", () => {
  test("is a glide from C up to G, and no fall", () => {
    const heard = hearAction(listenToPenguin(DOORS), roll(RIGHT));
    expect(hertzOf(heard, "pluck")).toEqual([523, 554, 587, 622, 659, 698, 740, 784]);
    expect(framesOf(heard, "fall")).toEqual([]);
  });

  test("is the same notes down and softly where time is turned back", () => {
    const listener = listenToPenguin(["@..a....a..#", "...........F"]);
    const onward = hearAction(listener, roll(RIGHT));
    const before = listener.heard.length;
    for (let at = 0; at < 60; at++) applyAction(listener, { kind: "crank", degrees: -1 });
    const back = listener.heard.slice(before);
    expect(hertzOf(back, "pluck").reverse()).toEqual(hertzOf(onward, "pluck"));
    expect(hertzOf(back, "pluck").length).toBeGreaterThan(3);
    expect(loudest(back)).toBeLessThan(loudest(onward));
  });
});

describe("a piece that is lost where it stands", () => {
  test("is heard as a fall that ends the level, once it has come there", () => {
    const heard = hearAction(listenToPenguin(PICKS), roll(RIGHT));
    expect(hertzOf(heard, "fall")).toEqual(hertzOf(hearAction(listen(...CHAIN), roll(DOWN)), "fall"));
    expect(framesOf(heard, "fall")[0]).toBeGreaterThan(Math.max(...framesOf(heard, "roll")) - 2);
  });
});

describe("a rewind", () => {
  test.each<[string, (listener: ReturnType<typeof listen>) => HeardNote[]]>([
    ["by step", (listener) => hearAction(listener, BACK)],
    [
      "by crank",
      (listener) => {
        const before = listener.heard.length;
        for (let at = 0; at < 30; at++) applyAction(listener, { kind: "crank", degrees: -2 });
        return listener.heard.slice(before);
      },
    ],
  ])("%s plays the same clacks, lower, and the same arrivals in reverse order and softly", (_, rewind) => {
    const listener = listen(...CHAIN);
    const onward = hearAction(listener, roll(RIGHT));
    const back = rewind(listener);
    const clacks = hertzOf(onward, "clack");
    const clacksBack = hertzOf(back, "clack").reverse();
    expect(clacksBack).toHaveLength(clacks.length);
    clacksBack.forEach((hertz, at) => expect(hertz).toBeLessThan(clacks[at]));
    expect(isRising(clacksBack)).toBe(true);
    expect(hertzOf(back, "chime").reverse()).toEqual(hertzOf(onward, "chime"));
    expect(framesOf(back, "clack")[0]).toBeGreaterThan(framesOf(back, "chime")[0]);
    expect(loudest(back)).toBeLessThan(loudest(onward) / 2);
    expect(framesOf(back, "roll")).toEqual([]);
  });

  test("ticks four times a move, lower and lower as far as the first", () => {
    const listener = listen("@.o.........", "..o.........", "............");
    hearAction(listener, roll(RIGHT));
    hearAction(listener, roll(DOWN));
    const before = listener.heard.length;
    // Two moves of sixty degrees, so slowly that no frame has two ticks.
    for (let at = 0; at < 60; at++) applyAction(listener, { kind: "crank", degrees: -2 });
    const ticks = hertzOf(listener.heard.slice(before), "tick");
    expect(ticks).toHaveLength(8);
    expect(isRising([...ticks].reverse())).toBe(true);
  });

  test("of a whole move in one frame plays the clack it came past last", () => {
    const listener = listen("@.ooo.......");
    const [first] = hertzOf(hearAction(listener, roll(RIGHT)), "clack");
    const back = hearAction(listener, { kind: "crank", degrees: -60 });
    expect(hertzOf(back, "clack")).toHaveLength(1);
    expect(hertzOf(back, "clack")[0]).toBeLessThan(first);
  });

  test("and what it took back, cranked onward again, sounds as it did", () => {
    const listener = listen(...CHAIN);
    const onward = hearAction(listener, roll(RIGHT));
    hearAction(listener, BACK);
    const before = listener.heard.length;
    for (let at = 0; at < 60; at++) applyAction(listener, { kind: "crank", degrees: 1 });
    const again = listener.heard.slice(before);
    expect(hertzOf(again, "clack")).toEqual(hertzOf(onward, "clack"));
    expect(hertzOf(again, "chime")).toEqual(hertzOf(onward, "chime"));
    // The purr slows down with the crank: it does not hum on in every frame.
    expect(framesOf(again, "roll").length).toBeLessThan(framesOf(onward, "roll").length * 1.5);
  });
});

describe("the volume", () => {
  function heardAt(level: number): HeardNote[] {
    const listener = listen(...CHAIN);
    applyAction(listener, { kind: "volume", level });
    const heard = [...hearAction(listener, roll(RIGHT)), ...hearAction(listener, BACK)];
    for (const name of SOUNDS) heard.push(...hearAction(listener, { kind: "sound", name }, 1));
    return heard;
  }

  test("is silence at 0, and rises from level to level", () => {
    expect(heardAt(0)).toEqual([]);
    expect(isRising([1, 2, 3].map((level) => loudest(heardAt(level))))).toBe(true);
  });

  test("is never below off or above full", () => {
    expect(heardAt(-1)).toEqual([]);
    expect(loudest(heardAt(99))).toBe(loudest(heardAt(3)));
  });
});

describe("the signs of the menus", () => {
  test("all sound, each in its own way", () => {
    const listener = listen(...CHAIN);
    const ways = SOUNDS.map((name) => {
      const heard = hearAction(listener, { kind: "sound", name });
      expect(heard.length, name).toBeGreaterThan(0);
      return heard.map(({ voice, note }) => `${voice} ${note.hertz}`).join();
    });
    expect(new Set(ways).size).toBe(SOUNDS.length);
  });
});

test("nothing sounds while nothing moves", () => {
  const listener = listen(...CHAIN);
  expect(hearAction(listener, WAIT, 300)).toEqual([]);
  hearAction(listener, roll(RIGHT));
  expect(hearAction(listener, WAIT, 300)).toEqual([]);
});

describe("twenty thousand frames of random deeds", () => {
  const FRAMES = 20_000;
  const MAX_NOTES_OF_A_CUE = 4;
  const MAX_NOTES_OF_TIME = 6;
  const listener = listen("..o....@..o.", "o...o...o...", ".......o....", "..o....o..o.");
  const random = createRandom(20261120);
  const deeds = Array.from({ length: FRAMES }, () => randomDeed((limit) => drawBelow(random, limit)));
  for (const deed of deeds) applyAction(listener, deed);
  const { heard } = listener;

  test("are heard", () => {
    expect(new Set(heard.map(({ voice }) => voice))).toEqual(
      new Set(["roll", "clack", "knock", "fall", "tick", "pluck", "chime", "bell"]),
    );
  });

  test("ask for pitches that a tiny speaker carries, and for volumes from 0 to 1", () => {
    for (const { note } of heard) {
      expect(note.hertz).toBeGreaterThanOrEqual(400);
      expect(note.hertz).toBeLessThanOrEqual(3000);
      expect(note.volume).toBeGreaterThan(0);
      expect(note.volume).toBeLessThanOrEqual(1);
    }
  });

  test("ask for a few notes a frame at most", () => {
    const counts = deeds.map((deed) => (deed.kind === "sound" ? -MAX_NOTES_OF_A_CUE : 0));
    for (const { frame } of heard) counts[frame]++;
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_NOTES_OF_TIME);
  });
});

function randomDeed(limit: (limit: number) => number): PlayerAction {
  const kind = limit(20);
  if (kind === 0) return roll(limit(4) as Direction);
  if (kind === 1) return limit(3) === 0 ? { kind: "restart" } : BACK;
  if (kind < 5) return { kind: "crank", degrees: limit(8) === 0 ? limit(400) - 200 : limit(40) - 20 };
  if (kind === 5 && limit(10) === 0) return { kind: "sound", name: SOUNDS[limit(SOUNDS.length)] };
  return WAIT;
}

describe("a whole level's sound", () => {
  test("is never louder than the speaker can play, and its cues are of about the same loudness", () => {
    const listener = listen("@ooo.o......", "............");
    hearAction(listener, roll(RIGHT), 30);
    applyAction(listener, { kind: "sound", name: "cleared" });
    hearAction(listener, { kind: "sound", name: "medal" }, 30);
    expect(peak(listener.heard)).toBeGreaterThan(0.3);
    expect(peak(listener.heard)).toBeLessThanOrEqual(1);
    for (const name of SOUNDS) {
      const cue = peak(hearAction(listen(...CHAIN), { kind: "sound", name }));
      expect(cue, name).toBeGreaterThan(0.2);
      expect(cue, name).toBeLessThan(0.5);
    }
  });

  test("takes at most 0.35 device milliseconds of any frame", () => {
    const deeds: PlayerAction[] = [roll(RIGHT), ...Array.from({ length: 30 }, () => WAIT), BACK];
    for (let at = 0; at < 30; at++) deeds.push(WAIT);
    const [heard, unheard] = [true, false].map((isHeard) => {
      const listener = listen("@.o.o.o.ooo.");
      listener.isHeard = isHeard;
      return deeds.map((deed) => applyAction(listener, deed));
    });
    const costs = heard.map((ms, at) => ms - unheard[at]);
    expect(Math.max(...costs)).toBeGreaterThan(0.01);
    expect(Math.max(...costs)).toBeLessThanOrEqual(0.35);
  });
});

function peak(heard: readonly HeardNote[]): number {
  return render(heard, 44_100).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
