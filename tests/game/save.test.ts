import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSections } from "../../src/game/save/checksum";
import type { ResumePoint } from "../../src/game/save/resume-point";
import {
  createFreshSave,
  openResumePoint,
  packSave,
  packResumePoint,
  openPuzzleSave,
  readAllSections,
  readSections,
  unpackSections,
  type Save,
} from "../../src/game/save/save";
import { MODE_NAMES } from "../../src/game/save/tally";
import { LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { SEED_LIMIT } from "../../src/kernel/random";
import { withoutChecksums, sectionsOfPlain, unpackSave } from "./plain-save";
import { OTHER, PACKED, SAVE } from "./packed-save";
import { EMPTY_DAILY, saves } from "./random-saves";

describe("packing a save", () => {
  test("the text of a save is always in the same order", () => {
    expect(withoutChecksums(packSave(SAVE).text)).toBe(PACKED);
  });

  test("any save is read back unchanged", () => {
    fc.assert(
      fc.property(saves, (save) => {
        expect(unpackSave(packSave(save).text)).toEqual(save);
      }),
    );
  });

  test("the save of a new player is read back unchanged", () => {
    expect(unpackSave(packSave(createFreshSave()).text)).toEqual(createFreshSave());
  });

  test("a count that is too large is saved as the largest one, and a fraction is rounded down", () => {
    const save = createFreshSave();
    save.stats.movesMade = SEED_LIMIT + 5;
    save.stats.rewinds = -1;
    save.stats.levelsCleared = 2.5;
    expect(unpackSave(packSave(save).text).stats).toMatchObject({
      movesMade: SEED_LIMIT - 1,
      rewinds: 0,
      levelsCleared: 2,
    });
  });

  test("the saved data of a puzzle is created when the game first asks for it", () => {
    const save = createFreshSave();
    const puzzle = openPuzzleSave(save, "some");
    expect(puzzle).toEqual({
      id: "some",
      medals: "",
      bestMoves: [],
      rushBest: 0,
      pace: "rising",
      bestLevels: [],
      levelsCleared: 0,
      unaidedStreak: 0,
      helpDigits: "",
      helpDay: 0,
      firstLevelSketches: "",
      knownThings: "",
      daily: EMPTY_DAILY,
      endless: { cleared: 0, seenKeepsakes: 0 },
    });
    expect(openPuzzleSave(save, "some")).toBe(puzzle);
    expect(save.puzzles).toHaveLength(1);
  });
});

const resetResumePoint =
  (defaults: Partial<ResumePoint>) =>
  (save: Save): void => {
    save.resumePoints[0] = { ...save.resumePoints[0], ...defaults };
  };

/**
 * A row for every field of a save: its line in the saved text, wrong values for it, and the default that it gets if its
 * value is missing or wrong.
 */
const fields: readonly (readonly [line: string, wrong: readonly string[], defaults: (save: Save) => void])[] = [
  ["titlePuzzleId other", ["Other", "two words", "3"], (s) => (s.titlePuzzleId = "")],
  ["titleRow 3", ["three", "-1", "21", "999999999"], (s) => (s.titleRow = 0)],
  ["knownControls q", ["Q", "q,"], (s) => (s.knownControls = "")],
  ["lastPlaceDay 9822", ["today", "-1"], (s) => (s.lastPlaceDay = 0)],
  ["lampIsShown no", ["", "No", "0"], (s) => (s.settings.isLampShown = true)],
  ["soundVolume 1", ["4", "-1", "1.0", ""], (s) => (s.settings.soundVolume = 3)],
  ["animationSpeed brisk", ["fast", ""], (s) => (s.settings.animationSpeed = "calm")],
  ["hasLessFlashing yes", ["maybe"], (s) => (s.settings.hasLessFlashing = false)],
  ["undoSpeed at-once", ["at once"], (s) => (s.settings.undoSpeed = "calm")],
  ["crankIsReversed yes", ["left"], (s) => (s.settings.isCrankReversed = false)],
  ["isTiltOn yes", ["on"], (s) => (s.settings.isTiltOn = false)],
  ["musicVolume 1", ["4", "x"], (s) => (s.settings.musicVolume = 2)],
  ["name ANNA", ["Anna", "ANNA B", "MARLENE"], (s) => (s.settings.name = "")],
  ["levelsCleared 120", ["0x10", "1e3"], (s) => (s.stats.levelsCleared = 0)],
  ["movesMade 4711", [" 4711", "4711 ", "16777216"], (s) => (s.stats.movesMade = 0)],
  ["rewinds 99", ["nan"], (s) => (s.stats.rewinds = 0)],
  ["levelStreak 5", ["5-"], (s) => (s.stats.levelStreak = 0)],
  ["longestLevelStreak 17", ["17.5"], (s) => (s.stats.longestLevelStreak = 0)],
  ["dayLevels 3,0,12", ["3,,12", new Array(29).fill(1).join(",")], (s) => (s.stats.dayLevels = [])],
  ["countedDay 9819", ["today"], (s) => (s.stats.countedDay = 0)],
  ["text AAAAAAA,YAUBALS", ["?", "A".repeat(601)], (s) => (s.challenges.text = "")],
  ["seen some,finale", ["Some", "a b", "a".repeat(401)], (s) => (s.endings.seen = "")],
  ["lastDay 9821", ["9821 "], (s) => (s.days.lastDay = 0)],
  ["streak 5", ["five"], (s) => (s.days.streak = 0)],
  ["bestStreak 9", ["-9"], (s) => (s.days.bestStreak = 0)],
  ["recentDays 1101111", ["1101 111"], (s) => (s.days.recentDays = "")],
  ["streakBefore 2", ["2.0"], (s) => (s.days.streakBefore = 0)],
  ["madeUpDay 9817", ["16777216"], (s) => (s.days.madeUpDay = 0)],
  ["results 7,7,0,0,9,6,12,12", ["7,7,", new Array(65).fill(1).join(",")], (s) => (s.days.results = [])],
  ["week 1405", ["-1", "16777216", "x"], (s) => (s.remix.week = 0)],
  ["results 5,4,0,7", ["5,x", "16777216"], (s) => (s.remix.results = [])],
  ["medals 013f", ["013g", "01 37"], (s) => (s.puzzles[0].medals = "")],
  ["bestMoves 4,0,7", ["4,,7", "4,x", new Array(401).fill(1).join(",")], (s) => (s.puzzles[0].bestMoves = [])],
  ["rushBest 12", ["twelve"], (s) => (s.puzzles[0].rushBest = 0)],
  ["pace hard", ["", "slow"], (s) => (s.puzzles[0].pace = "rising")],
  ["bestLevels 5,34,31", ["1,2,3,4", "one"], (s) => (s.puzzles[0].bestLevels = [])],
  ["levelsCleared 77", ["7,7"], (s) => (s.puzzles[0].levelsCleared = 0)],
  ["helpDigits 0241", ["025", "0 1", "1".repeat(401)], (s) => (s.puzzles[0].helpDigits = "")],
  ["helpDay 9821", ["today", "-1"], (s) => (s.puzzles[0].helpDay = 0)],
  ["firstLevelSketches AAVAAWAAX", ["AAVA", "21,", "A".repeat(30)], (s) => (s.puzzles[0].firstLevelSketches = "")],
  ["knownThings ypc", ["y,p", "Y", "a".repeat(27)], (s) => (s.puzzles[0].knownThings = "")],
  ["unaidedStreak 7", ["seven"], (s) => (s.puzzles[0].unaidedStreak = 0)],
  ["lastDay 9820", ["today"], (s) => (s.puzzles[0].daily.lastDay = 0)],
  ["streak 3", ["+3"], (s) => (s.puzzles[0].daily.streak = 0)],
  ["bestStreak 8", ["8,"], (s) => (s.puzzles[0].daily.bestStreak = 0)],
  ["recentDays 1011", ["102"], (s) => (s.puzzles[0].daily.recentDays = "")],
  ["lastWonMap 3 @.o..o", ["@.o..o", "99 @", "", "x @"], (s) => (s.puzzles[0].daily.lastWonMap = "")],
  ["lastWinningMoves RDR", ["RXR", "rdr"], (s) => (s.puzzles[0].daily.lastWinningMoves = [])],
  ["cleared 34", ["-1", "x"], (s) => (s.puzzles[0].endless.cleared = 0)],
  ["seenKeepsakes 2", ["3.5", ""], (s) => (s.puzzles[0].endless.seenKeepsakes = 0)],
  ["puzzleId some", ["Some"], resetResumePoint({ puzzleId: "" })],
  ["mode rush", ["", "hurry"], resetResumePoint({ tally: { mode: "rising", watchedLevels: 90000, isCleared: false } })],
  ["seed 7", ["16777216"], resetResumePoint({ seed: 0 })],
  ["levelNumber 12", ["0"], resetResumePoint({ levelNumber: 1 })],
  ["recentSketches AALAAMAAN", ["AALA", "11,", "AA", "A".repeat(183)], resetResumePoint({ recentSketches: "" })],
  ["recentLeads 2,0,5", ["2,", "-1", "1,2,3,4,5"], resetResumePoint({ recentLeadingIdeas: [] })],
  [
    "tally 90000,4,1,11",
    ["90000,4,-1,11", "1,2,3,4,5,6,7,8,9"],
    resetResumePoint({ tally: { mode: "rush", remainingMs: 0, cleared: 0, losses: 0, best: 0 } }),
  ],
  ["map 4 @..o....", ["-4 @", "4"], resetResumePoint({ map: "" })],
  ["moves UL", ["U L"], resetResumePoint({ moves: [] })],
  ["moveCount 1", ["-1"], resetResumePoint({ moveCount: 0 })],
  ["movesMade 17", ["many"], resetResumePoint({ movesMade: 0 })],
  ["playedMs 33500", ["33.5"], resetResumePoint({ playedMs: 0 })],
  ["hints 2", ["two"], resetResumePoint({ countedHints: 0 })],
  ["rewinds 3", ["3,"], resetResumePoint({ rewinds: 0 })],
  ["losses 4", ["4x"], resetResumePoint({ losses: 0 })],
  ["isSolutionShown yes", ["true"], resetResumePoint({ wasWatched: false })],
  ["wasRestarted yes", ["1"], resetResumePoint({ wasRestarted: false })],
];

describe("a missing or wrong field", () => {
  test.each(fields)(
    "a save without a valid line %s gets the field's default, and nothing else is lost",
    (line, wrong, applyDefault) => {
      const rest = structuredClone(SAVE);
      applyDefault(rest);
      expect(rest).not.toEqual(SAVE);
      const name = line.slice(0, line.indexOf(" "));
      for (const instead of ["", name, ...wrong.map((value) => `${name} ${value}`)]) {
        const packed = `\n${PACKED}\n`.replace(`\n${line}\n`, `\n${instead}\n`).slice(1, -1);
        expect(packed).not.toBe(PACKED);
        expect(unpackSave(packed), instead).toEqual(rest);
      }
    },
  );

  test("the fields that these tests damage are all fields of a save", () => {
    const isOther = (line: string) => OTHER.split("\n").includes(line);
    const names = PACKED.split("\n").filter((line) => !line.startsWith("# ") && !isOther(line));
    expect(names).toEqual(fields.map(([line]) => line));
  });
});

describe("unpacking any text", () => {
  test("unknown lines and sections in a saved text change nothing", () => {
    const more = PACKED.replace("# stats", "volumeOfTheWorld 11\n# weather\nmovesMade 5\nrain yes\n# stats");
    expect(unpackSave(more)).toEqual(SAVE);
  });

  test("a stored daily level is kept unchanged even if the player has won none", () => {
    const save = unpackSave("# puzzle other\n# daily other\nlastWonMap 3 @.o..o");
    expect(unpackSave(packSave(save).text)).toEqual(save);
  });

  test("any text gives a save that can be packed and unpacked again", () => {
    const line = fc.oneof(fc.constantFrom(...PACKED.split("\n")), fc.string(), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const save = unpackSave(lines.join("\n"));
        expect(unpackSave(packSave(save).text)).toEqual(save);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("packing a save with the sections that were read", () => {
  test("a save is packed into the text that was read if nothing has changed", () => {
    const { save, sections } = unpackSections(sectionsOfPlain(PACKED));
    expect(withoutChecksums(packSave(save, sections).text)).toBe(PACKED);
  });

  test("unchanged sections of a save keep fields that this version of the game does not know", () => {
    const packed = PACKED.replace("rushBest 12", "rushBest 12\nnextBest 7");
    const { save, sections } = unpackSections(sectionsOfPlain(packed));
    save.stats.rewinds++;
    expect(withoutChecksums(packSave(save, sections).text)).toBe(packed.replace("rewinds 99", "rewinds 100"));
  });

  test("a packed save has the same data as the text that was read, even with duplicate sections", () => {
    const line = fc.oneof(fc.constantFrom(...PACKED.split("\n")), fc.string());
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const { save, sections } = unpackSections(sectionsOfPlain(lines.join("\n")));
        const packed = packSave(save, sections);
        readAllSections(save);
        expect(unpackSave(packed.text)).toEqual(save);
        expect(parseSections(packed.text)).toEqual(packed.textSections);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("reading parts of a save when they are needed", () => {
  const loaded = (packed = PACKED) => unpackSections(sectionsOfPlain(packed));

  test("the saved data of a puzzle and of its daily level are read together", () => {
    const { save } = loaded();
    expect(save.puzzles[0]).toMatchObject({ id: "some", medals: "" });
    expect(openPuzzleSave(save, "some")).toEqual(SAVE.puzzles[0]);
  });

  test("a resume point is read when the game asks for its mode", () => {
    const { save } = loaded();
    expect(save.resumePoints).toEqual([]);
    expect(openResumePoint(save, "some", "rising")).toBeUndefined();
    expect(openResumePoint(save, "some", "rush")).toEqual(SAVE.resumePoints[0]);
  });

  test("a resume point is found if its lines are in any order, and the last of duplicate lines counts", () => {
    const lines = ["# resume point", "seed 7", "mode rush", "puzzleId other", "puzzleId some", "moves UL"];
    const { save } = loaded(lines.join("\n"));
    expect(openResumePoint(save, "some", "rush")).toMatchObject({ puzzleId: "some", seed: 7, moves: [UP, LEFT] });
  });

  test("a wrong field in a save resets no other field, and its text stays until its part is read", () => {
    const packed = PACKED.replace("rushBest 12", "rushBest 12 and more").replace("moveCount 1", "moveCount one");
    const { save, sections } = loaded(packed);
    expect(openPuzzleSave(save, "other")).toEqual(SAVE.puzzles[1]);
    expect(withoutChecksums(packSave(save, sections).text)).toBe(packed);
    expect(openPuzzleSave(save, "some")).toEqual({ ...SAVE.puzzles[0], rushBest: 0 });
    expect(openResumePoint(save, "some", "rush")).toEqual({ ...SAVE.resumePoints[0], moveCount: 0 });
  });

  test("changed parts of a save are formatted again, and unread parts keep their text", () => {
    const { save, sections } = loaded();
    openPuzzleSave(save, "other").rushBest = 2;
    expect(withoutChecksums(packSave(save, sections).text)).toBe(PACKED.replace("rushBest 0", "rushBest 2"));
    expect(save.unreadSections.map(({ data }) => data)).toEqual([save.puzzles[0], save.puzzles[0].daily]);
  });

  test("an unread part of a save is read before it is formatted again", () => {
    expect(withoutChecksums(packSave(loaded().save).text)).toBe(PACKED);
  });

  test("the parts of any saved text may be read in any order and any number of times", () => {
    const line = fc.oneof(fc.constantFrom(...PACKED.split("\n")), fc.string());
    const asked = fc.array(fc.constantFrom("", "some", "other"));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), asked, (lines, ids) => {
        const packed = lines.join("\n");
        const { save } = loaded(packed);
        for (const id of ids) {
          for (const mode of MODE_NAMES) openResumePoint(save, id, mode);
          if (save.puzzles.some((puzzle) => puzzle.id === id)) openPuzzleSave(save, id);
        }
        readAllSections(save);
        // The save that results if all sections of the same text are read at once. Only the order of the resume points
        // (unfinished levels) may differ: parsing a resume point moves it to the end of their list.
        const whole = unpackSave(packed);
        expect({ ...save, resumePoints: [] }).toEqual({ ...whole, resumePoints: [] });
        expect(new Set(save.resumePoints)).toEqual(new Set(whole.resumePoints));
      }),
    );
  });
});

describe("a resume point as a text of its own", () => {
  test("a stored resume point replaces only the resume point of the same mode and puzzle", () => {
    const save = unpackSave(PACKED);
    const later = { ...SAVE.resumePoints[0], moves: [UP, LEFT, RIGHT], moveCount: 3 };
    readSections(save, sectionsOfPlain(packResumePoint(later)));
    expect(save).toEqual({ ...SAVE, resumePoints: [later] });
  });

  test("a stored resume point is added to the resume points of other modes and puzzles", () => {
    const save = unpackSave(PACKED);
    const otherPoints: ResumePoint[] = [
      { ...SAVE.resumePoints[0], tally: { mode: "daily", par: 7 } },
      { ...SAVE.resumePoints[0], tally: { mode: "rising", watchedLevels: 0, isCleared: false } },
      { ...SAVE.resumePoints[0], tally: { mode: "rising", watchedLevels: 0, isCleared: false }, puzzleId: "other" },
      { ...SAVE.resumePoints[0], puzzleId: "other" },
    ];
    for (const resumePoint of otherPoints) readSections(save, sectionsOfPlain(packResumePoint(resumePoint)));
    expect(save.resumePoints).toEqual([...SAVE.resumePoints, ...otherPoints]);
  });
});
