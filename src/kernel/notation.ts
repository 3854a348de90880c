/**
 * Creates the functions that parse, format and check the text maps of a puzzle's levels. The puzzle provides the list
 * of its things, and functions that convert drafts (boards that may lack things of a level) to levels and levels to
 * lists of things.
 */
import {
  createFilledDraft,
  formatDraft,
  MAX_BOARD_CELLS,
  parseDraft,
  findProblem,
  readDraft,
  type Draft,
  type Problem,
} from "./draft";
import { isFault, type Fault } from "./fault";
import type { MapFault } from "./map-fault";
import type { Legend } from "./legend";
import { computeSimilaritySketch, computeSymmetrySketches } from "./similarity-sketch";
import type { Placements } from "./placements";
import type { Task } from "./task";

/**
 * What a puzzle provides so that its levels can be parsed from text maps and formatted.
 * @noSelf
 */
export interface NotationConfig<Level> {
  readonly legend: Legend;
  /**
   * Converts a draft to a level. If an unfinished draft in the editor lacks a thing, such as the player's piece, the
   * level has this thing at the cell `NOWHERE`.
   */
  readonly levelOf: (draft: Draft) => Level;
  /** Converts a level to the list of all its things, including the things beneath others. */
  readonly placementsOf: (level: Level) => Placements;
  /**
   * Returns the first problem of a board by the special rules of this puzzle, or undefined if there is none. The rules
   * that all puzzles share have been checked before, such as the numbers of things and where they may stand.
   */
  readonly extraProblemOf?: (draft: Draft) => Problem | undefined;
}

/**
 * The functions that parse, format and compare the levels of a puzzle.
 * @noSelf
 */
export interface Notation<Level> {
  readonly legend: Legend;
  readonly levelOf: (draft: Draft) => Level;
  readonly placementsOf: (level: Level) => Placements;
  /** Returns the reason why a board is not a playable level, or undefined if the board is a playable level. */
  readonly problemOf: (draft: Draft) => Problem | undefined;
  /**
   * Parses a level from a text map. Returns a fault if the map is wrong. The fault names the row and column of the
   * error.
   */
  readonly parseMap: (map: string) => Level | Fault<MapFault>;
  /** Parses a level as `parseMap` does, but as a task, because a cave of several rooms takes longer than a frame. */
  readonly readMap: (map: string) => Task<Level | Fault<MapFault>>;
  /**
   * Parses a level of the campaign as `readMap` does, but checks only the characters of a small map. Tests have checked
   * all campaign levels, and checking the whole board would take half of a frame.
   */
  readonly readCampaignMap: (map: string) => Task<Level | Fault<MapFault>>;
  readonly formatMap: (level: Level) => string;
  /**
   * Returns the similarity sketch to store for a level: three numbers that are nearly equal for similar levels (see
   * similarity-sketch.ts). `computeSymmetrySketches` returns the similarity sketches of all mirrored and turned
   * versions, for comparing them with stored ones.
   */
  readonly similaritySketch: (level: Level) => readonly number[];
  readonly symmetrySketches: (level: Level) => Task<readonly number[]>;
}

export function createNotation<Level>({
  legend,
  levelOf,
  placementsOf,
  extraProblemOf,
}: NotationConfig<Level>): Notation<Level> {
  const problemOfDraft = (draft: Draft): Problem | undefined => findProblem(legend, draft) ?? extraProblemOf?.(draft);
  const parseMap = (map: string): Level | Fault<MapFault> => {
    const draft = parseDraft(legend, map);
    return isFault(draft) ? draft : (problemOfDraft(draft) ?? levelOf(draft));
  };
  // Parses a text map with more than `MAX_BOARD_CELLS` characters as a task, because this takes longer than one frame.
  const readLongMap = function* (map: string): Task<Level | Fault<MapFault>> {
    const draft = yield* readDraft(legend, map);
    if (isFault(draft)) return draft;
    const problem = findProblem(legend, draft);
    if (problem !== undefined) return problem;
    yield;
    const extraProblem = extraProblemOf?.(draft);
    if (extraProblem !== undefined) return extraProblem;
    yield;
    return levelOf(draft);
  };
  return {
    legend,
    levelOf,
    placementsOf,
    problemOf: problemOfDraft,
    parseMap,
    readMap: function* (map) {
      return map.length <= MAX_BOARD_CELLS ? parseMap(map) : yield* readLongMap(map);
    },
    readCampaignMap: function* (map) {
      if (map.length > MAX_BOARD_CELLS) return yield* readLongMap(map);
      const draft = parseDraft(legend, map);
      return isFault(draft) ? draft : levelOf(draft);
    },
    formatMap: (level) => formatDraft(legend, createFilledDraft(legend, placementsOf(level))),
    similaritySketch: (level) => computeSimilaritySketch(legend, placementsOf(level)),
    symmetrySketches: (level) => computeSymmetrySketches(legend, placementsOf(level)),
  };
}
