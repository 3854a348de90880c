import { parseDraft, formatDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import type { TextSection } from "../save/checksum";
import { previousMapIn, saveOwnLevels, mapIn, formatOwnLevel, type OwnLevels } from "../save/own-levels";
import { emptyDraft } from "./draft-edits";

/** The own level that the editor was opened with. */
interface EditedLevel {
  readonly own: OwnLevels;
  /** From 0; that of a new level is the one after the last. */
  readonly index: number;
  readonly legend: Legend;
  /** The level as it was then; undefined for a new one. */
  readonly openedLevel: TextSection | undefined;
  /** Whether it is among the own levels; a new one is not before something is on the board. */
  isStored: boolean;
}

/** Remembers level `number` as it is before it is edited. */
export function createEditedLevel(own: OwnLevels, index: number, legend: Legend): EditedLevel {
  const isStored = index < own.levels.length;
  return { own, index, legend, openedLevel: isStored ? own.levels[index] : undefined, isStored };
}

/** Keeps the level with this map, and with the map that it was opened with. An empty new board becomes no level. */
export function saveEditedLevel(edited: EditedLevel, map: string): void {
  const { own, index, openedLevel } = edited;
  if (isUnchanged(edited, map)) revertEditedLevel(edited);
  else {
    const written = formatOwnLevel(map, openedLevel === undefined ? undefined : mapIn(openedLevel));
    // Levels that could not be read before may have come since behind this place.
    own.levels.splice(index, edited.isStored ? 1 : 0, written);
    edited.isStored = true;
    saveOwnLevels(own);
  }
}

/** Keeps the level as it was when it was opened; a new one is no level any more. */
export function revertEditedLevel(edited: EditedLevel): void {
  const { own, index, openedLevel } = edited;
  if (openedLevel !== undefined) own.levels[index] = openedLevel;
  else if (edited.isStored) {
    own.levels.splice(index, 1);
    edited.isStored = false;
  }
  saveOwnLevels(own);
}

/** Whether a map is the one that the level was opened with; for a new level, whether nothing is on the board. */
export function isUnchanged({ legend, openedLevel }: EditedLevel, map: string): boolean {
  return openedLevel === undefined ? isEmpty(legend, map) : mapIn(openedLevel) === map;
}

/**
 * The version before this map: the one that the level was opened with; if this is the same, the one that the level had
 * before. Undefined if there is none.
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
