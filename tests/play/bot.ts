/**
 * A bot for tests that plays the game with the buttons only: it opens modes, waits for levels, and wins or loses them.
 */
import type { Button, Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { seedOfRemix } from "../../src/game/modes/remix";
import { remixOf } from "../../src/game/modes/remix-week";
import { TWIST_LETTERS } from "../../src/game/save/known-controls";
import type { Direction } from "../../src/kernel/direction";
import { goOnAtPace } from "./endless-run";
import {
  frame,
  frames,
  chooseMenuItem,
  press,
  makeMove,
  settle,
  startPlayer,
  type Launch,
  type Player,
} from "./player";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { PACES, type Pace } from "../../src/puzzles/pace";
import { saveCampaign, saveIn, titlePuzzleIdIn } from "./saves";
import { printedAttempt, type AttemptJson } from "./attempt-json";
import { solve, losingMoves } from "./solver";
import { isCharacterInHud } from "./screen-text";
import { FIRST_PUZZLE_ID, lessonWith, puzzleIndexOf, puzzleOf } from "./puzzles";

/** The rows of the title screen's menu, from top to bottom. */
export const TITLE_ROWS = ["Play", "Campaign", "Today", "Rush", "Challenge", "Workshop", "Settings", "Stats"] as const;
export type TitleRow = (typeof TITLE_ROWS)[number];

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const MAX_FRAMES = 3000;
/**
 * The number of frames that the bot waits after it has taken back a move. A press of Ⓑ within fewer frames would count
 * as the next step of taking back.
 */
const FRAMES_AFTER_UNDO = 16;
/**
 * How many frames the bot waits before it answers a question that has just appeared on the screen. The question ignores
 * buttons at first.
 */
const FRAMES_BEFORE_ANSWER = 12;
const FRAMES_OF_HOLD = 30;
/**
 * How many frames the bot waits until it asks the game again which level is on the screen. It asks rarely, because the
 * game prints a line for each answer.
 */
const FRAMES_PER_LOOK = 8;

const cursors = new WeakMap<Player, number>();

/**
 * The id of the puzzle on the title screen, for each simulated player who has turned the title screen to another
 * puzzle.
 */
const titlePuzzleIds = new WeakMap<Player, string>();

function shownPuzzleId(player: Player): string {
  const save = saveIn(player.store);
  return titlePuzzleIds.get(player) ?? (save === undefined ? FIRST_PUZZLE_ID : titlePuzzleIdIn(save));
}

/** Turns the title screen to the puzzle with the given id. The title screen must be shown. */
export function showPuzzle(player: Player, puzzleId: string): void {
  const from = puzzleIndexOf(shownPuzzleId(player));
  const steps = (puzzleIndexOf(puzzleId) - from + loadAllPuzzles().length) % loadAllPuzzles().length;
  for (let step = 0; step < steps; step++) press(player, "right");
  titlePuzzleIds.set(player, puzzleId);
}

function shownRows(player: Player): readonly TitleRow[] {
  const { campaign } = puzzleOf(shownPuzzleId(player));
  return TITLE_ROWS.filter((row) => row !== "Campaign" || campaign.levelCount > 0);
}

/**
 * Opens a row of the title screen's menu. The title screen must have just appeared. If the game then asks how hard the
 * endless run should become, chooses the first answer.
 */
export function openRow(player: Player, row: TitleRow): void {
  pressRow(player, row);
  if (row === "Play") goOnAtPace(player);
}

/**
 * Opens the screen for endless runs from the title screen, which must have just appeared. Selects one of the difficulty
 * paces there, such as hard.
 */
export function openPace(player: Player, pace: Pace): void {
  pressRow(player, "Play");
  for (let index = 1; index < PACES.length; index++) press(player, "left");
  for (let index = 0; index < PACES.indexOf(pace); index++) press(player, "right");
  settle(player);
}

/** Selects a row of the title screen's menu and presses Ⓐ. The title screen must have just appeared. */
export function pressRow(player: Player, row: TitleRow): void {
  const rows = shownRows(player);
  const savedRow = TITLE_ROWS[cursors.get(player) ?? saveIn(player.store)?.titleRow ?? 0];
  const from = Math.max(0, rows.indexOf(savedRow));
  const to = rows.indexOf(row);
  for (let index = from; index < to; index++) press(player, "down");
  for (let index = from; index > to; index--) press(player, "up");
  cursors.set(player, TITLE_ROWS.indexOf(row));
  press(player, "a");
  settle(player);
}

/**
 * Opens a row of the title screen's menu, waits for the row's level and returns it. An interrupted timed rush is
 * resumed. On the page Today, the level of the day that is selected at first is opened.
 */
export function openLevelOf(player: Player, row: TitleRow): AttemptJson {
  openRow(player, row);
  if (row === "Today" || (row === "Rush" && isEndCardShown(player))) press(player, "a");
  const level = waitForLevel(player);
  settle(player);
  return level;
}

/** Starts the game with the first `cleared` levels of a campaign cleared, and opens the next campaign level. */
export function openCampaignAfter(cleared: number, puzzleId = FIRST_PUZZLE_ID, launch: Launch = {}): Player {
  const store = createMemoryStore();
  saveCampaign(store, cleared, puzzleId);
  return openCampaign(store, launch);
}

/**
 * Starts the game with all levels before the named campaign level cleared, and opens this level. Throws if no level has
 * the name.
 */
export function openCampaignLevel(name: string, puzzleId: string): Player {
  const levelIndex = allLevelsOf(puzzleOf(puzzleId).campaign).findIndex((level) => level.name === name);
  if (levelIndex < 0) throw new Error(`the campaign of ${puzzleId} has no level "${name}"`);
  return openCampaignAfter(levelIndex, puzzleId);
}

/** Starts the game with the data in `store`, and opens the first campaign level that is not cleared. */
export function openCampaign(store: Store, launch: Launch = {}): Player {
  const player = startPlayer(store, launch);
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/** Returns the level on the screen with all moves made so far, or undefined if no level is on the screen. */
export function levelNow(player: Player): AttemptJson | undefined {
  const row = printedAttempt(player);
  return row === undefined ? undefined : (JSON.parse(row) as AttemptJson);
}

/** Waits until a level other than `before` is on the screen. Throws if none appears within `MAX_FRAMES` frames. */
export function waitForLevel(player: Player, before?: AttemptJson): AttemptJson {
  for (let elapsed = 0; elapsed < MAX_FRAMES; elapsed += FRAMES_PER_LOOK) {
    const now = levelNow(player);
    if (now !== undefined && now.map.join() !== before?.map.join()) return now;
    frames(player, FRAMES_PER_LOOK);
  }
  throw new Error(`no new level appeared within ${MAX_FRAMES} frames`);
}

/** Runs frames of the game without input until the condition `isSo` holds. Throws after twice `MAX_FRAMES` frames. */
export function waitUntil(player: Player, isSo: () => boolean): void {
  for (let elapsed = 0; elapsed < 2 * MAX_FRAMES; elapsed++) {
    if (isSo()) return;
    frame(player);
  }
  throw new Error(`the condition was not met within ${2 * MAX_FRAMES} frames`);
}

/**
 * Wins the level on the screen with the fewest moves. The level must be in its start state. In a lesson that asks for a
 * mistake, first makes this mistake and takes it back. Does not wait after the last move.
 */
export function win(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen, so none can be won");
  const mistake = lessonWith(level.puzzle, level.map)?.mistake;
  if (mistake !== undefined) {
    makeMove(player, mistake);
    press(player, "b");
    settle(player);
  }
  makeMoves(player, solutionOf(level), isTurned(level));
}

/** Wins the level on the screen, and waits until nothing on the screen moves any more. */
export function winAndSee(player: Player): void {
  win(player);
  settle(player);
}

/** Wins the level on the screen, waits for the next level and returns that level. */
export function winAndGoOn(player: Player): AttemptJson {
  const before = levelNow(player);
  win(player);
  const next = waitForLevel(player, before);
  settle(player);
  return next;
}

/**
 * Wins all lessons (tiny levels that teach something) that come before the next level of the open mode. Returns that
 * level when it is on the screen.
 */
export function skipLessons(player: Player): AttemptJson {
  let level = waitForLevel(player);
  settle(player);
  while (lessonWith(level.puzzle, level.map) !== undefined) level = winAndGoOn(player);
  return level;
}

/** Returns a shortest solution of a level, counted from its start state. */
export function solutionOf({ puzzle, map }: AttemptJson): Direction[] {
  return solve(map.join("\n"), puzzle);
}

/** Loses the level on the screen with as few moves as possible. The level must be in its start state. */
export function loseLevel(player: Player): void {
  const level = levelNow(player);
  const moves = level === undefined ? undefined : losingMoves(level.map.join("\n"), level.puzzle);
  if (moves === undefined) throw new Error("no level is on the screen, or it cannot be lost");
  makeMoves(player, moves);
  settle(player);
}

/** Takes all moves of the level back with Ⓑ, until the level is in its start state. */
export function rewind(player: Player): void {
  for (let left = levelNow(player)?.moveCount ?? 0; left > 0; left--) press(player, "b");
  settle(player);
}

/**
 * Leaves a level by two taps of Ⓑ. The level must be in its start state. The first tap only shows that a second tap
 * leaves the level.
 */
export function leave(player: Player): void {
  frames(player, FRAMES_AFTER_UNDO);
  press(player, "b");
  settle(player);
  press(player, "b");
  settle(player);
}

/** Ends the current timed rush through the system menu. Answers the game's question whether to end it with yes. */
export function endRush(player: Player): void {
  chooseMenuItem(player, "end the rush");
  frames(player, FRAMES_BEFORE_ANSWER);
  press(player, "a");
  settle(player);
}

/**
 * Asks for a copy of the campaign level that is selected on the campaign's map: holds Ⓐ on the map, which must be on
 * the screen. The game does not make the copy until the player has confirmed a question.
 */
export function askForCopy(player: Player): void {
  for (let held = 0; held < FRAMES_OF_HOLD; held++) frame(player, ["a"]);
  settle(player);
}

/**
 * The most frames that pass until an end card (the card after a level) names Ⓐ. On a narrow end card the texts take
 * turns, so the name comes later.
 */
const FRAMES_WITHOUT_A = 360;

/** Returns whether the screen shows an end card, the card with two buttons after a level, and names Ⓐ on it. */
export function isEndCardShown(player: Player): boolean {
  return isCharacterInHud(player, "Ⓐ");
}

/**
 * Waits until an end card (the card after a level) names Ⓐ. Returns false if no end card does so within
 * `FRAMES_WITHOUT_A` frames.
 */
export function waitForEndCard(player: Player): boolean {
  for (let at = 0; at < FRAMES_WITHOUT_A; at++) {
    if (isEndCardShown(player)) return true;
    frame(player);
  }
  return false;
}

/**
 * Presses a button for each of some moves, one after the other. If `turns` is true, the board turns during the level,
 * and the buttons follow the directions that the player sees. Does not wait after the last move.
 */
function makeMoves(player: Player, moves: readonly Direction[], turns = false): void {
  moves.forEach((move, index) => {
    const seen = ((move + (turns ? Math.floor(index / 3) : 0)) % 4) as Direction;
    if (index < moves.length - 1) makeMove(player, seen);
    else press(player, BUTTONS[seen]);
  });
}

/**
 * Returns whether the board of a level turns after every third move. This happens in some levels of the weekly remix,
 * and in the lesson about such levels.
 */
export function isTurned({ puzzle, map, mode, seed }: AttemptJson): boolean {
  const lesson = lessonWith(puzzle, map);
  if (lesson !== undefined) return lesson.letter === TWIST_LETTERS.turned;
  return mode === "remix" && seed !== undefined && remixOf(seed - seedOfRemix(0)).twist === "turned";
}
