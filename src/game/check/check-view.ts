/** Draws the running console check: a drawn console under a lamp, the tests with their results, and a progress bar. */
import {
  drawFrame,
  expandBox,
  fillBox,
  fillDisc,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  wantsLessFlashing,
  type Box,
  type Ink,
} from "../../device/screen";
import { drawText, TextStep } from "../../device/text";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/cast";
import { PUZZLES } from "../../puzzles/index";
import { firstInSight } from "../widgets/first-in-sight";
import { drawHangingLamp, drawLampLight } from "../widgets/hanging-lamp";
import { fillPill } from "../widgets/pill";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import {
  needsHand,
  partsDone,
  rowsOf,
  runningRow,
  secondsLeft,
  shareDone,
  type CheckRun,
  type Verdict,
} from "./check-run";
import { TEXTS } from "./texts/index";

/**
 * How many milliseconds each puzzle's picture stays on the screen of the drawn console. If the player chose fewer
 * flashes, only one puzzle's picture is shown.
 */
export const PICTURE_MS = 400;

export const HEADING = { y: 2, margin: 8, line: 2 + TextStep.HeadingToRule };
export const FOOT_Y = 215;
const LAMP = { x: 112, top: 32 };
const BENCH = { y: 170, height: 2 };
const CONSOLE = { box: { x: 66, y: 76, width: 90, height: 92 }, radius: 9 };
const SMALL_SCREEN = { x: 74, y: 84, width: 74, height: 46, frame: 2 };
const CROSS = { x: 88, y: 149, arm: 11, thickness: 7 };
const BUTTONS = {
  radius: 5,
  at: [
    [121, 153],
    [138, 145],
  ],
};
const CRANK = { box: { x: 154, y: 88, width: 8, height: 22 }, radius: 2 };
const GRIP = { box: { x: 159, y: 104, width: 8, height: 32 }, radius: 4 };
const ROWS = { top: 31, apart: 27, inSight: 5, left: 208, right: 394, height: 24 };
const SIGN_X = 226;
const NAME_X = 244;
const NOTE_RIGHT = 386;
const GROOVE = { left: 24, right: 376, middle: 193, rim: 10, inner: 8, ball: 13 };

/** Draws the screen of the console check while the check runs. */
export function drawCheck(run: CheckRun, elapsedMs: number): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  const count = rowsOf(run).length;
  drawText(TEXTS.title, HEADING.margin, HEADING.y, "left", "white");
  const place = TEXTS.placeOf(Math.min(count, run.results.length + 1), count);
  drawText(place, SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
  fillBox("white", 0, HEADING.line, SCREEN_WIDTH, 1);
  drawLampLight(LAMP.x, LAMP.top);
  drawHangingLamp(LAMP.x, HEADING.line, LAMP.top, true);
  drawConsole(wantsLessFlashing() ? 0 : Math.floor(elapsedMs / PICTURE_MS) % PUZZLES.length);
  fillBox("white", 0, BENCH.y, SCREEN_WIDTH, BENCH.height);
  drawRows(run);
  drawGroove(shareDone(run), count);
  drawFoot(run);
}

function drawConsole(puzzleIndex: number): void {
  const { radius } = CONSOLE;
  fillRounded("black", expandBox(CONSOLE.box, 2), radius + 2);
  fillRounded("white", CRANK.box, CRANK.radius);
  fillRounded("black", expandBox(GRIP.box, 1), GRIP.radius);
  fillRounded("white", GRIP.box, GRIP.radius);
  fillRounded("white", CONSOLE.box, radius);
  const { x, y, width: screenWidth, height: screenHeight, frame } = SMALL_SCREEN;
  fillBox("black", x, y, screenWidth, screenHeight);
  drawPuzzlePicture(
    PUZZLES[puzzleIndex].id,
    "cast",
    1,
    x + Math.floor((screenWidth - CAST_WIDTH) / 2),
    y + screenHeight - frame - CAST_HEIGHT,
  );
  drawFrame("black", { x, y, width: screenWidth, height: screenHeight }, frame);
  const { arm, thickness } = CROSS;
  const half = Math.floor(thickness / 2);
  fillBox("black", CROSS.x - arm, CROSS.y - half, 2 * arm + 1, thickness);
  fillBox("black", CROSS.x - half, CROSS.y - arm, thickness, 2 * arm + 1);
  for (const [buttonX, buttonY] of BUTTONS.at) fillDisc("black", buttonX, buttonY, BUTTONS.radius);
}

