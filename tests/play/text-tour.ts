import { RUSH_SIZE, writeCode, type Challenge } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { seedOfDay } from "../../src/game/modes/daily";
import { puzzleSave, type Save } from "../../src/game/save/save";
import { levelsOf } from "../../src/puzzles/campaign";
import { memoryStore } from "../../simulator/stores";
import type { Store } from "../../simulator/host";
import { provesAll } from "../effort";
import { fall, levelNow, openRow, showWorld, TITLE_ROWS, waitForLevel, win } from "./bot";
import { frame, frames, openMenu, press, roll, settle, startPlayer, type Player } from "./player";
import { keepCampaign, storeWith } from "./saves";
import { canBeLost } from "./solver";
import {
  begin,
  beginLevel,
  COUNTS,
  endlessOf,
  FAREWELL_FRAMES,
  leftIn,
  NAME,
  storeOf,
  TODAY,
  winFromThere,
} from "./text-saves";
import { walkLevelEnds, walkPlayed, walkRushEnds } from "./text-tour-ends";
import { walkDamaged, walkLevelFile, walkQuestions } from "./text-tour-questions";
import { walkEditor, walkEmptyEditor, walkFriendsLevel, walkWorkshop } from "./text-tour-workshop";
import { widthOf } from "./text-watch";
import { placeOf, WORLDS, worldOf } from "./worlds";

/** A walk through the screens of one puzzle, where the game has kept the largest values. */
export interface TextPart {
  readonly name: string;
  /** Whether its texts stand in the scenes of the puzzles, so that it is walked in all of them even in a quick run. */
  readonly isInScene?: boolean;
  readonly walk: (world: string) => void;
}

const CRANK_DEGREES_PER_LEVEL = 20;
const CLOCK_FRAMES = 40;

export const TEXT_TOUR: readonly TextPart[] = [
  { name: "the title", walk: walkTitle },
  { name: "the stats", walk: walkStats },
  { name: "the settings", walk: walkSettings },
  { name: "the map of the campaign", walk: walkMap },
  { name: "the longest names of the campaign", walk: walkNames },
  { name: "a first win", walk: walkFirstWins },
  { name: "an endless run", walk: walkEndless, isInScene: true },
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
  { name: "the ends of a rush", walk: walkRushEnds },
  { name: "the end of a campaign's level", walk: walkLevelEnds },
  { name: "the last challenges", walk: walkPlayed },
  { name: "the questions", walk: walkQuestions },
  { name: "a damaged save", walk: walkDamaged },
  { name: "a file of levels", walk: walkLevelFile },
];

function walkTitle(world: string): void {
  for (const count of COUNTS) {
    const run = leftIn(world, { mode: "endless", watched: 0 }, { levelNumber: count });
    const player = startPlayer(storeOf(world, count, run));
    settle(player);
    for (let row = 1; row < TITLE_ROWS.length; row++) {
      press(player, "down");
      settle(player);
    }
    showWorld(player, world);
  }
}

function walkStats(world: string): void {
  for (const count of COUNTS) {
    const player = begin(storeOf(world, count), "Stats");
    for (let at = 0; at <= WORLDS.length; at++) {
      press(player, "right");
      settle(player);
    }
  }
  settle(begin(storeWith(undefined, world), "Stats"));
}

const MOST_SETTINGS = 16;
const MOST_VALUES = 4;

function walkSettings(world: string): void {
  const player = begin(storeOf(world, 1), "Settings");
  for (let row = 0; row < MOST_SETTINGS; row++) {
    for (let value = 0; value < MOST_VALUES; value++) {
      press(player, "right");
      settle(player);
    }
    press(player, "down");
    settle(player);
  }
}

/** What is held of each level of a campaign: all medals, and where all is proved every part of them. */
const MEDALS = provesAll ? ["f", "1", "7", "3", "5", "9", "d"] : ["f"];

