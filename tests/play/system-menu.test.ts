import { expect, test, vi } from "vitest";
import { DIRECTIONS } from "../../src/kernel/direction";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { AttemptJson } from "./attempt-json";
import { levelNow, openLevelOf, openRow, waitForLevel, winAndSee } from "./bot";
import { chooseOwnAction, storeWithOwnLevels } from "./own-levels";
import { frame, frames, makeMove, press, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, puzzleOf, rulesOf } from "./puzzles";

const [{ map: OWN_MAP }] = allLevelsOf(puzzleOf(FIRST_PUZZLE_ID).campaign);
const FRAMES_OF_SHUTTER = 12;

const SCREENS: readonly (readonly [name: string, open: (player: Player) => void, titles: readonly string[]])[] = [
  ["a level", openLevel, ["restart level", "hint", "leave"]],
  ["a rush", openRush, ["restart level", "end the rush", "leave"]],
  ["the card of a cleared level", openCard, ["leave"]],
  ["the editor", openEditor, ["tools", "insight", "board"]],
  ["the settings", openSettings, ["export save", "import save"]],
];

function openLevel(player: Player): void {
  makeAnyMove(player, openSelectedLevel(player));
}

function openSelectedLevel(player: Player): AttemptJson {
  openRow(player, "Campaign");
  settle(player);
  press(player, "a");
  const level = waitForLevel(player);
  settle(player);
  return level;
}

function openRush(player: Player): void {
  makeAnyMove(player, openLevelOf(player, "Rush"));
}

function makeAnyMove(player: Player, { puzzle, map }: AttemptJson): void {
  const { start, move, outcome } = rulesOf(puzzle, map.join("\n"));
  const direction = DIRECTIONS.find((tried) => {
    const after = move(start, tried);
    return after !== undefined && outcome(after) === "playing";
  });
  if (direction !== undefined) makeMove(player, direction);
}

function openCard(player: Player): void {
  openSelectedLevel(player);
  winAndSee(player);
}

function openEditor(player: Player): void {
  openRow(player, "Workshop");
  chooseOwnAction(player, "Edit");
}

function openSettings(player: Player): void {
  openRow(player, "Settings");
}

function start(open: (player: Player) => void): Player {
  const player = startPlayer(storeWithOwnLevels([OWN_MAP.join("\n")], FIRST_PUZZLE_ID));
  open(player);
  frames(player, FRAMES_OF_SHUTTER);
  return player;
}

function titlesOf({ console }: Player): string[] {
  return console.menuItems().map(({ title }) => title);
}

function observe(player: Player): unknown {
  return { pixels: player.console.pixels.slice(), titles: titlesOf(player), level: levelNow(player) };
}

test.each(SCREENS)("the entries of the system menu on %s do nothing before the next frame", (_, open, titles) => {
  const player = start(open);
  expect(titlesOf(player)).toEqual(titles);
  // The console sends this signal when it is about to show the system menu, and the game then saves the level. The test
  // sends the signal first, so that later writes come only from the entries of the menu.
  player.console.signal("gameWillPause");
  const before = observe(player);
  const write = vi.spyOn(player.store, "write");
  for (const index of titles.keys()) player.console.chooseMenuItem(index);
  expect(write).not.toHaveBeenCalled();
  expect(observe(player)).toEqual(before);
  settle(player);
  expect(observe(player)).not.toEqual(before);
});

test("two entries of the system menu that are chosen before the same frame take effect in two frames", () => {
  const player = start(openEditor);
  const board = player.console.pixels.slice();
  player.console.chooseMenuItem(titlesOf(player).indexOf("tools"));
  player.console.chooseMenuItem(titlesOf(player).indexOf("insight"));
  frame(player);
  const tools = player.console.pixels.slice();
  expect(tools).not.toEqual(board);
  frame(player);
  expect(player.console.pixels).not.toEqual(tools);
});
