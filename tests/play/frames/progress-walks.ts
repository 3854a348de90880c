/**
 * Scripted games with screens that a player sees only once: lessons, new souvenirs on the title screen, results of
 * daily levels and the cards after levels. A test records their frames.
 */
import type { Store } from "../../../simulator/host";
import { openPuzzleSave } from "../../../src/game/save/save";
import { dayNumber } from "../../../src/game/save/days";
import { DIRECTIONS, UP } from "../../../src/kernel/direction";
import { isEndCardShown, leave, openCampaignAfter, openRow, rewind, waitForLevel, waitUntil, win } from "../bot";
import { OPEN_MODE } from "../open-mode";
import { frames, makeMove, press, settle, startPlayer, type Player } from "../player";
import { PUZZLE_ROWS } from "../puzzles";
import { storeWith } from "../saves";
import { IN_LEVEL, ON_PAGE, playAtRandom, type Gesture } from "./random-hands";
import type { Walk } from "./walks";

const GESTURES_IN_LESSONS = 35;
const GESTURES_ON_CARDS = 25;
const GESTURES_AT_END = 10;
const FRAMES_OF_HINT = 25;
const FRAMES_OF_END = 130;
/**
 * A number of frames after which a newly earned souvenir (keepsake) has dropped in front of its puzzle's house on the
 * title screen.
 */
const FRAMES_OF_DROP = 40;
/**
 * How many endless levels are cleared before the scripted games: one less than the first and the last souvenir
 * (keepsake) need. Every ten levels earn a souvenir.
 */
const CLEARED_BEFORE_KEEPSAKES = [9, 79];
const CAMPAIGN_LEVELS = [0, 7, 19, 33];
const DAY = dayNumber({ year: 2025, month: 12, day: 31 });

/** The random gestures in lessons: those of other levels, and more wins, because each lesson ends with a win. */
const IN_LESSON: readonly Gesture[] = [...IN_LEVEL, "win", "win", "win"];
const ON_CARDS: readonly Gesture[] = [...ON_PAGE, "tap", "tap", "tap", "a", "menu"];
const AT_END: readonly Gesture[] = ["tap", "tap", "wait", "crank", "a", "b", "menu"];

/**
 * Returns scripted games of players who have had no lessons yet. They make random gestures in the campaign, in an
 * endless run and in a timed rush of each puzzle.
 */
export function lessonWalks(): Walk[] {
  return PUZZLE_ROWS.flatMap(([puzzleId], index) =>
    (["campaign", "rising", "rush"] as const).map((mode): Walk => [
      `lessons before ${mode} in ${puzzleId}`,
      () => {
        playAtRandom(OPEN_MODE[mode](beginnerStore(puzzleId)), index, GESTURES_IN_LESSONS, IN_LESSON);
      },
    ]),
  );
}

function beginnerStore(puzzleId: string): Store {
  return storeWith((save) => {
    for (const saved of save.puzzles) saved.knownThings = "";
    save.knownControls = "";
  }, puzzleId);
}

/**
 * Returns scripted games in which an endless run of each puzzle earns a souvenir (keepsake). The souvenir then drops in
 * front of the puzzle's house on the title screen.
 */
export function keepsakeWalks(): Walk[] {
  return PUZZLE_ROWS.flatMap(([puzzleId]) =>
    CLEARED_BEFORE_KEEPSAKES.map((cleared): Walk => [
      `the keepsake after ${cleared + 1} levels of ${puzzleId}`,
      () => {
        const player = startPlayer(storeAfter(cleared, puzzleId));
        openRow(player, "Play");
        const before = waitForLevel(player);
        settle(player);
        win(player);
        waitForLevel(player, before);
        settle(player);
        makeMove(player, UP);
        rewind(player);
        leave(player);
        frames(player, FRAMES_OF_DROP);
      },
    ]),
  );
}

function storeAfter(cleared: number, puzzleId: string): Store {
  return storeWith((save) => {
    for (const [id] of PUZZLE_ROWS) Object.assign(openPuzzleSave(save, id).endless, { cleared: 30, seenKeepsakes: 3 });
    Object.assign(openPuzzleSave(save, puzzleId).endless, { cleared, seenKeepsakes: Math.floor(cleared / 10) });
  }, puzzleId);
}

/**
 * Returns scripted games that look at the daily levels on the page Today. From game to game, more of them are won, and
 * more days in a row had a win.
 */
export function dayWalks(): Walk[] {
  return PUZZLE_ROWS.map(([puzzleId], wins) => [
    `the cards of a day after ${wins} wins, with ${puzzleId} on the title`,
    () => {
      const player = startPlayer(storeAfterWins(wins, puzzleId));
      openRow(player, "Today");
      playAtRandom(player, wins, GESTURES_ON_CARDS, ON_CARDS);
      playAtRandom(player, wins + 1, GESTURES_ON_CARDS, IN_LEVEL);
    },
  ]);
}

function storeAfterWins(wins: number, puzzleId: string): Store {
  const results = PUZZLE_ROWS.flatMap((_, index) =>
    index < wins ? [5 + (index % 2), 5, index, index % 3] : [0, 0, 0, 0],
  );
  const lastDay = wins === 0 ? DAY - 1 : DAY;
  return storeWith((save) => {
    Object.assign(save.days, { lastDay, streak: 6 * wins + 1, bestStreak: 7 * wins + 1, recentDays: "1101", results });
  }, puzzleId);
}

/**
 * Returns scripted games that win campaign levels of a puzzle and look at the end cards, the cards after these levels.
 * The first game wins with the fewest moves and without help, and the others after hints. In every second game, the
 * player also makes moves and takes them back before the win.
 */
export function endCardWalks(puzzleId: string): Walk[] {
  return CAMPAIGN_LEVELS.map((cleared, index) => [
    `the end of campaign level ${cleared + 1}`,
    () => {
      const player = openCampaignAfter(cleared, puzzleId);
      for (let hints = 0; hints < index; hints++) press(player, "a");
      frames(player, FRAMES_OF_HINT);
      if (index % 2 === 1) makeDetour(player);
      win(player);
      waitUntil(player, () => isEndCardShown(player));
      frames(player, FRAMES_OF_END);
      playAtRandom(player, index, GESTURES_AT_END, AT_END);
    },
  ]);
}

function makeDetour(player: Player): void {
  for (const direction of DIRECTIONS) makeMove(player, direction);
  rewind(player);
}
