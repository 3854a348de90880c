import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RECENT_LEVELS } from "../../src/game/endless";
import type { Progress } from "../../src/game/progress";
import { freshSave, packSave, puzzleSave, SAVE_VERSION, unpackSave, upgrade, type Save } from "../../src/game/save";
import { DIRECTIONS, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { SEED_LIMIT } from "../../src/kernel/random";

const PACKED = `lessonsDone 2
# settings
lampIsShown no
soundVolume 1
animationSpeed brisk
lessFlashing yes
hudSide right
# stats
levelsCleared 120
movesMade 4711
rewinds 99
streak 5
longestStreak 17
# daily
lastDay 9820
streak 3
bestStreak 8
lastMap 3 @.o..o
lastMoves RDR
# puzzle some
medals 0137
rushBest 12
# endless
best 34
seed 7
levelNumber 12
recent 11,12,13
map 4 @..o....
moves UL
goal 1
# puzzle other
medals 
rushBest 0`;

const SAVE: Save = {
  lessonsDone: 2,
  settings: { lampIsShown: false, soundVolume: 1, animationSpeed: "brisk", lessFlashing: true, hudSide: "right" },
  stats: { levelsCleared: 120, movesMade: 4711, rewinds: 99, streak: 5, longestStreak: 17 },
  daily: { lastDay: 9820, streak: 3, bestStreak: 8, lastMap: "@.o\n..o", lastMoves: [1, 2, 1] },
  puzzles: [
    {
      id: "some",
      medals: "0137",
      rushBest: 12,
      endless: {
        best: 34,
        seed: 7,
        levelNumber: 12,
        recent: [11, 12, 13],
        map: "@..o\n....",
        moves: [UP, LEFT],
        goal: 1,
      },
    },
    { id: "other", medals: "", rushBest: 0, endless: undefined },
  ],
};

const count = fc.integer({ min: 0, max: SEED_LIMIT - 1 });
const number = fc.integer({ min: 1, max: SEED_LIMIT - 1 });
const moves = fc.array(fc.constantFrom(...DIRECTIONS));
const cell = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
const map = fc
  .integer({ min: 1, max: 24 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 24 }))
  .map((rows) => rows.map((row) => row.join("")).join("\n"));

const endless: fc.Arbitrary<Progress> = fc.record({
  best: number,
  seed: count,
  levelNumber: number,
  recent: fc.array(count, { maxLength: RECENT_LEVELS }),
  map: fc.oneof(map, fc.constant("")),
  moves,
  goal: count,
});

const saves: fc.Arbitrary<Save> = fc.record({
  lessonsDone: count,
  settings: fc.record({
    lampIsShown: fc.boolean(),
    soundVolume: fc.integer({ min: 0, max: 3 }),
    animationSpeed: fc.constantFrom("calm" as const, "brisk" as const),
    lessFlashing: fc.boolean(),
    hudSide: fc.constantFrom("left" as const, "right" as const),
  }),
  stats: fc.record({ levelsCleared: count, movesMade: count, rewinds: count, streak: count, longestStreak: count }),
  daily: fc.record({
    lastDay: count,
    streak: count,
    bestStreak: count,
    lastMap: fc.oneof(map, fc.constant("")),
    lastMoves: moves,
  }),
  puzzles: fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z][a-z-]{0,9}$/),
      medals: fc.stringMatching(/^[0-8]{0,100}$/),
      rushBest: count,
      endless: fc.option(endless, { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  ),
});

describe("a save", () => {
  test("is packed as one text, always in the same order", () => {
    expect(packSave(SAVE)).toBe(PACKED);
  });

  test("comes back as it was packed", () => {
    fc.assert(
      fc.property(saves, (save) => {
        expect(unpackSave(packSave(save), SAVE_VERSION)).toEqual(save);
      }),
    );
  });

  test("of a new player comes back too", () => {
    expect(unpackSave(packSave(freshSave()), SAVE_VERSION)).toEqual(freshSave());
  });

  test("keeps a count that has outgrown its field at the most, and a fraction as a whole number", () => {
    const save = freshSave();
    save.stats.movesMade = SEED_LIMIT + 5;
    save.stats.rewinds = -1;
    save.stats.levelsCleared = 2.5;
    expect(unpackSave(packSave(save), SAVE_VERSION).stats).toMatchObject({
      movesMade: SEED_LIMIT - 1,
      rewinds: 0,
      levelsCleared: 2,
    });
  });

  test("begins what is kept of a puzzle when it is first asked for", () => {
    const save = freshSave();
    const puzzle = puzzleSave(save, "some");
    expect(puzzle).toEqual({ id: "some", medals: "", rushBest: 0, endless: undefined });
    expect(puzzleSave(save, "some")).toBe(puzzle);
    expect(save.puzzles).toHaveLength(1);
  });
});

