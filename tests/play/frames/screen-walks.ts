/** Scripted games with random gestures on the screens that are not levels. A test records their frames. */
import type { Store } from "../../../simulator/host";
import { FINALE } from "../../../src/game/save/endings";
import { EDITOR_TOOLS } from "../../../src/game/workshop/tools/editor-tools";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { ENDINGS } from "../../../src/puzzles/endings";
import { openRow, pressRow, type TitleRow } from "../bot";
import { campaignWins, storeFirstWins } from "../first-wins";
import { chooseOwnAction, saveOwnLevels } from "../own-levels";
import { chooseMenuItem, frames, press, settle, startPlayer, type Player } from "../player";
import { puzzleOf, PUZZLE_ROWS } from "../puzzles";
import { storeWith } from "../saves";
import { IN_EDITOR, ON_PAGE, playAtRandom, type Gesture } from "./random-hands";
import type { Walk } from "./walks";

const GESTURES = 40;
const GESTURES_IN_EDITOR = 110;
const LAST_GESTURES = 20;
const MORE_THAN_ROWS = 16;
const OWN_LEVELS = 6;

const ANYWHERE: readonly Gesture[] = [...ON_PAGE, "a", "a", "a", "b", "menu"];
const ON_DIAL: readonly Gesture[] = [...ON_PAGE, "a", "a"];

function richStore(puzzleId: string): Store {
  const store = storeWith((save, saved) => {
    saved.medals = "7537f31715".repeat(2);
    saved.bestLevels = [12, 34, 7];
    saved.endless.cleared = 50;
    saved.rushBest = 9;
    saved.levelsCleared = 187;
    Object.assign(save.stats, { levelsCleared: 187, movesMade: 2046, rewinds: 391, longestLevelStreak: 12 });
    save.stats.dayLevels = [3, 0, 5, 12, 7, 0, 0, 4, 9];
    save.settings.name = "ADA";
    save.endings.seen = [...ENDINGS.map(({ id }) => id), FINALE].join(",");
  }, puzzleId);
  const maps = allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
  saveOwnLevels(store, maps.slice(0, OWN_LEVELS), puzzleId);
  storeFirstWins(store, puzzleId, campaignWins(puzzleId, 12));
  return store;
}

function openAt(row: TitleRow, buttons: readonly ("a" | "up" | "down" | "right")[]): (puzzleId: string) => Player {
  return (puzzleId) => {
    const player = startPlayer(richStore(puzzleId));
    pressRow(player, row);
    for (const button of buttons) press(player, button);
    settle(player);
    return player;
  };
}

const downToLast = Array<"down">(MORE_THAN_ROWS).fill("down");

interface RandomScreen {
  readonly name: string;
  readonly open: (puzzleId: string) => Player;
  readonly gestures: readonly Gesture[];
}

const SCREENS: readonly RandomScreen[] = [
  { name: "the title", open: (puzzleId) => startPlayer(richStore(puzzleId)), gestures: ON_PAGE },
  { name: "the paces", open: openAt("Play", []), gestures: ON_PAGE },
  { name: "the question for a new run", open: openAt("Play", ["down"]), gestures: ANYWHERE },
  { name: "the map", open: openAt("Campaign", []), gestures: ON_PAGE },
  { name: "the settings", open: openAt("Settings", []), gestures: ON_PAGE },
  { name: "the last rows of the settings", open: openAt("Settings", [...downToLast, "up"]), gestures: ANYWHERE },
  { name: "the second page of the settings", open: openAt("Settings", [...downToLast, "a"]), gestures: ANYWHERE },
  { name: "the stats", open: openAt("Stats", []), gestures: [...ON_PAGE, "a"] },
  { name: "the challenges", open: openAt("Challenge", []), gestures: ANYWHERE },
  { name: "the dial of a challenge", open: openAt("Challenge", ["a"]), gestures: ON_DIAL },
  { name: "a new challenge", open: openAt("Challenge", ["down", "a"]), gestures: ON_PAGE },
  { name: "the workshop", open: openAt("Workshop", []), gestures: [...ON_PAGE, "a"] },
  { name: "the last tile of the workshop", open: openAt("Workshop", ["up", "a"]), gestures: ON_DIAL },
];