/** Past each level: with the same medals of all, and with none. */
function walkMap(world: string): void {
  const { length } = worldOf(world).campaign;
  for (const medals of MEDALS) {
    const store = storeOf(world, 1, (save) => {
      const kept = puzzleSave(save, world);
      kept.medals = medals.repeat(length);
      if (medals !== "f") kept.bests = [];
    });
    const player = begin(store, "Campaign");
    for (let at = 0; at < length; at++) {
      frame(player, [], -CRANK_DEGREES_PER_LEVEL);
      settle(player);
    }
  }
  const player = begin(storeWith(undefined, world), "Campaign");
  for (let at = 0; at < length; at++) {
    frame(player, [], CRANK_DEGREES_PER_LEVEL);
    frames(player, 3);
  }
}

const NAMES_PLAYED = 4;

/** The levels with the widest names, from above. */
function widestNames(world: string): readonly number[] {
  const names = levelsOf(worldOf(world).campaign).map(({ name }, number) => ({ number, width: widthOf(name) }));
  return names
    .toSorted((one, other) => other.width - one.width)
    .slice(0, NAMES_PLAYED)
    .map(({ number }) => number);
}

function walkNames(world: string): void {
  for (const number of widestNames(world)) {
    const store = memoryStore();
    keepCampaign(store, number, world);
    const player = begin(store, "Campaign");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    roll(player, 0);
    roll(player, 1);
    openMenu(player);
  }
  const left = leftIn(world, { mode: "campaign" }, { levelNumber: worldOf(world).campaign.length });
  const player = begin(
    storeOf(world, 1, (save) => {
      left(save);
      puzzleSave(save, world).medals = "f".repeat(worldOf(world).campaign.length - 1);
    }),
    "Campaign",
  );
  press(player, "a");
  waitForLevel(player);
  settle(player);
  openMenu(player);
  winFromThere(player, world);
}

/** The lessons, and a level with more than them, as a new player wins them: each medal says what it means. */
function walkFirstWins(world: string): void {
  const player = startPlayer(storeWith((save) => void (save.world = world), WORLDS.find(([id]) => id !== world)?.[0]));
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
  const late = begin(
    storeWith((save) => void (puzzleSave(save, world).bests = [99]), world),
    "Campaign",
  );
  press(late, "a");
  waitForLevel(late);
  settle(late);
  win(late);
  frames(late, FAREWELL_FRAMES);
}

