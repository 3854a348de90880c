/**
 * The scripted game that shows all screens with the largest numbers that a save can hold. A test checks on each screen
 * whether every text fits.
 */
import { PUZZLES } from "../../src/puzzles/index";
import { KEEPSAKE_COUNT } from "../../src/puzzles/looks/keepsake";
import { PACES } from "../../src/puzzles/pace";
import { RUSH_SIZE, writeChallengeCode, type Challenge } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { MAX_FIRST_WINS } from "../../src/game/save/first-wins";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { createMemoryStore } from "../../simulator/stores";
import type { Store } from "../../simulator/host";
import { loseLevel, levelNow, openPace, openRow, showPuzzle, TITLE_ROWS, waitForLevel, win } from "./bot";
import { frame, frames, openMenu, press, makeMove, settle, startPlayer, type Player } from "./player";
import { saveCampaign, storeWith } from "./saves";
import { canBeLost } from "./solver";
import {
  startAtRow,
  startLevelAtRow,
  COUNTS,
  FAREWELL_FRAMES,
  resumePointWith,
  NAME,
  storeOf,
  winFromLongSolution,
} from "./text-saves";
import { campaignWins, storeFirstWins } from "./first-wins";
import { walkAchievements } from "./text-tour-achievements";
import { walkHints } from "./text-tour-hints";
import { walkDay, walkRemixCards } from "./text-tour-today";
import { walkLevelEnds, walkPlayed, walkRushEnds } from "./text-tour-ends";
import { walkMorePages, walkSettings } from "./text-tour-settings";
import { walkDamaged, walkLevelFile, walkQuestions } from "./text-tour-questions";
import { walkEditor, walkEmptyEditor, walkFriendsLevel, walkPack, walkWorkshop } from "./text-tour-workshop";
import { widthOf } from "./drawn-text-check";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

/** One part of the scripted game that shows all screens. It shows some screens of one puzzle. */
export interface TextWalk {
  readonly name: string;
  /**
   * Whether the texts of this part of the scripted game stand in the scenery of the puzzle. Such a part is tested with
   * every puzzle, even in quick test runs.
   */
  readonly isInScene?: boolean;
  /**
   * Whether this part of the scripted game asks for hints. In some sceneries, hints may fill a wider box on the screen
   * than other texts.
   */
  readonly showsHints?: boolean;
  readonly walk: (puzzleId: string) => void;
}

const CRANK_DEGREES_PER_LEVEL = 20;
const CLOCK_FRAMES = 40;
/** A number of frames in which the game can compute and draw a QR code with the record of the player's first wins. */
const FRAMES_OF_RECORD = 200;

export const TEXT_TOUR: readonly TextWalk[] = [
  { name: "the title", walk: walkTitle },
  { name: "the stats", walk: walkStats },
  { name: "the settings", walk: walkSettings },
  { name: "the pages behind the settings", walk: walkMorePages },
  { name: "the map of the campaign", walk: walkMap },
  { name: "the longest names of the campaign", walk: walkNames },
  { name: "a first win", walk: walkFirstWins },
  { name: "an endless run", walk: walkEndless, isInScene: true, showsHints: true },
  { name: "hints in the campaign", walk: walkHints, isInScene: true, showsHints: true },
  { name: "the paces", walk: walkPaces },
  { name: "the level of the day", walk: walkDay },
  { name: "a rush", walk: walkRush },
  { name: "new challenges", walk: walkDial },
  { name: "a challenge", walk: walkChallenge },
  { name: "a challenge against a friend", walk: walkFriend },
  { name: "a rush by a code", walk: walkRushCode },
  { name: "the workshop", walk: walkWorkshop },
  { name: "the editor", walk: walkEditor },
  { name: "the editor of an empty board", walk: walkEmptyEditor, isInScene: true },
  { name: "a friend's level", walk: walkFriendsLevel },
  { name: "a pack of levels", walk: walkPack, isInScene: true },
  { name: "the ends of a rush", walk: walkRushEnds },
  { name: "the end of a campaign's level", walk: walkLevelEnds },
  { name: "the last challenges", walk: walkPlayed },
  { name: "the questions", walk: walkQuestions },
  { name: "a damaged save", walk: walkDamaged },
  { name: "a file of levels", walk: walkLevelFile },
  { name: "the cards of the weekly remix", walk: walkRemixCards, isInScene: true },
];

