import { describe, expect, test } from "vitest";
import { render } from "../../simulator/sound/render";
import { DOWN, RIGHT, type Direction } from "../../src/kernel/direction";
import type { Motion, MoveRecorder } from "../../src/kernel/motion";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { expectParsed } from "../kernel/parse-results";
import { FRAME_MS, SOUND_NAMES, type PlayerAction } from "./sound-game/action";
import { applyAction, hearAction, hertzOf, listen, listenTo, type HeardNote } from "./sound-game/listener";

// In this level of the puzzle Last Ball, a move to the right makes a chain of three hits, after which the last ball
// leaves the board. Moves to the left and down lose the black ball.
const CHAIN = ["@..o....o.o.", "............"];
const CHAIN_HITS = 3;

const WAIT: PlayerAction = { kind: "wait" };
const BACK: PlayerAction = { kind: "back" };
const roll = (direction: Direction): PlayerAction => ({ kind: "roll", direction });

// In this level of Penguin, a move to the right leads the penguin over a treadmill. The penguin slides at 36
// milliseconds a cell.
const BELT = ["@.>........F"];
const BELT_MS = 132 + 9 * 36;
/** In this level of Penguin, a move to the right leads the penguin through a pair of doors. */
const DOORS = ["@..a....a..F"];
/** In this level of Penguin, a move to the right leads the penguin onto picks, so the level is lost. */
const PICKS = ["@...x......F"];

function motionsOf(rows: readonly string[], direction: Direction): readonly Motion[] {
  const rules = lastBall.rules(expectParsed(lastBall.parseMap(rows.join("\n"))));
  const recorder: MoveRecorder = { motions: [] };
  rules.move(rules.start, direction, recorder);
  return recorder.motions;
}

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
  return values.every((value, index) => index === 0 || value > values[index - 1]);
}

describe("the sound of a rolling ball", () => {
  test("a chain of three balls clacks three times when the balls meet, each time higher", () => {
    const heard = hearAction(listen(...CHAIN), roll(RIGHT));
    const hits = motionsOf(CHAIN, RIGHT).filter(({ ending }) => ending === "hit");
    expect(hits).toHaveLength(CHAIN_HITS);
    expect(framesOf(heard, "clack")).toEqual(hits.map(({ endMs }) => frameOf(0, endMs)));
    expect(isRising(hertzOf(heard, "clack"))).toBe(true);
  });

  test("a row of touching balls clacks once for each ball", () => {
    expect(isRising(hertzOf(hearAction(listen("@ooooo......"), roll(RIGHT)), "clack"))).toBe(true);
    expect(hertzOf(hearAction(listen("@ooooo......"), roll(RIGHT)), "clack")).toHaveLength(5);
  });

  test("the clack of two balls is higher and louder the farther the first ball has rolled", () => {
    const clacks = ["@o..........", "@....o......", "@.........o."].map((row) => {
      const [clack] = hearAction(listen(row), roll(RIGHT)).filter(({ voice }) => voice === "clack");
      return clack.note;
    });
    expect(isRising(clacks.map(({ hertz }) => hertz))).toBe(true);
    expect(isRising(clacks.map(({ volume }) => volume))).toBe(true);
  });

  test("a rolling ball purrs in every frame before it stops, higher and higher", () => {
    const heard = hearAction(listen("@..........o"), roll(RIGHT));
    const [{ endMs }] = motionsOf(["@..........o"], RIGHT);
    const purr = heard.filter(({ voice, frame }) => voice === "roll" && frame < frameOf(0, endMs));
    expect(purr.map(({ frame }) => frame)).toEqual(Array.from({ length: frameOf(0, endMs) }, (_, frame) => frame));
    expect(isRising(purr.slice(0, -1).map(({ note }) => note.hertz))).toBe(true);
  });

  test("the sounds of a move that is cut short are not played to their end", () => {
    const listener = listen(...CHAIN);
    applyAction(listener, roll(RIGHT));
    const first = listener.heard.length;
    const clacks = hertzOf(hearAction(listener, roll(RIGHT)), "clack");
    expect(hertzOf(listener.heard.slice(0, first), "clack")).toEqual([]);
    expect(clacks).toHaveLength(motionsOf(CHAIN, RIGHT).filter(({ ending }) => ending === "hit").length - 1);
  });
});

