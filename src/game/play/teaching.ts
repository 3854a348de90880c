/** What is new to the player comes with a word, in a tiny level of the campaign that teaches it. */
import { isFault } from "../../kernel/fault";
import type { NewThing } from "../../puzzles/puzzle";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import { digitOf, medalsOf, withClearedAlone } from "../save/medals";
import { puzzleSave, type Save } from "../save/save";
import type { Mode, Supply } from "./mode";

/** A level that teaches is played before another one. */
export interface Teaching {
  readonly thing: NewThing;
  /** The level that waits. */
  readonly next: Supply;
}

/** What there is on a level that is new to the player; undefined if nothing is, or the mode does not teach. */
export function newThingOn(puzzle: SealedPuzzle, save: Save, mode: Mode, level: SealedLevel): NewThing | undefined {
  if (!mode.teaches || puzzle.newThings === undefined) return undefined;
  const map = puzzle.write(level);
  const { medals } = puzzleSave(save, puzzle.id);
  return puzzle.newThings.find(
    ({ character, taughtBy }) => map.includes(character) && !medalsOf(digitOf(medals, taughtBy)).cleared,
  );
}

/** Whether the mode has come to the very level that teaches the thing. */
export function isTaughtHere({ name, row }: Mode, { taughtBy }: NewThing): boolean {
  return name === "campaign" && row().level === taughtBy + 1;
}

/** The level that teaches a thing. */
export function levelTeaching(puzzle: SealedPuzzle, { taughtBy }: NewThing): SealedLevel {
  const level = puzzle.read(puzzle.campaign.level(taughtBy).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  return level;
}

/** The player knows the thing now: the level of the campaign that teaches it is cleared. */
export function noteTaught({ id }: SealedPuzzle, save: Save, { taughtBy }: NewThing): void {
  const kept = puzzleSave(save, id);
  kept.medals = withClearedAlone(kept.medals, taughtBy);
}
