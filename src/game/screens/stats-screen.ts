/**
 * The screen with the player's statistics. It looks like a wall with a postcard for each puzzle, a calendar, and a
 * shelf with keepsakes (souvenirs that the player earns).
 */
import { requestAchievements, runAchievements } from "../achievements/due";
/** The import below is loaded from achievements.lua on first use. @lazy achievements */
import {
  achievementAtPoint,
  describeAchievements,
  drawAchievements,
  openAchievements,
  type AchievementsPage,
} from "../achievements/page";
import { requestScreen } from "../destination";
import { readToday } from "../../device/clock";
import type { Button, Input } from "../../device/input";
import { showPicture, wantsLessFlashing } from "../../device/screen";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT, type Direction } from "../../kernel/direction";
import { KEEPSAKE_COUNT } from "../../puzzles/looks/keepsake";
import { PUZZLES } from "../../puzzles/index";
import { countFirstWins } from "../save/first-wins-file";
import type { Save } from "../save/save";
import { screenOf, type Preparation, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { drawCalendarBack, drawPostcardBack, drawTurningCard } from "./stats-back-view";
import { readStats, type StatsWall } from "./stats-figures";
import {
  backSpotAfter,
  CALENDAR,
  firstPostcardInSight,
  firstShelfRowInSight,
  isPostcard,
  spotAfter,
  SHELF_SPOT,
} from "./stats-spots";
import { createWallPainting, prepareWall, type WallPainting } from "./stats-wall-painting";
import { drawGround, drawShelfCursor, drawSpotCursor, shelfPlaceAtPoint, spotAtPoint } from "./stats-wall-view";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCheckTap, buttonsOfShelfTap, buttonsOfStatsBackTap, buttonsOfThingTap } from "../taps/tap-menus";
import { glideList, showList } from "../widgets/list";
import { steerListWithSound } from "../widgets/list-with-sound";
import { describeStatsFocus } from "./stats-focus";

interface StatsState {
  readonly save: Save;
  readonly stats: StatsWall;
  readonly painting: WallPainting;
  /** The number of the postcard, calendar or shelf on which the cursor is (see stats-spots.ts). */
  spot: number;
  /**
   * Whether the postcard or the calendar at `spot` is turned over or, at the shelf, whether the cursor moves among the
   * keepsakes (souvenirs).
   */
  isOpen: boolean;
  turnedMs: number;
  /** The row of the cursor on the shelf of earned keepsakes (souvenirs): the index of a puzzle. */
  shelfRow: number;
  /**
   * The column of the cursor on the shelf of earned keepsakes (souvenirs): the index of the keepsake among those of the
   * row's puzzle.
   */
  shelfColumn: number;
  /** The page with the achievements, or undefined unless it is shown. */
  achievements: AchievementsPage | undefined;
}

const TURN_MS = 200;
/** In each frame, achievements are granted and written until this many milliseconds after the frame's beginning. */
const ACHIEVEMENTS_UNTIL_MS = 8;

const STATS: ScreenKind<StatsState> = {
  name: "stats",
  update: updateStats,
  shown: listStats,
  prepare: prepareStats,
  draw: drawStats,
  buttonsOfTap: buttonsOfStatsTap,
  runTasks: ({ save }) => {
    runAchievements(save, ACHIEVEMENTS_UNTIL_MS);
  },
  focus: (state) =>
    state.achievements === undefined ? describeStatsFocus(state) : describeAchievements(state.achievements),
};

/**
 * Creates the screen with the statistics. The cursor is on the postcard of the puzzle at `puzzleIndex`, which is turned
 * over if `isOpen` is true.
 */
export function createStatsScreen(save: Save, puzzleIndex: number, isOpen: boolean): Screen {
  const stats = readStats(save, readToday());
  const painting = createWallPainting();
  const cursor = { spot: puzzleIndex, isOpen, turnedMs: TURN_MS, shelfRow: puzzleIndex, shelfColumn: 0 };
  requestAchievements();
  return screenOf(STATS, { save, stats, painting, ...cursor, achievements: undefined });
}

function updateStats(state: StatsState, input: Input, elapsedMs: number): void {
  if (state.isOpen && state.turnedMs < TURN_MS) state.turnedMs += elapsedMs;
  if (state.achievements !== undefined) updateAchievements(state, state.achievements, input, elapsedMs);
  else if (!state.isOpen) updateWall(state, input);
  else if (state.spot === SHELF_SPOT) updateShelf(state, input);
  else updateBack(state, input);
}

function updateAchievements(state: StatsState, { list }: AchievementsPage, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    state.achievements = undefined;
    return;
  }
  steerListWithSound(list, input);
  glideList(list, elapsedMs);
}

