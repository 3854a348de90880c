/**
 * The pack of own levels that the player is making. When the player edits or deletes one of its levels, the pack
 * changes, too.
 */
import { PUZZLES } from "../../../puzzles/index";
import { openOwnLevels, readOwnMap, type OwnLevels } from "../../save/own-levels";
import { tidyPackName } from "./pack-limits";

/** An own level of any puzzle. `number` is its number among the own levels of its puzzle, from 1. */
export interface OwnLevel {
  readonly puzzleIndex: number;
  readonly number: number;
  readonly map: string;
}

/**
 * The pack that the player is making. It is kept until the program ends, so that the player can leave the screen and
 * complete the pack later. The levels are in the order in which the player took them.
 */
export const packDraft: { name: string; levels: OwnLevel[] } = { name: "", levels: [] };

/** Returns the player's own levels of all puzzles. */
export function listOwnLevels(): OwnLevel[] {
  return PUZZLES.flatMap(({ id }, puzzleIndex) => {
    const own = openOwnLevels(id);
    return own.levels.map((_, index): OwnLevel => ({ puzzleIndex, number: index + 1, map: readOwnMap(own, index) }));
  });
}

/**
 * Prepares the pack (a set of levels that a player shares) for the screen where the player makes it. Leaves out levels
 * that the player has deleted. If this has changed the number of another level among the own levels of its puzzle, the
 * level gets its new number in the pack, too. A pack without a name gets the name of the player.
 */
export function refreshPackDraft(ownLevels: readonly OwnLevel[], playerName: string): void {
  const present = packDraft.levels.flatMap((level) => ownLevels.find((own) => isSameLevel(own, level)) ?? []);
  // Removes duplicates from the pack, because the player may have edited two of its levels so that they are the same.
  packDraft.levels = present.filter((level, index) => present.indexOf(level) === index);
  packDraft.name = tidyPackName(packDraft.name === "" ? playerName : packDraft.name);
}

/**
 * Returns the index of a level among the levels of the pack that the player is making, or -1 if the pack lacks the
 * level.
 */
export function indexInPack(level: OwnLevel): number {
  return packDraft.levels.findIndex((taken) => isSameLevel(taken, level));
}

/**
 * Updates the pack (a set of own levels that the player shares) after an edit of one of the own levels. It must be
 * called after the level's map has changed from `from` to `to`. If another own level still has the map `from`, the pack
 * keeps that other level.
 */
export function followEdit(own: OwnLevels, from: string, to: string): void {
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === own.puzzleId);
  const index = packDraft.levels.findIndex((level) => level.puzzleIndex === puzzleIndex && level.map === from);
  if (index < 0 || own.levels.some((_, levelIndex) => readOwnMap(own, levelIndex) === from)) return;
  packDraft.levels[index] = { ...packDraft.levels[index], map: to };
}

function isSameLevel(one: OwnLevel, other: OwnLevel): boolean {
  return one.puzzleIndex === other.puzzleIndex && one.map === other.map;
}