function walkTitle(puzzleId: string): void {
  for (const count of COUNTS) {
    const run = resumePointWith(
      puzzleId,
      { mode: "rising", watchedLevels: 0, isCleared: false },
      { levelNumber: count },
    );
    const player = startPlayer(storeOf(puzzleId, count, run));
    settle(player);
    for (let row = 1; row < TITLE_ROWS.length; row++) {
      press(player, "down");
      settle(player);
    }
    showPuzzle(player, puzzleId);
    // Starts the game on the next day. Then the title screen says where the player was last, such as in a level of an
    // endless run.
    settle(startPlayer(storeOf(puzzleId, count, run), { daysLater: 1 }));
  }
}

function walkStats(puzzleId: string): void {
  for (const count of COUNTS) {
    const player = startAtRow(storeOf(puzzleId, count), "Stats");
    press(player, "a");
    for (let page = 0; page <= PUZZLE_ROWS.length; page++) {
      settle(player);
      press(player, "right");
    }
    walkAchievements(player, PUZZLES.length - puzzleIndexOf(puzzleId));
    press(player, "b");
    walkShelf(player, puzzleIndexOf(puzzleId));
    walkRecord(puzzleId, count);
  }
  settle(startAtRow(storeWith(undefined, puzzleId), "Stats"));
}

function walkShelf(player: Player, card: number): void {
  for (let spot = card; spot <= PUZZLES.length; spot++) press(player, "right");
  press(player, "a");
  for (let row = 0; row < PUZZLES.length; row++) {
    for (let column = 1; column < KEEPSAKE_COUNT; column++) press(player, row % 2 === 0 ? "right" : "left");
    settle(player);
    press(player, "down");
    settle(player);
  }
}

function walkRecord(puzzleId: string, count: number): void {
  const store = storeOf(puzzleId, count);
  const large = { moves: count, seconds: count, hints: 0 };
  const wins = campaignWins(puzzleId, MAX_FIRST_WINS).map((win) => ({ ...win, ...large }));
  storeFirstWins(store, puzzleId, wins);
  const player = startAtRow(store, "Stats");
  press(player, "a");
  settle(player);
  press(player, "a");
  frames(player, FRAMES_OF_RECORD);
}

/**
 * The medals of the campaign's levels in the tests, one hexadecimal digit for each level. Each entry is repeated until
 * all levels of the campaign have a digit. The digit f stands for all medals of a level, and each other digit for some
 * of them.
 */
const MEDALS = ["f", "17359d"];

function walkMap(puzzleId: string): void {
  const { levelCount } = puzzleOf(puzzleId).campaign;
  for (const medals of MEDALS) {
    const store = storeOf(puzzleId, 1, (save) => {
      const saved = openPuzzleSave(save, puzzleId);
      saved.medals = medals.repeat(levelCount).slice(0, levelCount);
      if (medals !== "f") saved.bestMoves = [];
    });
    const player = startAtRow(store, "Campaign");
    for (let level = 0; level < levelCount; level++) {
      frame(player, [], -CRANK_DEGREES_PER_LEVEL);
      settle(player);
    }
  }
  const player = startAtRow(storeWith(undefined, puzzleId), "Campaign");
  for (let level = 0; level < levelCount; level++) {
    frame(player, [], CRANK_DEGREES_PER_LEVEL);
    frames(player, 3);
  }
}

const NAMES_PLAYED = 4;

function widestNames(puzzleId: string): readonly number[] {
  const names = allLevelsOf(puzzleOf(puzzleId).campaign).map(({ name }, number) => ({ number, width: widthOf(name) }));
  return names
    .toSorted((one, other) => other.width - one.width)
    .slice(0, NAMES_PLAYED)
    .map(({ number }) => number);
}

