/**
 * A test program that draws levels of a puzzle at many moments, one picture in each update. A request in its storage
 * names the puzzle and the levels. The program prints the name of each series of pictures before the series, and a
 * fixed last line after all series.
 */
import { createBlackPicture, paintOnto, showPicture, type Picture } from "../../../src/device/screen";
import { readStored } from "../../../src/device/storage";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { durationMs, momentAtRest } from "../../../src/kernel/motion";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { Lamp } from "../../../src/puzzles/puzzle";
import { campaignLevelOf, levelOnMap, randomMoves, shownLevelIndexes, type ShownMove } from "../shown-levels";
import { CELEBRATION_END, REQUEST_FILE, type Request } from "./request";

declare function print(this: void, line: string): void;

const WALKS = 2;
const MOVES = 3;
const ARRIVAL_EVERY_MS = 40;
const CELEBRATION_EVERY_MS = 80;
/**
 * Times after the end of the animation for a cleared level, in milliseconds. The picture must not change any more at
 * these times.
 */
const LATER_MS: readonly number[] = [0, 1, 150, 170, 1000];
const IDLE_TURNS = 4;
const RUSH = { lives: 2, twelfths: 5 };

type Pictures = Generator<void, void, void>;

/**
 * A level to draw, with its name and its index in the campaign or in the list of random levels. The index decides which
 * random moves are made in the level.
 */
interface ShownLevel {
  readonly name: string;
  readonly index: number;
  readonly level: OpaqueLevel;
}

function* showLevel(puzzle: AnyPuzzle, { name, index, level }: ShownLevel, everyMs: number | undefined): Pictures {
  const background = (lamp: Lamp): Picture => paintInParts(puzzle, level, lamp);
  const lit = background("lit");
  const out = background("out");
  print(`${name} background lit, out, in a rush`);
  showPicture(lit);
  yield;
  showPicture(out);
  yield;
  puzzle.painter.drawBackground(level, "lit", RUSH);
  yield;
  if (everyMs === undefined) return;
  yield* showArrival(puzzle, level, lit, name);
  for (let walk = 1; walk <= WALKS; walk++) {
    const moves = randomMoves(puzzle, level, 100 * index + walk, MOVES);
    for (let count = 1; count <= moves.length; count++) {
      print(`${name} walk ${walk} move ${count}`);
      yield* showMove(puzzle, level, walk === 1 ? lit : out, moves.slice(0, count), everyMs);
    }
    if (walk === 1 && moves.length > 0)
      yield* showRest(puzzle, level, lit, `${name} walk ${walk}`, moves[moves.length - 1].before);
  }
}

/** Paints a background as the screen for playing does: part by part, if the puzzle's painter can draw it in parts. */
function paintInParts({ painter }: AnyPuzzle, level: OpaqueLevel, lamp: Lamp): Picture {
  const parts = painter.drawBackgroundInParts?.(level, lamp);
  const picture = createBlackPicture();
  for (let isDone = false; !isDone;) {
    paintOnto(picture, () => {
      if (parts === undefined) painter.drawBackground(level, lamp);
      isDone = parts === undefined || parts.next().done === true;
    });
  }
  return picture;
}

function* showArrival(puzzle: AnyPuzzle, level: OpaqueLevel, background: Picture, name: string): Pictures {
  const { painter } = puzzle;
  print(`${name} arrival`);
  for (let elapsedMs = 0; elapsedMs <= painter.arrivalMs(level); elapsedMs += ARRIVAL_EVERY_MS) {
    showPicture(background);
    painter.drawArrival(level, elapsedMs, "lit");
    yield;
  }
}

function* showMove(
  { painter }: AnyPuzzle,
  level: OpaqueLevel,
  background: Picture,
  moves: readonly ShownMove[],
  everyMs: number,
): Pictures {
  const { before, move } = moves[moves.length - 1];
  const records = moves.map((shown) => shown.move);
  for (let elapsedMs = 0; elapsedMs < durationMs(move.motions) + everyMs; elapsedMs += everyMs) {
    showPicture(background);
    painter.scene.drawTrails(level, records, 0, records.length);
    const moment = { before, move, elapsedMs };
    painter.drawPieces(level, moment, "lit");
    painter.scene.drawStatus?.(level, moment, painter.scene.texts.main);
    yield;
  }
}

function* showRest(
  { painter }: AnyPuzzle,
  level: OpaqueLevel,
  background: Picture,
  name: string,
  state: OpaqueState,
): Pictures {
  const showPieces = (): void => {
    showPicture(background);
    painter.drawPieces(level, momentAtRest(state), "lit");
  };
  print(`${name} idle animations`);
  for (let turn = 0; turn < IDLE_TURNS; turn++) {
    showPieces();
    painter.drawIdleAnimation(level, state, turn);
    yield;
  }
  print(`${name} hints`);
  for (const direction of DIRECTIONS) {
    showPieces();
    painter.drawHint(level, state, direction, "lit");
    yield;
  }
  print(`${name} celebration`);
  for (let elapsedMs = 0; elapsedMs <= painter.celebrationMs; elapsedMs += CELEBRATION_EVERY_MS) {
    showPicture(background);
    painter.drawCelebration(level, state, elapsedMs, "lit");
    yield;
  }
  print(`${name}${CELEBRATION_END}`);
  for (const laterMs of LATER_MS) {
    showPicture(background);
    painter.drawCelebration(level, state, painter.celebrationMs + laterMs, "lit");
    yield;
  }
}

function shownLevelsOf(puzzle: AnyPuzzle, maps: readonly string[] | undefined): ShownLevel[] {
  if (maps !== undefined)
    return maps.map((map, index) => ({ name: `random level ${index + 1}`, index, level: levelOnMap(puzzle, map) }));
  return shownLevelIndexes(puzzle).map((index) => ({
    name: `level ${index + 1}`,
    index,
    level: campaignLevelOf(puzzle, index),
  }));
}

function* showAll(): Pictures {
  const { puzzleId, maps, moveEveryMs } = readStored(REQUEST_FILE) as Request;
  const puzzle = loadAllPuzzles().find(({ id }) => id === puzzleId);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
  for (const shown of shownLevelsOf(puzzle, maps)) yield* showLevel(puzzle, shown, moveEveryMs);
  print("end");
}

const pictures = showAll();
playdate.update = () => {
  pictures.next();
};