function walkEndless(world: string): void {
  for (const count of COUNTS) {
    const store = storeOf(world, count, leftIn(world, { mode: "endless", watched: 0 }, { levelNumber: count }));
    const player = beginLevel(store, "Play");
    openMenu(player);
    if (count !== COUNTS[1]) continue;
    press(player, "a");
    settle(player);
    winFromThere(player, world);
    press(player, "b");
    settle(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    if (canBeLost(world)) {
      try {
        fall(player);
      } catch {
        // Not every level can be lost.
      }
    }
  }
}

function walkDay(world: string): void {
  for (const count of COUNTS) {
    const left = leftIn(world, { mode: "daily" }, { seed: seedOfDay(TODAY) });
    const player = beginLevel(storeOf(world, count, left), "Today");
    openMenu(player);
    winFromThere(player, world);
    const { map, rest } = endlessOf(world);
    const again = storeOf(world, count, (save) => {
      Object.assign(puzzleSave(save, world).daily, { lastMap: map, lastMoves: [...endlessOf(world).moves, ...rest] });
    });
    settle(begin(again, "Today"));
  }
}

function endRush(player: Player): void {
  const index = player.console.menuItems().findIndex(({ title }) => title.startsWith("end"));
  if (index >= 0) player.console.chooseMenuItem(index);
  settle(player);
}

function walkRush(world: string): void {
  // More than anyone clears in three minutes.
  for (const cleared of [199, 9999]) {
    const left = leftIn(world, { mode: "rush", leftMs: 179000, cleared, losses: 2, best: cleared });
    const player = begin(storeOf(world, cleared, left), "Rush");
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
  const timeUp = leftIn(world, { mode: "rush", leftMs: 900, cleared: 99, losses: 0, best: 9999 });
  const player = begin(storeOf(world, 9, timeUp), "Rush");
  press(player, "a");
  waitForLevel(player);
  frames(player, 2 * CLOCK_FRAMES);
  settle(player);
}

function walkDial(world: string): void {
  const player = begin(storeOf(world, 1), "Challenge");
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
  for (let at = 0; at < 8; at++) {
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
    ...wrongDialCodes(world),
  ]) {
    settle(startPlayer(storeOf(world, 1), { arguments: [`code=${code}`] }));
  }
}

/** Codes of which a group is wrong: each of its letters, or two that are swapped; and one that is too short. */
function wrongDialCodes(world: string): readonly string[] {
  const [first, second, third] = writeCode({ ...challengeOf(world, 10), ghost: GHOSTS[0] }).split("-");
  const wrong = (group: string): readonly string[] => [
    ...[0, 6].map((at) => `${group.slice(0, at)}${group[at] === "M" ? "W" : "M"}${group.slice(at + 1)}`),
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

/** The longest time that a code has room for, and all in all. */
const GHOSTS = [
  { name: NAME, tenths: 35999, cleared: 0 },
  { name: NAME, tenths: 1, cleared: 0 },
];

function challengeOf(world: string, size: number): Challenge {
  return { seed: 4711, puzzle: placeOf(world), size };
}

function enter(store: Store, challenge: Challenge): Player {
  const player = startPlayer(store, { arguments: [`code=${writeCode(challenge)}`] });
  settle(player);
  return player;
}

function leftChallenge(world: string, size: number, counts: readonly number[]): (save: Save) => void {
  const other = { seed: 4711, levelNumber: CHALLENGE_LEVELS };
  return leftIn(world, { mode: "challenge", size, counts }, { ...other, rewinds: 0, hints: 0 });
}

function walkChallenge(world: string): void {
  for (const counts of [
    [9999, 999, 9, 359990],
    [9999, 0, 0, 35999],
    [0, 0, 0, 600],
  ]) {
    const player = enter(storeOf(world, 1, leftChallenge(world, 10, counts)), challengeOf(world, 10));
    waitForLevel(player);
    settle(player);
    openMenu(player);
    winFromThere(player, world);
    settle(player);
    press(player, "a");
    settle(player);
    frames(player, 200);
  }
}

function walkFriend(world: string): void {
  for (const ghost of GHOSTS) {
    for (const tenths of [35999, 1]) {
      const challenge = { ...challengeOf(world, 10), ghost };
      const player = enter(storeOf(world, 1, leftChallenge(world, 10, [9999, 0, 0, tenths])), challenge);
      press(player, "a");
      if (levelNow(player) === undefined) press(player, "a");
      waitForLevel(player);
      settle(player);
      frames(player, CLOCK_FRAMES);
      winFromThere(player, world);
      settle(player);
      press(player, "a");
      settle(player);
      frames(player, 200);
    }
    settle(enter(storeOf(world, 1), { ...challengeOf(world, 10), ghost }));
  }
}

function walkRushCode(world: string): void {
  const challenges = [
    challengeOf(world, RUSH_SIZE),
    { ...challengeOf(world, RUSH_SIZE), ghost: { name: NAME, tenths: 1799, cleared: 99 } },
  ];
  for (const challenge of challenges) {
    for (const cleared of [0, 199]) {
      const left = leftIn(world, { mode: "challenge", size: RUSH_SIZE, counts: [1000, cleared, 0] }, { seed: 4711 });
      const player = enter(storeOf(world, 1, left), challenge);
      press(player, "a");
      waitForLevel(player);
      settle(player);
      frames(player, CLOCK_FRAMES);
      settle(player);
      press(player, "a");
      settle(player);
    }
    settle(enter(storeOf(world, 1), challenge));
  }
}