function walkNames(puzzleId: string): void {
  for (const number of widestNames(puzzleId)) {
    const store = createMemoryStore();
    saveCampaign(store, number, puzzleId);
    const player = startAtRow(store, "Campaign");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    makeMove(player, 0);
    makeMove(player, 1);
    openMenu(player);
  }
  const left = resumePointWith(puzzleId, { mode: "campaign" }, { levelNumber: puzzleOf(puzzleId).campaign.levelCount });
  const player = startAtRow(
    storeOf(puzzleId, 1, (save) => {
      left(save);
      openPuzzleSave(save, puzzleId).medals = "f".repeat(puzzleOf(puzzleId).campaign.levelCount - 1);
    }),
    "Campaign",
  );
  press(player, "a");
  waitForLevel(player);
  settle(player);
  openMenu(player);
  winFromLongSolution(player, puzzleId);
}

function walkFirstWins(puzzleId: string): void {
  const player = startPlayer(
    storeWith((save) => void (save.titlePuzzleId = puzzleId), PUZZLE_ROWS.find(([id]) => id !== puzzleId)?.[0]),
  );
  settle(player);
  openRow(player, "Play");
  for (let lesson = 1; lesson <= 3; lesson++) {
    waitForLevel(player);
    settle(player);
    win(player);
    frames(player, FAREWELL_FRAMES);
    press(player, "up");
    settle(player);
    press(player, "a");
  }
  const late = startAtRow(
    storeWith((save) => void (openPuzzleSave(save, puzzleId).bestMoves = [99]), puzzleId),
    "Campaign",
  );
  press(late, "a");
  waitForLevel(late);
  settle(late);
  win(late);
  frames(late, FAREWELL_FRAMES);
}

