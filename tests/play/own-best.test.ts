/** Tests the best results of player-made levels, and what the workshop says about the selected level. */
import { expect, test } from "vitest";
import { TEXTS } from "../../src/game/workshop/texts/index";
import { openRow, waitForLevel, winAndSee } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { askForMove, frame, frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { puzzleOf } from "./puzzles";
import type { Store } from "../../simulator/host";

const PUZZLE = "last-ball";
const level = puzzleOf(PUZZLE).campaign.level(0);
const MAP = level.map.join("\n");

function openWorkshop(store: Store): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Workshop");
  frames(player, 60);
  return player;
}

function winOwnLevel(player: Player, askFirst = false): void {
  chooseOwnAction(player, "Play");
  waitForLevel(player);
  settle(player);
  if (askFirst) askForMove(player);
  winAndSee(player);
  press(player, "b");
  frames(player, 60);
}

function textsAfterRestart(player: Player): string {
  player.console.signal("deviceWillLock");
  return drawnTextsOf(openWorkshop(player.store)).join(" | ");
}

test("the workshop says par, solutions and that a level is proved fair, but no best before a win", () => {
  const texts = drawnTextsOf(openWorkshop(storeWithOwnLevels([MAP], PUZZLE)));
  expect(texts).toContain(TEXTS.verdict.par(level.verdict.par));
  expect(texts).toContain(TEXTS.pinboard.fair);
  expect(texts.filter((text) => text.startsWith("best"))).toEqual([]);
});

test("the fewest moves of a won own level are stored, and the workshop shows them", () => {
  const player = openWorkshop(storeWithOwnLevels([MAP], PUZZLE));
  winOwnLevel(player);
  expect(textsAfterRestart(player)).toContain(TEXTS.pinboard.best(level.verdict.par));
  expect(ownMaps(player.store, PUZZLE)).toEqual([MAP]);
});

test("a win with a hint is no best result of an own level", () => {
  const player = openWorkshop(storeWithOwnLevels([MAP], PUZZLE));
  winOwnLevel(player, true);
  expect(textsAfterRestart(player)).not.toContain("best");
});

test("the best result of an own level survives deletion, restart and UNDO", () => {
  const player = openWorkshop(storeWithOwnLevels([MAP], PUZZLE));
  winOwnLevel(player);
  chooseOwnAction(player, "Delete");
  player.console.signal("deviceWillLock");
  const again = openWorkshop(player.store);
  for (let card = 0; card < 5; card++) press(again, "right");
  press(again, "a");
  settle(again);
  expect(textsAfterRestart(again)).toContain(TEXTS.pinboard.best(level.verdict.par));
});

test("an own level that was changed has no best result", () => {
  const player = openWorkshop(storeWithOwnLevels([MAP], PUZZLE));
  winOwnLevel(player);
  chooseOwnAction(player, "Edit");
  frame(player, [], 30);
  press(player, "a");
  frames(player, 60);
  for (let at = 0; at < 30; at++) frame(player, ["b"]);
  settle(player);
  expect(textsAfterRestart(player)).not.toContain("best");
});

test("the workshop says why a board is no level yet", () => {
  const texts = drawnTextsOf(openWorkshop(storeWithOwnLevels(["@...\n....\n...."], PUZZLE))).join(" ");
  expect(texts).toContain("Not a level");
});
