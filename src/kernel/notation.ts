import { draftOf, problemOf, readDraft, writeDraft, type Draft, type Problem } from "./draft";
import { isFault, type Fault } from "./fault";
import type { Legend } from "./legend";
import { firstSketch, sketches } from "./sketch";
import type { Standing } from "./standing";
import type { Work } from "./work";

/**
 * What a puzzle says of its levels; all about maps follows from it.
 * @noSelf
 */
export interface LevelParts<Level> {
  readonly legend: Legend;
  /** The level of a draft; of one with a problem as much as is there, `NOWHERE` for what is missing: it can be painted. */
  readonly levelOf: (draft: Draft) => Level;
  /** All that stands on a level at its start, and what lies beneath. */
  readonly standingOf: (level: Level) => Standing;
  /** What a draft lacks that the legend does not ask for. */
  readonly lackOf?: (draft: Draft) => Problem | undefined;
}

/**
 * How the levels of a puzzle are written as maps, read, and told from one another.
 * @noSelf
 */
export interface Notation<Level> {
  readonly legend: Legend;
  readonly levelOf: (draft: Draft) => Level;
  readonly standingOf: (level: Level) => Standing;
  /** What a draft lacks to be a level. */
  readonly problemOf: (draft: Draft) => Problem | undefined;
  /** A level from its text map; a fault names the row and column that are wrong. */
  readonly read: (map: string) => Level | Fault;
  /** The map of a level, rows separated by line feeds. */
  readonly write: (level: Level) => string;
  /** The sketch of the level that is to be remembered, and all those by which it is known again: see kernel/sketch. */
  readonly firstSketch: (level: Level) => readonly number[];
  readonly sketches: (level: Level) => Work<readonly number[]>;
}

export function createNotation<Level>({ legend, levelOf, standingOf, lackOf }: LevelParts<Level>): Notation<Level> {
  const problemOfDraft = (draft: Draft): Problem | undefined => problemOf(legend, draft) ?? lackOf?.(draft);
  return {
    legend,
    levelOf,
    standingOf,
    problemOf: problemOfDraft,
    read: (map) => {
      const draft = readDraft(legend, map);
      return isFault(draft) ? draft : (problemOfDraft(draft) ?? levelOf(draft));
    },
    write: (level) => writeDraft(legend, draftOf(legend, standingOf(level))),
    firstSketch: (level) => firstSketch(legend, standingOf(level)),
    sketches: (level) => sketches(legend, standingOf(level)),
  };
}