// Every line that holds a field, by what it is set to when it is missing or wrong.
const fields: readonly (readonly [line: string, wrong: readonly string[], lost: (save: Save) => void])[] = [
  ["lessonsDone 2", ["two", "-1", "16777216", "999999999"], (s) => (s.lessonsDone = 0)],
  ["lampIsShown no", ["", "No", "0"], (s) => (s.settings.lampIsShown = true)],
  ["soundVolume 1", ["4", "-1", "1.0", ""], (s) => (s.settings.soundVolume = 3)],
  ["animationSpeed brisk", ["fast", ""], (s) => (s.settings.animationSpeed = "calm")],
  ["lessFlashing yes", ["maybe"], (s) => (s.settings.lessFlashing = false)],
  ["hudSide right", ["top"], (s) => (s.settings.hudSide = "left")],
  ["levelsCleared 120", ["0x10", "1e3"], (s) => (s.stats.levelsCleared = 0)],
  ["movesMade 4711", [" 4711", "4711 "], (s) => (s.stats.movesMade = 0)],
  ["rewinds 99", ["nan"], (s) => (s.stats.rewinds = 0)],
  ["streak 5", ["5-"], (s) => (s.stats.streak = 0)],
  ["longestStreak 17", ["17.5"], (s) => (s.stats.longestStreak = 0)],
  ["lastDay 9820", ["today"], (s) => (s.daily.lastDay = 0)],
  ["streak 3", ["+3"], (s) => (s.daily.streak = 0)],
  ["bestStreak 8", ["8,"], (s) => (s.daily.bestStreak = 0)],
  ["lastMap 3 @.o..o", ["@.o..o", "25 @", "", "x @"], (s) => (s.daily.lastMap = "")],
  ["lastMoves RDR", ["RXR", "rdr"], (s) => (s.daily.lastMoves = [])],
  ["medals 0137", ["0139", "01 37"], (s) => (s.puzzles[0].medals = "")],
  ["rushBest 12", ["twelve"], (s) => (s.puzzles[0].rushBest = 0)],
  ["best 34", ["0", ""], (s) => (run(s).best = 1)],
  ["seed 7", ["16777216"], (s) => (run(s).seed = 0)],
  ["levelNumber 12", ["0"], (s) => (run(s).levelNumber = 1)],
  ["recent 11,12,13", ["11,,13", ",", "1,2,x", new Array(21).fill(1).join(",")], (s) => (run(s).recent = [])],
  ["map 4 @..o....", ["-4 @", "4"], (s) => (run(s).map = "")],
  ["moves UL", ["U L"], (s) => (run(s).moves = [])],
  ["goal 1", ["-1"], (s) => (run(s).goal = 0)],
];

function run(save: Save): Progress {
  const progress = save.puzzles[0].endless;
  if (progress === undefined) throw new Error("there is no run");
  return progress;
}

describe("a field that is missing or wrong has its default, and nothing else is lost:", () => {
  test.each(fields)("%s", (line, wrong, lose) => {
    const rest = structuredClone(SAVE);
    lose(rest);
    expect(rest).not.toEqual(SAVE);
    const name = line.slice(0, line.indexOf(" "));
    for (const instead of ["", name, ...wrong.map((value) => `${name} ${value}`)]) {
      const packed = PACKED.replace(`\n${line}\n`, `\n${instead}\n`).replace(new RegExp(`^${line}\n`), `${instead}\n`);
      expect(packed).not.toBe(PACKED);
      expect(unpackSave(packed, SAVE_VERSION), instead).toEqual(rest);
    }
  });

  test("that is every field", () => {
    const names = PACKED.split("\n").filter((line) => !line.startsWith("# "));
    const ofOther = ["medals ", "rushBest 0"];
    expect(names.filter((line) => !ofOther.includes(line))).toEqual(fields.map(([line]) => line));
  });
});

describe("whatever text is unpacked", () => {
  test("lines and sections that are unknown change nothing", () => {
    const more = PACKED.replace("# stats", "volumeOfTheWorld 11\n# weather\nmovesMade 5\nrain yes\n# stats");
    expect(unpackSave(more, SAVE_VERSION)).toEqual(SAVE);
  });

  test("there comes a save that can be packed and unpacked again", () => {
    const line = fc.oneof(fc.constantFrom(...PACKED.split("\n")), fc.string(), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const save = unpackSave(lines.join("\n"), SAVE_VERSION);
        expect(unpackSave(packSave(save), SAVE_VERSION)).toEqual(save);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a save of an older version", () => {
  const upgrades = [
    (packed: string) => packed.replace("lamp 0", "lampIsShown no"),
    (packed: string) => packed.replace("clearedLevels", "levelsCleared"),
  ];
  const FIRST = "# settings\nlamp 0\n# stats\nclearedLevels 7";

  test("goes through every version after its own", () => {
    expect(upgrade(FIRST, 1, upgrades)).toBe("# settings\nlampIsShown no\n# stats\nlevelsCleared 7");
    const save = unpackSave(upgrade(FIRST, 1, upgrades), SAVE_VERSION);
    expect(save).toMatchObject({ settings: { lampIsShown: false }, stats: { levelsCleared: 7 } });
  });

  test("goes through no version before it", () => {
    expect(upgrade(FIRST, 2, upgrades)).toBe("# settings\nlamp 0\n# stats\nlevelsCleared 7");
    expect(upgrade(FIRST, 3, upgrades)).toBe(FIRST);
  });
});

test("a move that was made goes into the save", () => {
  const save = structuredClone(SAVE);
  run(save).moves = [UP, LEFT, RIGHT];
  expect(packSave(save)).toContain("\nmoves ULR\n");
});