describe("the sound of a fall", () => {
  test("a white ball's fall begins when it crosses the edge, and its notes rise", () => {
    const heard = hearAction(listen(...CHAIN), roll(RIGHT));
    const edgeMs = motionsOf(CHAIN, RIGHT)[CHAIN_HITS].endMs;
    const notes = hertzOf(heard, "chime");
    expect(notes).toHaveLength(3);
    expect(isRising(notes)).toBe(true);
    const edgeFrame = frameOf(0, edgeMs);
    expect(framesOf(heard, "chime")[0]).toBeGreaterThanOrEqual(edgeFrame);
    expect(framesOf(heard, "chime")[0]).toBeLessThanOrEqual(edgeFrame + 1);
  });

  test("the notes of a fall that loses the level go down", () => {
    const [first, ...more] = hertzOf(hearAction(listen(...CHAIN), roll(DOWN)), "fall");
    expect(isRising([first, ...more].reverse())).toBe(true);
  });
});

describe("the sound of a slide", () => {
  const moved = (puzzleId: string, direction: Direction, ...rows: readonly string[]): HeardNote[] =>
    hearAction(listenTo({ puzzleId, rows }), roll(direction));

  test("the seal of Ice Path hisses on ice, softer and softer, and brushes through snow", () => {
    const heard = moved("ice-path", RIGHT, "@.......*.", ".........O");
    const volumes = heard.filter(({ voice }) => voice === "hiss").map(({ note }) => note.volume);
    expect(volumes.length).toBeGreaterThan(2);
    expect(isRising([...volumes].reverse())).toBe(true);
    expect(framesOf(heard, "brush")).toHaveLength(1);
    expect(framesOf(heard, "clack")).toEqual([]);
  });

  test("a sliding toy of Skid plays two notes by turns", () => {
    const notes = hertzOf(moved("skid", RIGHT, "##R####", "#r....#", "#.....#", "#######"), "toy");
    expect(notes.length).toBeGreaterThan(0);
    for (const hertz of notes) expect([698, 523]).toContain(hertz);
    for (let index = 1; index < notes.length; index++) expect(notes[index]).not.toBe(notes[index - 1]);
  });

  test("a seal knocks on a rock, and only clacks, lower, at the edge of the ice", () => {
    const [atRock, atEdge] = ["@...#.", "..@..."].map((row) => moved("ice-path", RIGHT, row, ".....O"));
    expect([framesOf(atRock, "knock").length, framesOf(atEdge, "knock").length]).toEqual([1, 0]);
    expect(hertzOf(atEdge, "clack")[0]).toBeLessThan(hertzOf(atRock, "clack")[0]);
  });

  test("a ball that is hit answers with a higher note", () => {
    const heard = hearAction(listen("@...o......."), roll(RIGHT));
    expect(hertzOf(heard, "tick")[0]).toBeGreaterThan(hertzOf(heard, "clack")[0]);
  });

  test("a penguin that slides into a tree thuds", () => {
    expect(framesOf(moved("penguin", RIGHT, "@..T.", "....F"), "thud")).toHaveLength(1);
    expect(framesOf(moved("penguin", RIGHT, "@..#.", "....F"), "thud")).toEqual([]);
  });

  test("a heavy sliding piece rumbles and stops with a thud", () => {
    const heavy = moved("fruit", RIGHT, "s....", "A.B.A", "B....");
    expect(framesOf(heavy, "rumble").length).toBeGreaterThan(0);
    expect(framesOf(heavy, "thud")).toHaveLength(1);
    const light = moved("fruit", RIGHT, "=....", "A.B.A", "B....");
    expect(framesOf(light, "rumble")).toEqual([]);
    expect(framesOf(light, "thud")).toEqual([]);
  });
});

