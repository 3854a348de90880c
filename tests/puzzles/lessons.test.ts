import { describe, expect, test } from "vitest";
import { TEXTS } from "../../src/game/play/lessons/texts/index";
import { findDueLessons } from "../../src/game/play/tutorial";
import { HINT_LETTER, TWIST_LETTERS } from "../../src/game/save/known-controls";
import { createFreshSave, openPuzzleSave } from "../../src/game/save/save";
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { PASSES_TITLE } from "../../src/kernel/pass";
import { runToEnd } from "../../src/kernel/task";
import { UNREACHABLE } from "../../src/kernel/graph";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { Lesson } from "../../src/puzzles/lesson";
import { LESSONS } from "../../src/puzzles/lessons";
import type { AnyPuzzle, OpaqueLevel } from "../../src/puzzles/any-puzzle";
import { widthOf } from "../play/drawn-text-check";

/**
 * The most moves that the solution of a lesson may have. Only the lesson about turning boards needs one move more,
 * because its board turns after the third move.
 */
const MAX_PAR = 3;
/** The most states that the level of a lesson may have. A player must understand a lesson within seconds. */
const MAX_STATES = 25;
const CONTROL_LETTERS = [HINT_LETTER, TWIST_LETTERS.rewinds, TWIST_LETTERS.turned, TWIST_LETTERS.fog];
const MAX_WORDS = 12;
/**
 * The width, in pixels, of the line of text with the title of a lesson. This line also has a row of marks, one for each
 * lesson.
 */
const TITLE_WIDTH = 392 - 8;
const MARK_PIXELS = 14;
const TEXT_WIDTH = 384;
const NAME_WIDTH = 150;

const PUZZLES = loadAllPuzzles();
const ROWS = LESSONS.flatMap(({ id, loadLessons }) => {
  const puzzle = PUZZLES.find((each) => each.id === id);
  if (puzzle === undefined) throw new Error(id);
  return loadLessons().lessons.map((lesson) => ({ puzzle, lesson, title: `${lesson.name} of ${puzzle.name}` }));
});

