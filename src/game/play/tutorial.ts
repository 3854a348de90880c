/**
 * Tutorials: tiny levels that explain a thing, such as a door. A tutorial comes before the first level with a thing
 * that is new to the player, in every mode. The clocks of timed modes stand still during a tutorial.
 */
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import { PASSES_TITLE } from "../../kernel/pass";
import type { NewThing } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle } from "../../puzzles/any-puzzle";
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
export function findNewThing(
  puzzle: AnyPuzzle,
  save: Save,
  mode: Pick<Mode, "teaches">,
  level: OpaqueLevel,
): NewThing | undefined {
  if (!mode.teaches || puzzle.newThings === undefined) return undefined;
  const { knownThings } = puzzleSave(save, puzzle.id);
  return puzzle.newThings.find((thing) => !knownThings.includes(thing.letter) && hasThing(puzzle, level, thing));
}

/** Returns whether a level is itself the level that teaches a given thing. */
export function isOwnTutorial({ formatMap }: AnyPuzzle, level: OpaqueLevel, { lesson }: NewThing): boolean {
  return formatMap(level) === lesson.join("\n");
}

/** Returns the level that teaches a thing. Throws an error if the level's map is not valid. */
export function tutorialLevel({ parseMap }: AnyPuzzle, { lesson }: NewThing): OpaqueLevel {
  const level = parseMap(lesson.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

/** Records that the player knows all things of a level that was won. */
export function markThingsKnown(puzzle: AnyPuzzle, save: Save, level: OpaqueLevel): void {
  for (const thing of puzzle.newThings ?? []) if (hasThing(puzzle, level, thing)) markKnown(puzzle, save, thing);
}

/** Records that the player knows a thing. */
export function markKnown({ id }: AnyPuzzle, save: Save, { letter }: NewThing): void {
  const saved = puzzleSave(save, id);
  if (!saved.knownThings.includes(letter)) saved.knownThings += letter;
}

/**
 * Returns whether a level has a thing (such as a door) on its board, on top or beneath another thing, in any
 * orientation.
 */
function hasThing({ legend, placementsOf }: AnyPuzzle, level: OpaqueLevel, { characters }: NewThing): boolean {
  return placementsOf(level).kinds.some((kind) => isKindOf(legend, kind, characters));
}

/** Returns whether a kind of placement (see placements.ts) is a thing with one of these characters. */
function isKindOf({ characters: all, firstPassKind, lowerKindOffset }: Legend, kind: number, own: string): boolean {
  if (kind >= firstPassKind) return own === PASSES_TITLE;
  return own !== PASSES_TITLE && own.includes(all.charAt(kind % lowerKindOffset));
}