describe("the sound of an arrival", () => {
  test("the seal of Ice Path splashes before it plays the notes of its arrival", () => {
    const heard = hearAction(listenTo({ puzzleId: "ice-path", rows: ["@...O"] }), roll(RIGHT));
    const splash = heard.filter(({ voice, frame }) => voice === "hiss" && frame > framesOf(heard, "glass")[0] - 5);
    const volumes = splash.map(({ note }) => note.volume).slice(-3);
    expect(isRising(volumes)).toBe(true);
    expect(hertzOf(heard, "glass").filter((hertz) => [440, 554, 880].includes(hertz))).toEqual([440, 554, 880]);
  });

  test("the penguin calls when it reaches the finish", () => {
    const heard = hearAction(listenTo({ puzzleId: "penguin", rows: ["@...F"] }), roll(RIGHT));
    expect(hertzOf(heard, "horn").filter((hertz) => hertz === 523 || hertz === 784)).toEqual([523, 784]);
  });

  test("a pair of fruits has one arrival sound", () => {
    const heard = hearAction(listenTo({ puzzleId: "fruit", rows: ["A...A", ".....", "....."] }), roll(RIGHT));
    expect(hertzOf(heard, "string")).toEqual([784, 988]);
  });
});

test("a hedgehog that is woken growls, higher and higher", () => {
  const heard = hearAction(listenTo({ puzzleId: "fruit", rows: ["=...h", "A.B.A", "B...."] }), roll(RIGHT));
  const growls = hertzOf(heard, "growl");
  expect(growls.length).toBeGreaterThan(1);
  expect(isRising(growls)).toBe(true);
});

test("a hedgehog that is woken growls no more when a pair leaves later in the same move", () => {
  const growls = (lastRow: string) => {
    const rows = ["=..h..", "......", lastRow];
    return hertzOf(hearAction(listenTo({ puzzleId: "fruit", rows }), roll(RIGHT)), "growl");
  };
  const alone = growls("A.#..A");
  expect(alone.length).toBeGreaterThan(0);
  expect(growls("A....A")).toEqual(alone);
});

function listenToPenguin(rows: readonly string[]): ReturnType<typeof listen> {
  return listenTo({ puzzleId: "penguin", rows });
}

describe("the sound of a treadmill", () => {
  test("a treadmill ticks while it carries the penguin, which does not hiss meanwhile", () => {
    const heard = hearAction(listenToPenguin(BELT), roll(RIGHT));
    expect(framesOf(heard, "tick")).toHaveLength(Math.floor(BELT_MS / 64));
    expect(new Set(hertzOf(heard, "tick")).size).toBe(1);
    expect(framesOf(heard, "hiss").length).toBeGreaterThan(0);
    expect(Math.max(...framesOf(heard, "hiss"))).toBeLessThanOrEqual(Math.min(...framesOf(heard, "tick")));
  });
});

describe("the sound of a pair of doors", () => {
  test("a penguin that passes two doors plays the notes from C up to G, and no fall", () => {
    const heard = hearAction(listenToPenguin(DOORS), roll(RIGHT));
    expect(hertzOf(heard, "pluck")).toEqual([523, 554, 587, 622, 659, 698, 740, 784]);
    expect(framesOf(heard, "fall")).toEqual([]);
  });

  test("turning time back through two doors plays the same notes downwards and more softly", () => {
    const listener = listenToPenguin(["@..a....a..#", "...........F"]);
    const forward = hearAction(listener, roll(RIGHT));
    const before = listener.heard.length;
    for (let frame = 0; frame < 60; frame++) applyAction(listener, { kind: "crank", degrees: -1 });
    const back = listener.heard.slice(before);
    expect(hertzOf(back, "pluck").reverse()).toEqual(hertzOf(forward, "pluck"));
    expect(hertzOf(back, "pluck").length).toBeGreaterThan(3);
    expect(loudest(back)).toBeLessThan(loudest(forward));
  });
});

describe("the sound of a piece that is lost on its cell", () => {
  test("the notes of a losing fall are played when the piece has reached its cell", () => {
    const heard = hearAction(listenToPenguin(PICKS), roll(RIGHT));
    expect(hertzOf(heard, "fall")).toEqual(hertzOf(hearAction(listen(...CHAIN), roll(DOWN)), "fall"));
    expect(framesOf(heard, "fall")[0]).toBeGreaterThan(Math.max(...framesOf(heard, "roll")) - 2);
  });
});