function levelOf(puzzle: AnyPuzzle, map: readonly string[]): OpaqueLevel {
  const level = puzzle.parseMap(map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

function parOf(puzzle: AnyPuzzle, map: readonly string[]): number | undefined {
  const level = puzzle.parseMap(map.join("\n"));
  if (isFault(level)) return undefined;
  return runToEnd(certify(puzzle.rules(level), 1000))?.analysis.verdict.par;
}

function spoils(puzzle: AnyPuzzle, { map, mistake }: Lesson): boolean {
  if (mistake === undefined) return false;
  const rules = puzzle.rules(levelOf(puzzle, map));
  const after = rules.move(rules.start, mistake);
  if (after === undefined) return false;
  if (rules.outcome(after) === "lost") return true;
  const certificate = runToEnd(certify(rules, MAX_STATES));
  const number = certificate?.graph.stateNumberOf(after);
  if (certificate === undefined || number === undefined) return false;
  const hasBrokenCombo = (after as unknown as { readonly brokenCombos?: number }).brokenCombos === 1;
  return certificate.analysis.winDistance[number] === UNREACHABLE || hasBrokenCombo;
}

function wordsOf({ title, text, mistake, afterMistake = TEXTS.back }: Lesson): number {
  const parts = [title, text, mistake === undefined ? "" : afterMistake];
  return parts.flatMap((part) => part.split(" ")).filter((word) => word !== "").length;
}

describe("the lessons", () => {
  test.each(LESSONS)(
    "the lessons of $id are those of its new things, in their order, and those about hints and twists",
    (entry) => {
      const letters = (PUZZLES.find(({ id }) => id === entry.id)?.newThings ?? []).map(({ letter }) => letter);
      expect(entry.loadLessons().lessons.map(({ letter }) => letter)).toEqual([...letters, ...CONTROL_LETTERS]);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters.filter((letter) => CONTROL_LETTERS.includes(letter))).toEqual([]);
    },
  );

  test.each(ROWS)("the lesson $title is short", ({ puzzle, lesson }) => {
    const certificate = runToEnd(certify(puzzle.rules(levelOf(puzzle, lesson.map)), MAX_STATES));
    const isTurned = lesson.letter === TWIST_LETTERS.turned;
    expect(certificate?.analysis.verdict.par).toBeLessThanOrEqual(isTurned ? MAX_PAR + 1 : MAX_PAR);
    if (isTurned) expect(certificate?.analysis.verdict.par).toBeGreaterThan(MAX_PAR);
    expect(wordsOf(lesson)).toBeLessThanOrEqual(MAX_WORDS);
    const marks = (puzzle.newThings ?? []).length + 2;
    expect(widthOf(lesson.title)).toBeLessThanOrEqual(TITLE_WIDTH - marks * MARK_PIXELS);
    expect(widthOf(lesson.text)).toBeLessThanOrEqual(TEXT_WIDTH);
    expect(widthOf(lesson.afterMistake ?? "")).toBeLessThanOrEqual(TEXT_WIDTH);
    expect(widthOf(lesson.name)).toBeLessThanOrEqual(NAME_WIDTH);
  });

  test.each(ROWS)("the lesson $title has no other thing that is taught", ({ puzzle, lesson }) => {
    const everyLevel = (puzzle.newThings ?? [])
      .filter(({ characters }) => characters === "")
      .map(({ letter }) => letter);
    const save = createFreshSave();
    const mode = { teaches: true, hasHints: true };
    save.knownControls = HINT_LETTER;
    openPuzzleSave(save, puzzle.id).knownThings = everyLevel.join("");
    const due = findDueLessons(puzzle, save, mode, levelOf(puzzle, lesson.map));
    expect(due.filter((letter) => letter !== lesson.letter)).toEqual([]);
  });

  test.each(ROWS.filter(({ lesson }) => lesson.mistake !== undefined))(
    "the mistake of the lesson $title spoils its level, which another move wins",
    ({ puzzle, lesson }) => {
      expect(spoils(puzzle, lesson)).toBe(true);
      const rules = puzzle.rules(levelOf(puzzle, lesson.map));
      const best = runToEnd(certify(rules, MAX_STATES));
      expect(best?.analysis.verdict.par).toBeGreaterThan(0);
    },
  );

  test.each(ROWS)("the thing matters in the lesson $title", ({ puzzle, lesson }) => {
    const characters = puzzle.newThings?.find(({ letter }) => letter === lesson.letter)?.characters ?? "";
    if (characters === "" || lesson.mistake !== undefined) return;
    const end = lesson.map.indexOf("");
    const rows = end < 0 ? lesson.map : lesson.map.slice(0, end);
    const without = rows.map((row) => [...row].map((cell) => (characters.includes(cell) ? "." : cell)).join(""));
    expect(parOf(puzzle, characters === PASSES_TITLE ? rows : without)).not.toBe(parOf(puzzle, lesson.map));
  });
});

describe("the lessons that are due", () => {
  const lastBall = PUZZLES[0];
  const fruit = PUZZLES[4];
  const map = ["A.A"].concat(["...", "..."]);

  test("a new player is taught what every level has, and hints last", () => {
    const due = findDueLessons(fruit, createFreshSave(), { teaches: true, hasHints: true }, levelOf(fruit, map));
    expect(due).toEqual(["w", "l", HINT_LETTER]);
  });

  test("a mode without hints does not teach them", () => {
    expect(findDueLessons(lastBall, createFreshSave(), { teaches: true, hasHints: false }, undefined)).toEqual([
      "w",
      "l",
    ]);
  });

  test("without a level all things are due that the player has not been taught", () => {
    const save = createFreshSave();
    openPuzzleSave(save, fruit.id).knownThings = ["w", "l", "s", "h"].join("");
    expect(findDueLessons(fruit, save, { teaches: true, hasHints: false }, undefined)).toEqual([
      "c",
      "b",
      "p",
      "a",
      "o",
    ]);
  });

  test("a mode that does not teach has no lessons", () => {
    expect(findDueLessons(fruit, createFreshSave(), { teaches: false, hasHints: true }, undefined)).toEqual([]);
  });
});
