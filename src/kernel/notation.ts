/** Builds all functions for a puzzle's text maps from its legend and two conversions. */
import { draftOf, problemOf, parseDraft, formatDraft, type Draft, type Problem } from "./draft";
import { isFault, type Fault } from "./fault";
import type { Legend } from "./legend";
import { similaritySketch, symmetrySketches } from "./similarity-sketch";
import type { Placements } from "./placements";
import type { Task } from "./task";

/**
 * What a puzzle provides so that its levels can be parsed and formatted.
 * @noSelf
 */
export interface NotationConfig<Level> {
  readonly legend: Legend;
  /**
   * Converts a draft to a level. It must also accept a draft with a problem, because the editor draws such drafts. What
   * is missing there becomes `NOWHERE`.
   */
  readonly levelOf: (draft: Draft) => Level;
  /** Returns all things of a level at its start, including those that lie beneath others. */
  readonly placementsOf: (level: Level) => Placements;
  /** Returns a problem of a draft that the legend does not cover. */
  readonly extraProblemOf?: (draft: Draft) => Problem | undefined;
}

/**
 * The functions that parse a puzzle's levels from text maps, format them, and compare them.
 * @noSelf
 */
export interface Notation<Level> {
  readonly legend: Legend;
  readonly levelOf: (draft: Draft) => Level;
  readonly placementsOf: (level: Level) => Placements;
  /** Returns the reason why a draft is not a level; undefined if it is one. */
  readonly problemOf: (draft: Draft) => Problem | undefined;
  /** Parses a level from its text map. A fault names the wrong row and column. */
  readonly parseMap: (map: string) => Level | Fault;
  /** Formats a level as its text map, with rows separated by line feeds. */
  readonly formatMap: (level: Level) => string;
  /**
   * The sketch to remember for a level, and the sketches of all its symmetries to search with: see
   * similarity-sketch.ts.
   */
  readonly similaritySketch: (level: Level) => readonly number[];
  readonly symmetrySketches: (level: Level) => Task<readonly number[]>;
}

/** Creates the functions for a puzzle's text maps. */
export function createNotation<Level>({
  legend,
  levelOf,
  placementsOf,
  extraProblemOf,
}: NotationConfig<Level>): Notation<Level> {
  const problemOfDraft = (draft: Draft): Problem | undefined => problemOf(legend, draft) ?? extraProblemOf?.(draft);
  return {
    legend,
    levelOf,
    placementsOf,
    problemOf: problemOfDraft,
    parseMap: (map) => {
      const draft = parseDraft(legend, map);
      return isFault(draft) ? draft : (problemOfDraft(draft) ?? levelOf(draft));
    },
    formatMap: (level) => formatDraft(legend, draftOf(legend, placementsOf(level))),
    similaritySketch: (level) => similaritySketch(legend, placementsOf(level)),
    symmetrySketches: (level) => symmetrySketches(legend, placementsOf(level)),
  };
}
