/**
 * Creates the functions that parse, format and check the text maps of a puzzle's levels. They are built from the list
 * of all things of the puzzle and from two functions that convert levels.
 */
import { draftOf, problemOf, parseDraft, formatDraft, type Draft, type Problem } from "./draft";
import { isFault, type Fault } from "./fault";
import type { MapFault } from "./map-fault";
import type { Legend } from "./legend";
import { similaritySketch, symmetrySketches } from "./similarity-sketch";
import type { Placements } from "./placements";
import type { Task } from "./task";

/**
 * The data and functions that a puzzle provides so that its levels can be parsed from text maps and formatted.
 * @noSelf
 */
export interface NotationConfig<Level> {
  readonly legend: Legend;
  /**
   * Converts a board with things (a draft) to a level. The draft may be unfinished, because the editor draws unfinished
   * boards. The level then has `NOWHERE` as the cell of each missing thing.
   */
  readonly levelOf: (draft: Draft) => Level;
  /** Returns all things that a level has at its start, including the things that lie beneath others. */
  readonly placementsOf: (level: Level) => Placements;
  /**
   * Checks a board for problems that only this puzzle knows of. Counts of things and where they may stand are checked
   * already, by the legend. Returns the first problem, or undefined if there is none.
   */
  readonly extraProblemOf?: (draft: Draft) => Problem | undefined;
}

/**
 * The functions that parse the levels of a puzzle from text maps, format levels as text maps, and compare levels.
 * @noSelf
 */
export interface Notation<Level> {
  readonly legend: Legend;
  readonly levelOf: (draft: Draft) => Level;
  readonly placementsOf: (level: Level) => Placements;
  /** Returns the reason why a board is not a playable level. Returns undefined if the board is one. */
  readonly problemOf: (draft: Draft) => Problem | undefined;
  /**
   * Parses a level from a text map (one character per cell). If the text is wrong, the function returns a fault that
   * names the wrong row and column.
   */
  readonly parseMap: (map: string) => Level | Fault<MapFault>;
  /** Formats a level as a text map: one character for each cell, with the rows separated by line feeds. */
  readonly formatMap: (level: Level) => string;
  /**
   * Returns three numbers that are equal or nearly equal for similar levels, called a sketch (see
   * similarity-sketch.ts). `similaritySketch` returns the sketch that is stored for a level. `symmetrySketches` returns
   * the sketches of all mirrored and turned versions, to compare them with stored sketches.
   */
  readonly similaritySketch: (level: Level) => readonly number[];
  readonly symmetrySketches: (level: Level) => Task<readonly number[]>;
}

/** Creates the functions that parse, format and compare the levels of a puzzle. */
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