function listStats(
  { spot, isOpen, turnedMs, shelfRow, shelfColumn, achievements }: StatsState,
  shown: ShownValues,
): void {
  listShown(shown, spot);
  listShown(shown, isOpen);
  listShown(shown, turnedMs);
  listShown(shown, shelfRow);
  listShown(shown, shelfColumn);
  listShown(shown, achievements !== undefined);
  if (achievements !== undefined) showList(shown, achievements.list);
}

function updateWall(state: StatsState, { isAPressed, isBPressed, pressedDirection }: Input): void {
  if (isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (isAPressed) {
    playConfirmSound();
    state.isOpen = true;
    state.turnedMs = wantsLessFlashing() ? TURN_MS : 0;
  } else if (pressedDirection !== undefined) {
    const spot = spotAfter(state.spot, pressedDirection);
    soundMove(spot !== state.spot);
    state.spot = spot;
  }
}

function updateBack(state: StatsState, { isAPressed, isBPressed, pressedDirection }: Input): void {
  const { spot } = state;
  if (isAPressed && isPostcard(spot) && countFirstWins(PUZZLES[spot].id) > 0) {
    playConfirmSound();
    requestScreen({ kind: "record", puzzleIndex: spot, back: { kind: "stats" } });
  } else if (isAPressed && spot === CALENDAR) {
    playConfirmSound();
    state.achievements = openAchievements(state.save);
  } else if (isAPressed || isBPressed) {
    close(state);
  } else if (pressedDirection === LEFT || pressedDirection === RIGHT) {
    state.spot = backSpotAfter(spot, pressedDirection === LEFT ? -1 : 1);
    soundMove(true);
  } else if (pressedDirection !== undefined) playRefusalSound();
}

function updateShelf(state: StatsState, { isAPressed, isBPressed, pressedDirection }: Input): void {
  if (isAPressed || isBPressed) close(state);
  else if (pressedDirection !== undefined) soundMove(moveAlongShelf(state, pressedDirection));
}

function moveAlongShelf(state: StatsState, direction: Direction): boolean {
  const isSideways = direction === LEFT || direction === RIGHT;
  const step = direction === RIGHT || direction === DOWN ? 1 : -1;
  const row = state.shelfRow + (isSideways ? 0 : step);
  const column = state.shelfColumn + (isSideways ? step : 0);
  if (row < 0 || row >= PUZZLES.length || column < 0 || column >= KEEPSAKE_COUNT) return false;
  state.shelfRow = row;
  state.shelfColumn = column;
  return true;
}

function soundMove(hasMoved: boolean): void {
  if (hasMoved) playCursorSound();
  else playRefusalSound();
}

function close(state: StatsState): void {
  playGoBackSound();
  state.isOpen = false;
}

function prepareStats(state: StatsState): Preparation {
  return isBackShown(state) ? "ready" : prepareWall(state.painting, state.stats, viewOf(state));
}

function buttonsOfStatsTap(state: StatsState, tap: Tap): readonly Button[] {
  const { spot, isOpen, shelfRow, shelfColumn, achievements } = state;
  if (achievements !== undefined)
    return buttonsOfCheckTap(achievements.list, achievementAtPoint(achievements, tap), tap);
  if (!isOpen) return buttonsOfThingTap(spot, spotAtPoint(spot, tap));
  if (spot !== SHELF_SPOT) return buttonsOfStatsBackTap(tap);
  const place = shelfPlaceAtPoint(firstShelfRowInSight(shelfRow), tap);
  return buttonsOfShelfTap({ row: shelfRow, column: shelfColumn }, place);
}

function isBackShown({ spot, isOpen, turnedMs }: StatsState): boolean {
  return isOpen && spot !== SHELF_SPOT && turnedMs >= TURN_MS;
}

function viewOf({ spot, shelfRow, isOpen }: StatsState): WallPainting["view"] {
  const row = isOpen && spot === SHELF_SPOT ? shelfRow : 0;
  return { firstPostcard: firstPostcardInSight(spot), firstShelfRow: firstShelfRowInSight(row) };
}

function drawStats(state: StatsState): void {
  const { save, stats, painting, spot, isOpen, turnedMs, achievements } = state;
  if (achievements !== undefined) {
    drawAchievements(achievements);
    return;
  }
  if (isBackShown(state)) {
    drawGround(stats);
    if (isPostcard(spot)) drawPostcardBack(save, stats, spot);
    else drawCalendarBack(save.stats, stats);
    return;
  }
  showPicture(painting.picture);
  if (!isOpen) drawSpotCursor(spot);
  else if (spot !== SHELF_SPOT) drawTurningCard(spot, turnedMs / TURN_MS);
  else drawShelfCursor(stats, { row: state.shelfRow, column: state.shelfColumn }, painting.view.firstShelfRow);
}
