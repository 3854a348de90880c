import { draftOf, problemOf, parseDraft, formatDraft, type Draft, type Problem } from "./draft";
import { isFault, type Fault } from "./fault";
import type { Legend } from "./legend";
import { similaritySketch, symmetrySketches } from "./similarity-sketch";
import type { Placements } from "./placements";
import type { Task } from "./task";

/**
 * What a puzzle says of its levels; all about maps follows from it.
 * @noSelf
 */
export interface NotationConfig<Level> {
  readonly legend: Legend;
  /** The level of a draft; of one with a problem as much as is there, `NOWHERE` for what is missing: it can be painted. */
  readonly levelOf: (draft: Draft) => Level;
  /** All that stands on a level at its start, and what lies beneath. */
  readonly placementsOf: (level: Level) => Placements;
  /** What a draft lacks that the legend does not ask for. */
  readonly extraProblemOf?: (draft: Draft) => Problem | undefined;
}

/**
 * How the levels of a puzzle are written as maps, read, and told from one another.
 * @noSelf
 */
export interface Notation<Level> {
  readonly legend: Legend;
  readonly levelOf: (draft: Draft) => Level;
  readonly placementsOf: (level: Level) => Placements;
  /** What a draft lacks to be a level. */
  readonly problemOf: (draft: Draft) => Problem | undefined;
  /** A level from its text map; a fault names the row and column that are wrong. */
  readonly parseMap: (map: string) => Level | Fault;
  /** The map of a level, rows separated by line feeds. */
  readonly formatMap: (level: Level) => string;
  /** The sketch of the level that is to be remembered, and all those by which it is known again: see kernel/sketch. */
  readonly similaritySketch: (level: Level) => readonly number[];
  readonly symmetrySketches: (level: Level) => Task<readonly number[]>;
}

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