/**
 * Returns scripted games with random gestures on the screens of `SCREENS` from index `from` to `to` (exclusive). The
 * games play the puzzles in turn.
 */
export function screenWalks(from: number, to: number): Walk[] {
  return SCREENS.slice(from, to).map(({ name, open, gestures }, index) => {
    const [puzzleId] = PUZZLE_ROWS[(from + index) % PUZZLE_ROWS.length];
    return [
      `random gestures on ${name} in ${puzzleId}`,
      () => {
        const player = open(puzzleId);
        playAtRandom(player, index, GESTURES, gestures);
        playAtRandom(player, index, LAST_GESTURES, ANYWHERE);
      },
    ];
  });
}

export const SCREEN_COUNT = SCREENS.length;

export function mapWalks(): Walk[] {
  return PUZZLE_ROWS.map(([puzzleId], index) => [
    `random gestures on the map of ${puzzleId}`,
    () => {
      playAtRandom(openAt("Campaign", [])(puzzleId), index, GESTURES, [...ON_PAGE, "a", "b"]);
    },
  ]);
}

const PAGE_ROWS = 6;
const FRAMES_OF_SEARCH = 150;
const FRAMES_OF_INSIGHT = 30;

function walkEditorPages(puzzleId: string): void {
  const player = startPlayer(richStore(puzzleId));
  openRow(player, "Workshop");
  chooseOwnAction(player, "Edit");
  frames(player, FRAMES_OF_SEARCH);
  for (let row = 0; row < EDITOR_TOOLS.length; row++) {
    openPageRow(player, "tools", row);
    frames(player, FRAMES_OF_SEARCH);
    for (const button of ["right", "left", "left", "a", "b", "b"] as const) press(player, button);
    frames(player, FRAMES_OF_INSIGHT);
  }
  chooseMenuItem(player, "insight");
  for (let page = 0; page < PAGE_ROWS; page++) {
    press(player, "right");
    frames(player, FRAMES_OF_INSIGHT);
  }
  press(player, "b");
  for (let row = 0; row < PAGE_ROWS; row++) {
    if (!player.console.menuItems().some(({ title }) => title === "board")) return;
    openPageRow(player, "board", row);
    for (const button of ["right", "up", "up", "left", "down", "a", "a", "b", "b"] as const) press(player, button);
    frames(player, FRAMES_OF_INSIGHT);
  }
}

function openPageRow(player: Player, page: string, row: number): void {
  chooseMenuItem(player, page);
  for (let step = 0; step < row; step++) press(player, "down");
  press(player, "a");
}

/**
 * Returns scripted games in the level editor of a puzzle. One goes through all pages of the editor. Others make random
 * gestures, on a new board and on a finished level.
 */
export function editorWalks(puzzleId: string): Walk[] {
  return [
    [
      "the pages of the editor",
      () => {
        walkEditorPages(puzzleId);
      },
    ],
    [
      "random gestures in the editor of a new board",
      () => {
        const player = startPlayer(richStore(puzzleId));
        openRow(player, "Workshop");
        press(player, "left");
        press(player, "up");
        press(player, "a");
        settle(player);
        playAtRandom(player, 1, GESTURES_IN_EDITOR, IN_EDITOR);
      },
    ],
    [
      "random gestures in the editor of a level",
      () => {
        const player = startPlayer(richStore(puzzleId));
        openRow(player, "Workshop");
        chooseOwnAction(player, "Edit");
        frames(player, 100);
        playAtRandom(player, 2, GESTURES_IN_EDITOR, IN_EDITOR);
      },
    ],
  ];
}
