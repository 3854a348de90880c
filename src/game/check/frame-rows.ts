/**
 * The row (test) of the console check that times the computation of moves and the drawing of pictures in each puzzle.
 */
import { readFrameMs } from "../../device/clock";
import { createBlackPicture, paintOnto, showPicture, type Picture } from "../../device/screen";
import { DIRECTIONS } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { durationMs, momentAtRest, type Moment, type Motion } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";
import { addFigure, countParts, waitForFrame, type CheckRecord, type Outcome } from "./check-row";
import { MAX_FRAME_MS } from "./limits";
import { loadCheckedPuzzle } from "./load-checked-puzzle";
import { TEXTS } from "./texts/index";

const LEVEL_INDEX = 12;
const MOVES = 24;
const PICTURES_PER_MOVE = 4;

/** The measured times of moves and of drawn pictures, in milliseconds. */
interface FrameTimes {
  readonly moves: number[];
  readonly pictures: number[];
}

/** Measures how long the computation of moves and the drawing of pictures take, in one level of each puzzle. */
export function* checkFrames(record: CheckRecord): Task<Outcome> {
  countParts(record, PUZZLES.length * MOVES);
  let longestMs = 0;
  for (let index = 0; index < PUZZLES.length; index++) {
    yield* waitForFrame(record);
    const beforeMs = readFrameMs();
    const puzzle = loadCheckedPuzzle(record.titlePuzzleId, index);
    addFigure(record, `frames.${puzzle.id}-load-ms`, Math.floor(readFrameMs() - beforeMs));
    yield;
    const times: FrameTimes = { moves: [], pictures: [] };
    yield* playLevel(record, puzzle, times);
    addTimes(record, `frames.${puzzle.id}-move`, times.moves);
    addTimes(record, `frames.${puzzle.id}-draw`, times.pictures);
    longestMs = Math.max(longestMs, maxOf(times.moves), maxOf(times.pictures));
  }
  return { isPassed: longestMs <= MAX_FRAME_MS, note: TEXTS.milliseconds(Math.floor(longestMs + 0.5)) };
}

function* playLevel(record: CheckRecord, puzzle: AnyPuzzle, times: FrameTimes): Task<void> {
  yield* waitForFrame(record);
  const { map } = puzzle.campaign.level(LEVEL_INDEX);
  yield* waitForFrame(record);
  const level = puzzle.parseMap(map.join("\n"));
  if (isFault(level)) return;
  yield* waitForFrame(record);
  const background = createBlackPicture();
  const screen = createBlackPicture();
  paintOnto(background, () => {
    puzzle.painter.drawBackground(level, "lit");
  });
  const rules = puzzle.rules(level);
  let state = rules.start;
  for (let move = 0; move < MOVES; move++) {
    yield;
    const direction = DIRECTIONS[(move * 3 + Math.floor(move / 4)) % DIRECTIONS.length];
    const motions: Motion[] = [];
    const beforeMs = readFrameMs();
    const next = rules.move(state, direction, { motions });
    times.moves.push(readFrameMs() - beforeMs);
    record.doneParts++;
    if (next === undefined || rules.outcome(next) !== "playing") continue;
    yield* drawMove({ puzzle, level, background, screen }, { before: state, direction, motions }, times);
    state = next;
  }
}

interface DrawnLevel {
  readonly puzzle: AnyPuzzle;
  readonly level: OpaqueLevel;
  readonly background: Picture;
  readonly screen: Picture;
}

interface DrawnMove {
  readonly before: OpaqueState;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly motions: readonly Motion[];
}

function* drawMove(drawn: DrawnLevel, { before, direction, motions }: DrawnMove, times: FrameTimes): Task<void> {
  const { puzzle, level, background, screen } = drawn;
  for (let picture = 0; picture < PICTURES_PER_MOVE; picture++) {
    yield;
    const elapsedMs = Math.floor((durationMs(motions) * picture) / PICTURES_PER_MOVE);
    const move = { direction, playerPiece: puzzle.playerCell?.(before), motions };
    const moment: Moment<OpaqueState> = picture === 0 ? momentAtRest(before) : { before, move, elapsedMs };
    const beforeMs = readFrameMs();
    paintOnto(screen, () => {
      showPicture(background);
      puzzle.painter.drawPieces(level, moment, "lit");
    });
    times.pictures.push(readFrameMs() - beforeMs);
  }
}

/**
 * Records the median, the 99th percentile and the maximum of measured times as three numbers of the console check.
 * `times` is in milliseconds, and the recorded numbers are in hundredths of a millisecond.
 */
function addTimes(record: CheckRecord, name: string, times: readonly number[]): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (percent: number): number => {
    const index = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
    return index < 0 ? 0 : Math.floor(sorted[index] * 100);
  };
  addFigure(record, `${name}-p50`, at(50));
  addFigure(record, `${name}-p99`, at(99));
  addFigure(record, `${name}-max`, at(100));
}

function maxOf(times: readonly number[]): number {
  return times.reduce((longest, time) => Math.max(longest, time), 0);
}