describe("the sound of a rewind", () => {
  test.each<[string, (listener: ReturnType<typeof listen>) => HeardNote[]]>([
    ["by step", (listener) => hearAction(listener, BACK)],
    [
      "by crank",
      (listener) => {
        const before = listener.heard.length;
        for (let frame = 0; frame < 30; frame++) applyAction(listener, { kind: "crank", degrees: -2 });
        return listener.heard.slice(before);
      },
    ],
  ])("a rewind %s plays the clacks lower and the arrivals softly, both in reverse order", (_, rewind) => {
    const listener = listen(...CHAIN);
    const forward = hearAction(listener, roll(RIGHT));
    const back = rewind(listener);
    const clacks = hertzOf(forward, "clack");
    const clacksBack = hertzOf(back, "clack").reverse();
    expect(clacksBack).toHaveLength(clacks.length);
    clacksBack.forEach((hertz, index) => expect(hertz).toBeLessThan(clacks[index]));
    expect(isRising(clacksBack)).toBe(true);
    expect(hertzOf(back, "chime").reverse()).toEqual(hertzOf(forward, "chime"));
    expect(framesOf(back, "clack")[0]).toBeGreaterThan(framesOf(back, "chime")[0]);
    expect(loudest(back)).toBeLessThan(loudest(forward) / 2);
    expect(framesOf(back, "roll")).toEqual([]);
  });

  test("the crank ticks four times for each move, lower and lower towards the first move", () => {
    const listener = listen("@.o.........", "..o.........", "............");
    hearAction(listener, roll(RIGHT));
    hearAction(listener, roll(DOWN));
    const before = listener.heard.length;
    // Turns the crank back by 120 degrees, which takes back two moves. The crank turns so slowly that no frame has two
    // of its ticking sounds.
    for (let frame = 0; frame < 60; frame++) applyAction(listener, { kind: "crank", degrees: -2 });
    const ticks = hertzOf(listener.heard.slice(before), "tick");
    expect(ticks).toHaveLength(8);
    expect(isRising([...ticks].reverse())).toBe(true);
  });

  test("a whole move undone in one frame plays only the clack that was passed last", () => {
    const listener = listen("@.ooo.......");
    const [first] = hertzOf(hearAction(listener, roll(RIGHT)), "clack");
    const back = hearAction(listener, { kind: "crank", degrees: -60 });
    expect(hertzOf(back, "clack")).toHaveLength(1);
    expect(hertzOf(back, "clack")[0]).toBeLessThan(first);
  });

  test("moves that the crank repeats after a rewind sound as they did at first", () => {
    const listener = listen(...CHAIN);
    const forward = hearAction(listener, roll(RIGHT));
    hearAction(listener, BACK);
    const before = listener.heard.length;
    for (let frame = 0; frame < 60; frame++) applyAction(listener, { kind: "crank", degrees: 1 });
    const again = listener.heard.slice(before);
    expect(hertzOf(again, "clack")).toEqual(hertzOf(forward, "clack"));
    expect(hertzOf(again, "chime")).toEqual(hertzOf(forward, "chime"));
    // The crank replays the move more slowly than the player first made it, so the replay lasts more frames. But the
    // slower the crank turns, the more frames pass between two rolling sounds. So the replay has hardly more rolling
    // sounds than the move had at first.
    expect(framesOf(again, "roll").length).toBeLessThan(framesOf(forward, "roll").length * 1.5);
  });
});

describe("the volume", () => {
  function heardAt(level: number): HeardNote[] {
    const listener = listen(...CHAIN);
    applyAction(listener, { kind: "volume", level });
    const heard = [...hearAction(listener, roll(RIGHT)), ...hearAction(listener, BACK)];
    for (const name of SOUND_NAMES) heard.push(...hearAction(listener, { kind: "sound", name }, 1));
    return heard;
  }

  test("sounds are silent at volume 0, and each higher volume is louder", () => {
    expect(heardAt(0)).toEqual([]);
    expect(isRising([1, 2, 3].map((level) => loudest(heardAt(level))))).toBe(true);
  });

  test("a volume setting out of range counts as off or full", () => {
    expect(heardAt(-1)).toEqual([]);
    expect(loudest(heardAt(99))).toBe(loudest(heardAt(3)));
  });
});