function fillRounded(ink: Ink, { x, y, width, height }: Box, radius: number): void {
  fillBox(ink, x + radius, y, width - 2 * radius, height);
  fillBox(ink, x, y + radius, width, height - 2 * radius);
  for (const cornerX of [x + radius, x + width - radius])
    for (const cornerY of [y + radius, y + height - radius]) fillDisc(ink, cornerX, cornerY, radius);
}

function drawRows(run: CheckRun): void {
  const rows = rowsOf(run);
  const running = Math.min(rows.length - 1, run.results.length);
  const first = firstInSight(rows.length, ROWS.inSight, running);
  rows.slice(first, first + ROWS.inSight).forEach(({ id }, place) => {
    const index = first + place;
    const top = ROWS.top + place * ROWS.apart;
    const isRunning = index === running;
    if (isRunning) fillPill("white", ROWS.left, top - 1, ROWS.right - ROWS.left, ROWS.height);
    const ink: Ink = isRunning ? "black" : "white";
    const result = index < run.results.length ? run.results[index] : undefined;
    if (result !== undefined) drawSign(result.verdict, ink, SIGN_X, top + 11);
    else if (isRunning) fillDisc(ink, SIGN_X, top + 11, 6);
    else drawRing(ink, SIGN_X, top + 11, 4);
    drawText(TEXTS.rows[id].name, NAME_X, top, "left", ink);
    drawText(result?.note ?? (isRunning ? noteOfRunning(run) : ""), NOTE_RIGHT, top, "right", ink);
  });
}

function noteOfRunning(run: CheckRun): string {
  const [done, all] = partsDone(run);
  return all === 0 ? "" : TEXTS.countOf(done, all);
}

/**
 * Draws the sign of a result around the point (`x`, `y`): a tick for passed, a cross for failed, or a bar for skipped.
 */
export function drawSign(verdict: Verdict, ink: Ink, x: number, y: number): void {
  if (verdict === "skipped") fillBox(ink, x - 5, y - 1, 11, 3);
  else if (verdict === "passed") {
    for (let step = 0; step < 4; step++) fillBox(ink, x - 6 + step, y + step, 2, 3);
    for (let step = 0; step < 8; step++) fillBox(ink, x - 2 + step, y + 3 - step, 2, 3);
  } else
    for (let step = 0; step < 11; step++) {
      fillBox(ink, x - 5 + step, y - 6 + step, 2, 3);
      fillBox(ink, x + 5 - step, y - 6 + step, 2, 3);
    }
}

function drawRing(ink: Ink, x: number, y: number, radius: number): void {
  fillDisc(ink, x, y, radius);
  fillDisc("black", x, y, radius - 1);
}

/**
 * Draws the progress bar of the console check: a groove with a ball. The ball is at `share` of the way, from 0 (left)
 * to 1 (right). The groove has `stops` marks at equal distances.
 */
function drawGroove(share: number, stops: number): void {
  const { left, right, middle, rim, inner, ball } = GROOVE;
  const width = right - left;
  const ballX = left + Math.floor(width * share);
  fillPill("white", left - rim, middle - rim, width + 2 * rim, 2 * rim);
  fillPill("black", left - inner, middle - inner, width + 2 * inner, 2 * inner);
  fillPill("white", left - 5, middle - 5, ballX - left + 10, 10);
  for (let stop = 1; stop <= stops; stop++) {
    const x = left + Math.floor((width * stop) / stops);
    if (x < ballX) fillDisc("black", x, middle, 2);
    else drawRing("white", x, middle, 3);
  }
  fillDisc("white", ballX, middle - 1, ball + 2);
  fillDisc("black", ballX, middle - 1, ball);
  fillDisc("white", ballX - 5, middle - 6, 3);
}

function drawFoot(run: CheckRun): void {
  const row = runningRow(run);
  const { stop, skip } = TEXTS;
  drawText(`Ⓑ ${needsHand(run) ? skip : stop}`, HEADING.margin, FOOT_Y, "left", "white");
  const task = row === undefined ? undefined : TEXTS.rows[row.id].task;
  drawText(task ?? TEXTS.secondsLeft(secondsLeft(run)), SCREEN_WIDTH - HEADING.margin, FOOT_Y, "right", "white");
}
