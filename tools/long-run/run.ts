/** Plays the built game for hours of console time in changing ways, and checks it after each stretch. */
import { FIRST_PUZZLE_ID } from "../../tests/play/puzzles";
import type { ReportingTask } from "../reporting-task";
import { disturb } from "./console-events";
import { drawBetween } from "./dice";
import type { HeapSample } from "./heap-samples";
import { goToTitle, openTitleRow, showOnTitle } from "./navigate";
import { openAnyMode } from "./open-mode";
import { playAtRandom } from "./play-at-random";
import { playLevels } from "./play-levels";
import { FRAMES_PER_HOUR } from "./run-fault";
import {
  checkStatistics,
  countEvent,
  measureHeap,
  openSession,
  tap,
  wait,
  type Session,
  type SessionChanges,
} from "./session";

const FRAMES_PER_SECOND = 30;
const FRAMES_PER_SAMPLE = FRAMES_PER_HOUR / 4;
const HOURS_PER_CYCLE = 4;
/** The share of a cycle in which the game is never started again, so that a leak of memory would add up. */
const SHARE_WITHOUT_START = 3 / 4;
const FRAMES_BEFORE_SAMPLE = 60;
/** The number of frames for which the level before a sample is left alone, so that the next levels are generated. */
const FRAMES_OF_LEVEL = 450;

export interface LongRun {
  readonly session: Session;
  readonly samples: readonly HeapSample[];
}

type Stretch = readonly [name: string, leastSeconds: number, mostSeconds: number, play: StretchPlayer];
type StretchPlayer = (session: Session, frames: number) => void;

/** The ways to play. A row that stands several times is chosen more often. */
const STRETCHES: readonly Stretch[] = [
  ["played well", 60, 400, playWell],
  ["played well", 60, 400, playWell],
  ["played badly", 60, 300, playBadly],
  ["played at random", 30, 120, playAtRandom],
  ["left alone", 30, 600, wait],
];

/** The names of the ways to play, in the order of the report. */
export const STRETCH_NAMES: readonly string[] = [...new Set(STRETCHES.map(([name]) => name))];

function playWell(session: Session, frames: number): void {
  openAnyMode(session);
  playLevels(session, "well", frames);
}

function playBadly(session: Session, frames: number): void {
  openAnyMode(session);
  playLevels(session, "badly", frames);
}

/** Plays for `frames` frames or a little longer, and returns what was counted. Throws a `RunFault` if anything is wrong. */
export function* runLong(seed: number, frames: number, changes: SessionChanges = {}): ReportingTask<LongRun> {
  const session = openSession(seed, changes);
  const samples: HeapSample[] = [];
  const { costs, dice } = session;
  while (costs.frames < frames) {
    const [name, least, most, play] = STRETCHES[dice(STRETCHES.length)];
    countEvent(session, name);
    const left = Math.max(1, frames - costs.frames);
    play(session, Math.min(left, FRAMES_PER_SECOND * drawBetween(dice, least, most)));
    if (dice(2) === 0) checkStatistics(session);
    disturb(session, isRough(costs.frames, frames));
    if (Math.floor(costs.frames / FRAMES_PER_SAMPLE) > samples.length) sampleHeap(session, samples);
    yield describeProgress(session);
  }
  goToTitle(session);
  checkStatistics(session);
  return { session, samples };
}

function isRough(frame: number, frames: number): boolean {
  const cycle = Math.min(frames, HOURS_PER_CYCLE * FRAMES_PER_HOUR);
  return frame % cycle >= SHARE_WITHOUT_START * cycle;
}

/**
 * Measures the memory at a comparable moment: on the title of always the same puzzle, after a level of this puzzle was
 * opened and left. The tables that the tasks share keep the size that the last level needed: after levels with many
 * states, 0.4 MB more.
 */
function sampleHeap(session: Session, samples: HeapSample[]): void {
  openTitleRow(session, FIRST_PUZZLE_ID, "Play");
  tap(session, "a", FRAMES_OF_LEVEL);
  goToTitle(session);
  showOnTitle(session, FIRST_PUZZLE_ID);
  wait(session, FRAMES_BEFORE_SAMPLE);
  const frame = session.costs.frames;
  samples.push({ frame, sessionFrames: frame - session.startedAtFrame, kilobytes: measureHeap(session) });
}

function describeProgress({ costs, levels, counts }: Session): string {
  const wins = [...counts.byMode.values()].reduce((sum, count) => sum + count, 0);
  return `${(costs.frames / FRAMES_PER_HOUR).toFixed(2)} hours, ${wins} levels won, ${levels.endlessLevels} levels of endless runs`;
}
