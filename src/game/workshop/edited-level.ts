import { readDraft, writeDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import type { Summed } from "../save/checksum";
import { formerMapIn, keepOwnLevels, mapIn, writtenOf, type OwnLevels } from "../save/own-levels";
import { emptyDraft } from "./draft-edits";

/** The own level that the editor was opened with. */
interface EditedLevel {
  readonly own: OwnLevels;
  /** From 0; that of a new level is the one after the last. */
  readonly number: number;
  readonly legend: Legend;
  /** The level as it was then; undefined for a new one. */
  readonly opened: Summed | undefined;
  /** Whether it is among the own levels; a new one is not before something is on the board. */
  isThere: boolean;
}

/** Remembers level `number` as it is before it is edited. */
export function startEdited(own: OwnLevels, number: number, legend: Legend): EditedLevel {
  const isThere = number < own.levels.length;
  return { own, number, legend, opened: isThere ? own.levels[number] : undefined, isThere };
}

/** Keeps the level with this map, and with the map that it was opened with. An empty new board becomes no level. */
export function keepEdited(edited: EditedLevel, map: string): void {
  const { own, number, opened } = edited;
  if (isAsOpened(edited, map)) putBack(edited);
  else {
    const written = writtenOf(map, opened === undefined ? undefined : mapIn(opened));
    // Levels that could not be read before may have come since behind this place.
    own.levels.splice(number, edited.isThere ? 1 : 0, written);
    edited.isThere = true;
    keepOwnLevels(own);
  }
}

/** Keeps the level as it was when it was opened; a new one is no level any more. */
export function putBack(edited: EditedLevel): void {
  const { own, number, opened } = edited;
  if (opened !== undefined) own.levels[number] = opened;
  else if (edited.isThere) {
    own.levels.splice(number, 1);
    edited.isThere = false;
  }
  keepOwnLevels(own);
}

/** Whether a map is the one that the level was opened with; for a new level, whether nothing is on the board. */
export function isAsOpened({ legend, opened }: EditedLevel, map: string): boolean {
  return opened === undefined ? isEmpty(legend, map) : mapIn(opened) === map;
}

/**
 * The version before this map: the one that the level was opened with; if this is the same, the one that the level had
 * before. Undefined if there is none.
 */
export function formerOf({ opened }: EditedLevel, map: string): string | undefined {
  if (opened === undefined) return undefined;
  return mapIn(opened) === map ? formerMapIn(opened) : mapIn(opened);
}

function isEmpty(legend: Legend, map: string): boolean {
  const draft = readDraft(legend, map);
  if (isFault(draft)) return false;
  const { width, height } = draft.board;
  return writeDraft(legend, emptyDraft(legend, width, height)) === map;
}