describe("the sounds of menus and results", () => {
  test("each sound of menus and results has its own notes", () => {
    const listener = listen(...CHAIN);
    const sequences = SOUND_NAMES.map((name) => {
      const heard = hearAction(listener, { kind: "sound", name });
      expect(heard.length, name).toBeGreaterThan(0);
      return heard.map(({ voice, note }) => `${voice} ${note.hertz}`).join();
    });
    expect(new Set(sequences).size).toBe(SOUND_NAMES.length);
  });
});

test("no sound is played while nothing moves", () => {
  const listener = listen(...CHAIN);
  expect(hearAction(listener, WAIT, 300)).toEqual([]);
  hearAction(listener, roll(RIGHT));
  expect(hearAction(listener, WAIT, 300)).toEqual([]);
});

describe("twenty thousand frames of random actions", () => {
  const FRAMES = 20_000;
  const MAX_NOTES_OF_A_CUE = 4;
  const MAX_NOTES_OF_TIME = 7;
  const listener = listen("..o....@..o.", "o...o...o...", ".......o....", "..o....o..o.");
  const random = createRandom(20261120);
  const actions = Array.from({ length: FRAMES }, () => randomAction((limit) => drawRandomBelow(random, limit)));
  for (const action of actions) applyAction(listener, action);
  const { heard } = listener;

  test("random actions make all the sounds of Last Ball", () => {
    expect(new Set(heard.map(({ voice }) => voice))).toEqual(
      new Set(["roll", "clack", "knock", "fall", "tick", "pluck", "chime", "bell"]),
    );
  });

  test("all notes have a pitch that a small speaker can play and a volume from 0 to 1", () => {
    for (const { note } of heard) {
      expect(note.hertz).toBeGreaterThanOrEqual(400);
      expect(note.hertz).toBeLessThanOrEqual(3000);
      expect(note.volume).toBeGreaterThan(0);
      expect(note.volume).toBeLessThanOrEqual(1);
    }
  });

  test("the game plays only a few notes in each frame", () => {
    const counts = actions.map((action) => (action.kind === "sound" ? -MAX_NOTES_OF_A_CUE : 0));
    for (const { frame } of heard) counts[frame]++;
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_NOTES_OF_TIME);
  });
});

function randomAction(limit: (limit: number) => number): PlayerAction {
  const kind = limit(20);
  if (kind === 0) return roll(limit(4) as Direction);
  if (kind === 1) return limit(3) === 0 ? { kind: "restart" } : BACK;
  if (kind < 5) return { kind: "crank", degrees: limit(8) === 0 ? limit(400) - 200 : limit(40) - 20 };
  if (kind === 5 && limit(10) === 0) return { kind: "sound", name: SOUND_NAMES[limit(SOUND_NAMES.length)] };
  return WAIT;
}

describe("the sound of a whole level", () => {
  test("all sounds together never exceed full volume, and all sounds are about equally loud", () => {
    const listener = listen("@ooo.o......", "............");
    hearAction(listener, roll(RIGHT), 30);
    applyAction(listener, { kind: "sound", name: "cleared" });
    hearAction(listener, { kind: "sound", name: "third sign" }, 30);
    expect(peak(listener.heard)).toBeGreaterThan(0.3);
    expect(peak(listener.heard)).toBeLessThanOrEqual(1);
    for (const name of SOUND_NAMES) {
      const cue = peak(hearAction(listen(...CHAIN), { kind: "sound", name }));
      expect(cue, name).toBeGreaterThan(0.2);
      expect(cue, name).toBeLessThan(0.5);
    }
  });

  test("sounds cost at most 0.38 device milliseconds in any frame", () => {
    const actions: PlayerAction[] = [roll(RIGHT), ...Array.from({ length: 30 }, () => WAIT), BACK];
    for (let frame = 0; frame < 30; frame++) actions.push(WAIT);
    const [heard, unheard] = [true, false].map((isHeard) => {
      const listener = listen("@.o.o.o.ooo.");
      listener.isHeard = isHeard;
      return actions.map((action) => applyAction(listener, action));
    });
    const costs = heard.map((ms, index) => ms - unheard[index]);
    expect(Math.max(...costs)).toBeGreaterThan(0.01);
    expect(Math.max(...costs)).toBeLessThanOrEqual(0.38);
  });
});

function peak(heard: readonly HeardNote[]): number {
  return render(heard, 44_100).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
