/** Saves the level that the editor was opened with, or restores it. The editing itself is in editing.ts. */
import { parseDraft, formatDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import type { TextSection } from "../save/checksum";
import { previousMapIn, saveOwnLevels, mapIn, formatOwnLevel, type OwnLevels } from "../save/own-levels";
import { emptyDraft } from "./draft-edits";

/** The own level that the editor was opened with. */
interface EditedLevel {
  readonly own: OwnLevels;
  /** The level's index among the own levels, from 0. A new level has the index after the last one. */
  readonly index: number;
  readonly legend: Legend;
  /** The level when the editor was opened; undefined for a new level. */
  readonly openedLevel: TextSection | undefined;
  /** Whether the level is among the own levels. A new level is added once something is on its board. */
  isStored: boolean;
}

/** Records the own level with `index` before it is edited. */
export function createEditedLevel(own: OwnLevels, index: number, legend: Legend): EditedLevel {
  const isStored = index < own.levels.length;
  return { own, index, legend, openedLevel: isStored ? own.levels[index] : undefined, isStored };
}

/**
 * Saves the level with a map, and with the map that the editor was opened with. A new level with an empty board is not
 * added.
 */
export function saveEditedLevel(edited: EditedLevel, map: string): void {
  const { own, index, openedLevel } = edited;
  if (isUnchanged(edited, map)) revertEditedLevel(edited);
  else {
    const written = formatOwnLevel(map, openedLevel === undefined ? undefined : mapIn(openedLevel));
    // The list may have become longer because locked files can now be read, so a new level is inserted at its index.
    own.levels.splice(index, edited.isStored ? 1 : 0, written);
    edited.isStored = true;
    saveOwnLevels(own);
  }
}

/** Restores the level as it was when the editor was opened; removes a new level. */
export function revertEditedLevel(edited: EditedLevel): void {
  const { own, index, openedLevel } = edited;
  if (openedLevel !== undefined) own.levels[index] = openedLevel;
  else if (edited.isStored) {
    own.levels.splice(index, 1);
    edited.isStored = false;
  }
  saveOwnLevels(own);
}

/**
 * Returns whether a map equals the one that the editor was opened with; for a new level, whether the board is empty.
 */
export function isUnchanged({ legend, openedLevel }: EditedLevel, map: string): boolean {
  return openedLevel === undefined ? isEmpty(legend, map) : mapIn(openedLevel) === map;
}

/**
 * Returns the version before this map: the one that the editor was opened with. If that is the same, returns the
 * previous version stored with the level. Returns undefined if there is none.
 */
export function previousMapOf({ openedLevel }: EditedLevel, map: string): string | undefined {
  if (openedLevel === undefined) return undefined;
  return mapIn(openedLevel) === map ? previousMapIn(openedLevel) : mapIn(openedLevel);
}

function isEmpty(legend: Legend, map: string): boolean {
  const draft = parseDraft(legend, map);
  if (isFault(draft)) return false;
  const { width, height } = draft.board;
  return formatDraft(legend, emptyDraft(legend, width, height)) === map;
}