function walkEndless(puzzleId: string): void {
  for (const count of COUNTS) {
    const store = storeOf(
      puzzleId,
      count,
      resumePointWith(puzzleId, { mode: "rising", watchedLevels: 0, isCleared: false }, { levelNumber: count }),
    );
    const player = startLevelAtRow(store, "Play");
    openMenu(player);
    if (count !== COUNTS[1]) continue;
    press(player, "a");
    settle(player);
    winFromLongSolution(player, puzzleId);
    press(player, "b");
    settle(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    if (canBeLost(puzzleId)) {
      try {
        loseLevel(player);
      } catch {
        // Ignores the error that is thrown for a level that cannot be lost.
      }
    }
  }
}

function walkPaces(puzzleId: string): void {
  for (const count of COUNTS) {
    for (const pace of PACES) {
      const run = resumePointWith(puzzleId, { mode: pace, watchedLevels: 0, isCleared: false }, { levelNumber: count });
      const player = startPlayer(storeOf(puzzleId, count, run));
      openPace(player, pace);
      press(player, "down");
      press(player, "a");
      settle(player);
    }
  }
}

function endRush(player: Player): void {
  const index = player.console.menuItems().findIndex(({ title }) => title.startsWith("end"));
  if (index >= 0) player.console.chooseMenuItem(index);
  settle(player);
}

function walkRush(puzzleId: string): void {
  // Shows a timed rush in which more levels are cleared than a player can clear in its three minutes.
  for (const cleared of [199, 9999]) {
    const left = resumePointWith(puzzleId, { mode: "rush", remainingMs: 179000, cleared, losses: 2, best: cleared });
    const player = startAtRow(storeOf(puzzleId, cleared, left), "Rush");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    openMenu(player);
    press(player, "a");
    frames(player, CLOCK_FRAMES);
    endRush(player);
    press(player, "a");
    settle(player);
  }
  const timeUp = resumePointWith(puzzleId, { mode: "rush", remainingMs: 900, cleared: 99, losses: 0, best: 9999 });
  const player = startAtRow(storeOf(puzzleId, 9, timeUp), "Rush");
  press(player, "a");
  waitForLevel(player);
  frames(player, 2 * CLOCK_FRAMES);
  settle(player);
}

function walkDial(puzzleId: string): void {
  const player = startAtRow(storeOf(puzzleId, 1), "Challenge");
  press(player, "down");
  settle(player);
  press(player, "a");
  settle(player);
  for (let size = 0; size < 12; size++) {
    press(player, "left");
    settle(player);
  }
  for (let size = 0; size < 12; size++) {
    press(player, "right");
    settle(player);
  }
  press(player, "b");
  press(player, "up");
  press(player, "a");
  for (let letter = 0; letter < 8; letter++) {
    press(player, "a");
    settle(player);
  }
  for (const code of [
    "KMQT7X4-",
    "AAAAAAA",
    "KMQT7X",
    "",
    "KMQT7X4-AR4BCCT-2TTQWNB",
    "ABABABABABABABABABABA",
    ...wrongDialCodes(puzzleId),
  ]) {
    settle(startPlayer(storeOf(puzzleId, 1), { arguments: [`code=${code}`] }));
  }
}

function wrongDialCodes(puzzleId: string): readonly string[] {
  const [first, second, third] = writeChallengeCode({ ...challengeOf(puzzleId, 10), ghost: GHOSTS[0] }).split("-");
  const wrong = (group: string): readonly string[] => [
    ...[0, 6].map((index) => `${group.slice(0, index)}${group[index] === "M" ? "W" : "M"}${group.slice(index + 1)}`),
    `${group.slice(0, 2)}0${group.slice(3)}`,
    `${group[1]}${group[0]}${group.slice(2)}`,
    `${group.slice(0, 3)}MWMW`,
  ];
  return [
    `${first}-${second}`,
    ...wrong(first),
    ...wrong(second).map((group) => `${first}-${group}-${third}`),
    ...wrong(third).map((group) => `${first}-${second}-${group}`),
    "PGRECK4-XD2MB96-MPAAA44",
  ];
}

const GHOSTS = [
  { name: NAME, tenths: 35999, cleared: 0 },
  { name: NAME, tenths: 1, cleared: 0 },
];

function challengeOf(puzzleId: string, size: number): Challenge {
  return { seed: 4711, puzzleIndex: puzzleIndexOf(puzzleId), size };
}

function enter(store: Store, challenge: Challenge): Player {
  const player = startPlayer(store, { arguments: [`code=${writeChallengeCode(challenge)}`] });
  settle(player);
  return player;
}

function leftChallenge(puzzleId: string, size: number, counts: readonly number[]): (save: Save) => void {
  const other = { seed: 4711, levelNumber: CHALLENGE_LEVELS };
  return resumePointWith(puzzleId, { mode: "challenge", size, counts }, { ...other, rewinds: 0, countedHints: 0 });
}

function walkChallenge(puzzleId: string): void {
  for (const counts of [
    [9999, 999, 9, 359990],
    [9999, 0, 0, 35999],
    [0, 0, 0, 600],
  ]) {
    const player = enter(storeOf(puzzleId, 1, leftChallenge(puzzleId, 10, counts)), challengeOf(puzzleId, 10));
    waitForLevel(player);
    settle(player);
    openMenu(player);
    winFromLongSolution(player, puzzleId);
    settle(player);
    press(player, "a");
    settle(player);
    frames(player, 200);
  }
}

function walkFriend(puzzleId: string): void {
  for (const ghost of GHOSTS) {
    for (const tenths of [35999, 1]) {
      const challenge = { ...challengeOf(puzzleId, 10), ghost };
      const player = enter(storeOf(puzzleId, 1, leftChallenge(puzzleId, 10, [9999, 0, 0, tenths])), challenge);
      press(player, "a");
      if (levelNow(player) === undefined) press(player, "a");
      waitForLevel(player);
      settle(player);
      frames(player, CLOCK_FRAMES);
      winFromLongSolution(player, puzzleId);
      settle(player);
      press(player, "a");
      settle(player);
      frames(player, 200);
    }
    settle(enter(storeOf(puzzleId, 1), { ...challengeOf(puzzleId, 10), ghost }));
  }
}

function walkRushCode(puzzleId: string): void {
  const challenges = [
    challengeOf(puzzleId, RUSH_SIZE),
    { ...challengeOf(puzzleId, RUSH_SIZE), ghost: { name: NAME, tenths: 1799, cleared: 99 } },
  ];
  for (const challenge of challenges) {
    for (const cleared of [0, 199]) {
      const left = resumePointWith(
        puzzleId,
        { mode: "challenge", size: RUSH_SIZE, counts: [1000, cleared, 0] },
        { seed: 4711 },
      );
      const player = enter(storeOf(puzzleId, 1, left), challenge);
      press(player, "a");
      waitForLevel(player);
      settle(player);
      frames(player, CLOCK_FRAMES);
      settle(player);
      press(player, "a");
      settle(player);
    }
    settle(enter(storeOf(puzzleId, 1), challenge));
  }
}
