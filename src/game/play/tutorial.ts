/**
 * Tutorials: small campaign levels that explain a thing, such as a door. A tutorial comes before the first level with a
 * thing that is new to the player.
 */
import { isFault } from "../../kernel/fault";
import type { NewThing } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle } from "../../puzzles/any-puzzle";
import { digitOf, medalsOf, withClearedOnly } from "../save/medals";
import { puzzleSave, type Save } from "../save/save";
import type { Mode, ReadyLevel } from "./mode";

/** A tutorial level that is being played, and the level after it. */
export interface Tutorial {
  readonly thing: NewThing;
  /** The level that starts when the tutorial level is cleared. */
  readonly next: ReadyLevel;
}

/**
 * Returns a thing of a level (such as a door) that is new to the player; undefined if there is none or the mode has no
 * tutorials.
 */
export function findNewThing(puzzle: AnyPuzzle, save: Save, mode: Mode, level: OpaqueLevel): NewThing | undefined {
  if (!mode.teaches || puzzle.newThings === undefined) return undefined;
  const map = puzzle.formatMap(level);
  const { medals } = puzzleSave(save, puzzle.id);
  return puzzle.newThings.find(
    ({ character, taughtBy }) => map.includes(character) && !medalsOf(digitOf(medals, taughtBy)).cleared,
  );
}

/** Returns whether the current campaign level is itself the level that teaches a given thing. */
export function isOwnTutorial({ name, origin }: Mode, { taughtBy }: NewThing): boolean {
  return name === "campaign" && origin().level === taughtBy + 1;
}

/** Returns the campaign level that teaches a thing. Throws an error if the level's map is not valid. */
export function tutorialLevel(puzzle: AnyPuzzle, { taughtBy }: NewThing): OpaqueLevel {
  const level = puzzle.parseMap(puzzle.campaign.level(taughtBy).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

/** Records that the player knows a thing: the campaign level that teaches it counts as cleared. */
export function markTaught({ id }: AnyPuzzle, save: Save, { taughtBy }: NewThing): void {
  const saved = puzzleSave(save, id);
  saved.medals = withClearedOnly(saved.medals, taughtBy);
}
