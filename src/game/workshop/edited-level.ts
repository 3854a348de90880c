/**
 * Saves the level that the player edits, or restores the version with which the editor was opened. editing.ts holds the
 * state of the edited board.
 */
import { parseDraft, formatDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import type { TextSection } from "../save/checksum";
import {
  readPreviousMap,
  saveOwnLevels,
  readMap,
  readOwnMap,
  formatOwnLevel,
  type OwnLevels,
} from "../save/own-levels";
import { createEmptyDraft } from "./draft-edits";
import { followEdit } from "./packs/pack-draft";

export interface EditedLevel {
  readonly own: OwnLevels;
  /** The index of the level among the player's own levels, from 0. A new level has the index after the last one. */
  readonly index: number;
  readonly legend: Legend;
  /** The version of the level when the editor was opened; undefined for a new level. */
  readonly openedLevel: TextSection | undefined;
  /**
   * Whether the level is stored among the player's own levels. A new level is stored once something is on its board.
   */
  isStored: boolean;
}

/**
 * Creates the record that says which player-made level the editor changes. Must be called before the first change.
 * `index` starts at 0.
 */
export function createEditedLevel(own: OwnLevels, index: number, legend: Legend): EditedLevel {
  const isStored = index < own.levels.length;
  return { own, index, legend, openedLevel: isStored ? own.levels[index] : undefined, isStored };
}

/**
 * Saves the edited level as `map`, together with the map that the level had when the editor was opened. A new level
 * with an empty board is not saved.
 */
export function saveEditedLevel(edited: EditedLevel, map: string): void {
  const { own, index, openedLevel } = edited;
  if (isUnchanged(edited, map)) revertEditedLevel(edited);
  else {
    const before = edited.isStored ? readOwnMap(own, index) : undefined;
    const written = formatOwnLevel(map, openedLevel === undefined ? undefined : readMap(openedLevel));
    // The level keeps its `index` in the list of own levels while it is edited. The list may have become longer since
    // the editor was opened, because files that could not be read before have become readable.
    own.levels.splice(index, edited.isStored ? 1 : 0, written);
    edited.isStored = true;
    if (before !== undefined) followEdit(own, before, map);
    saveOwnLevels(own);
  }
}

/**
 * Restores the version of the level with which the editor was opened. A new level, which had no such version, is
 * removed from the own levels.
 */
export function revertEditedLevel(edited: EditedLevel): void {
  const { own, index, openedLevel } = edited;
  if (openedLevel !== undefined) {
    const before = readOwnMap(own, index);
    own.levels[index] = openedLevel;
    followEdit(own, before, readMap(openedLevel));
  } else if (edited.isStored) {
    own.levels.splice(index, 1);
    edited.isStored = false;
  }
  saveOwnLevels(own);
}

/**
 * Returns whether `map` equals the version of the level with which the editor was opened. For a new level, returns
 * whether the board is empty.
 */
export function isUnchanged({ legend, openedLevel }: EditedLevel, map: string): boolean {
  return openedLevel === undefined ? isEmpty(legend, map) : readMap(openedLevel) === map;
}

/**
 * Returns the earlier version of the edited level that the player can restore in place of `map`. Usually this is the
 * version with which the editor was opened. If `map` equals the opened version, the result is the version before the
 * opened one. Returns undefined if there is no earlier version.
 */
export function previousMapOf({ openedLevel }: EditedLevel, map: string): string | undefined {
  if (openedLevel === undefined) return undefined;
  return readMap(openedLevel) === map ? readPreviousMap(openedLevel) : readMap(openedLevel);
}

function isEmpty(legend: Legend, map: string): boolean {
  const draft = parseDraft(legend, map);
  if (isFault(draft)) return false;
  const { width, height } = draft.board;
  return formatDraft(legend, createEmptyDraft(legend, width, height)) === map;
}
