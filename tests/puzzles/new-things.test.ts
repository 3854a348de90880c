import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { findNewThing, tutorialLevel } from "../../src/game/play/tutorial";
import { freshSave, puzzleSave } from "../../src/game/save/save";

/** The most moves and states of a tutorial, which a player must understand within seconds. */
const MAX_PAR = 3;
const MAX_STATES = 25;
const MAX_WORDS = 12;

const THINGS = loadAllPuzzles().flatMap((puzzle) => (puzzle.newThings ?? []).map((thing) => ({ puzzle, thing })));
const ROWS = THINGS.map((row) => ({ ...row, title: `${row.thing.characters} of ${row.puzzle.id}` }));

/** Returns the fewest moves that win a map, or undefined if the map is no level or cannot be won. */
function parOf(puzzle: AnyPuzzle, map: string): number | undefined {
  const level = puzzle.parseMap(map);
  if (isFault(level)) return undefined;
  const certificate = runToEnd(certify(puzzle.rules(level), 1000));
  return certificate?.analysis.verdict.par;
}

/** Returns the outcomes of all moves from the start of a level. */
function firstOutcomes(puzzle: AnyPuzzle, map: string): readonly string[] {
  const level = puzzle.parseMap(map);
  if (isFault(level)) throw new Error(level.fault.kind);
  const { start, move, outcome } = puzzle.rules(level);
  const after = ([0, 1, 2, 3] as const).map((direction) => move(start, direction));
  return after.filter((state) => state !== undefined).map((state) => outcome(state));
}

describe("the tutorials", () => {
  test("the things of a puzzle have letters of their own", () => {
    for (const { newThings = [] } of loadAllPuzzles()) {
      expect(new Set(newThings.map(({ letter }) => letter)).size).toBe(newThings.length);
    }
  });

  test.each(ROWS)("the tutorial about $title is short", ({ puzzle, thing }) => {
    const level = tutorialLevel(puzzle, thing);
    const certificate = runToEnd(certify(puzzle.rules(level), MAX_STATES));
    expect(certificate?.analysis.verdict.par).toBeLessThanOrEqual(MAX_PAR);
    expect(thing.description.split(" ").length).toBeLessThanOrEqual(MAX_WORDS);
  });

  test.each(ROWS)("the tutorial about $title has no other thing that is taught", ({ puzzle, thing }) => {
    const save = freshSave();
    puzzleSave(save, puzzle.id).knownThings = thing.letter;
    const mode = { teaches: true };
    expect(findNewThing(puzzle, save, mode, tutorialLevel(puzzle, thing))).toBeUndefined();
    puzzleSave(save, puzzle.id).knownThings = "";
    expect(findNewThing(puzzle, save, mode, tutorialLevel(puzzle, thing))).toBe(thing);
  });

  test.each(ROWS)("the thing matters in the tutorial about $title", ({ puzzle, thing }) => {
    const map = thing.lesson.join("\n");
    const without = thing.lesson
      .slice(0, thing.lesson.includes("") ? thing.lesson.indexOf("") : undefined)
      .map((row) =>
        row
          .split("")
          .map((character) => (thing.characters.includes(character) ? "." : character))
          .join(""),
      )
      .join("\n");
    const isLethal = firstOutcomes(puzzle, map).includes("lost") && !firstOutcomes(puzzle, without).includes("lost");
    expect(isLethal || parOf(puzzle, without) !== parOf(puzzle, map)).toBe(true);
  });
});
