/** What is new to the player comes with a word, in a tiny level of the campaign that teaches it. */
import { isFault } from "../../kernel/fault";
import type { NewThing } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle } from "../../puzzles/any-puzzle";
import { digitOf, medalsOf, withClearedOnly } from "../save/medals";
import { puzzleSave, type Save } from "../save/save";
import type { Mode, ReadyLevel } from "./mode";

/** A level that teaches is played before another one. */
export interface Tutorial {
  readonly thing: NewThing;
  /** The level that waits. */
  readonly next: ReadyLevel;
}

/** What there is on a level that is new to the player; undefined if nothing is, or the mode does not teach. */
export function findNewThing(puzzle: AnyPuzzle, save: Save, mode: Mode, level: OpaqueLevel): NewThing | undefined {
  if (!mode.teaches || puzzle.newThings === undefined) return undefined;
  const map = puzzle.formatMap(level);
  const { medals } = puzzleSave(save, puzzle.id);
  return puzzle.newThings.find(
    ({ character, taughtBy }) => map.includes(character) && !medalsOf(digitOf(medals, taughtBy)).cleared,
  );
}

/** Whether the mode has come to the very level that teaches the thing. */
export function isOwnTutorial({ name, origin }: Mode, { taughtBy }: NewThing): boolean {
  return name === "campaign" && origin().level === taughtBy + 1;
}

/** The level that teaches a thing. */
export function tutorialLevel(puzzle: AnyPuzzle, { taughtBy }: NewThing): OpaqueLevel {
  const level = puzzle.parseMap(puzzle.campaign.level(taughtBy).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  return level;
}

/** The player knows the thing now: the level of the campaign that teaches it is cleared. */
export function markTaught({ id }: AnyPuzzle, save: Save, { taughtBy }: NewThing): void {
  const saved = puzzleSave(save, id);
  saved.medals = withClearedOnly(saved.medals, taughtBy);
}
