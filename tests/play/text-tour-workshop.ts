import type { Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { finish } from "../../src/kernel/work";
import { levelsOf } from "../../src/puzzles/campaign";
import { waitForLevel, win } from "./bot";
import { doWithOwn, keepOwn, OWN_ACTIONS } from "./own";
import { frame, frames, openMenu, press, settle, startPlayer, type Player } from "./player";
import { begin, FAREWELL_FRAMES, storeOf } from "./text-saves";
import { placeOf, worldOf } from "./worlds";

function ownStore(world: string): Store {
  const store = storeOf(world, 1);
  const maps = levelsOf(worldOf(world).campaign).map(({ map }) => map.join("\n"));
  keepOwn(store, maps.slice(-40), world);
  return store;
}

export function walkWorkshop(world: string): void {
  const player = begin(ownStore(world), "Workshop");
  for (let row = 0; row < 10; row++) {
    press(player, "down");
    settle(player);
  }
  press(player, "left");
  settle(player);
  press(player, "a");
  settle(player);
  for (let row = 1; row < OWN_ACTIONS.length; row++) {
    press(player, "down");
    settle(player);
  }
  press(player, "b");
  settle(player);
  doWithOwn(player, "Copy");
  press(player, "b");
  settle(player);
  doWithOwn(player, "Code");
  frames(player, 400);
  press(player, "b");
  settle(player);
  press(player, "b");
  settle(player);
  doWithOwn(player, "Play");
  waitForLevel(player);
  settle(player);
  openMenu(player);
  win(player);
  frames(player, FAREWELL_FRAMES);
  press(player, "b");
  settle(player);
  doWithOwn(player, "Delete");
  settle(player);
  const empty = begin(storeOf(world, 1), "Workshop");
  press(empty, "right");
  settle(empty);
  press(empty, "a");
  settle(empty);
  for (let at = 0; at < 8; at++) {
    press(empty, "a");
    settle(empty);
  }
}

const PAGES = ["tools", "insight", "board"];
const MOST_PAGE_ROWS = 9;

export function walkEditor(world: string): void {
  const player = begin(ownStore(world), "Workshop");
  doWithOwn(player, "Edit");
  frames(player, 200);
  for (let thing = 0; thing < 14; thing++) {
    frame(player, ["b"]);
    frame(player, ["b", "right"]);
    frame(player);
    settle(player);
  }
  for (const page of PAGES) {
    pickItem(player, page);
    settle(player);
    for (let row = 0; row < MOST_PAGE_ROWS; row++) {
      press(player, page === "insight" ? "right" : "down");
      settle(player);
      frames(player, 10);
    }
    press(player, "b");
    settle(player);
  }
  for (let at = 0; at < 6; at++) {
    press(player, "a");
    press(player, "right");
    frames(player, 30);
  }
  press(player, "b");
  frames(player, 40);
}

/** What the searches and the insight say of a board that cannot be won. */
export function walkEmptyEditor(world: string): void {
  const player = begin(storeOf(world, 1), "Workshop");
  press(player, "a");
  settle(player);
  pickItem(player, "insight");
  frames(player, 10);
  settle(player);
  for (let row = 0; row < MOST_PAGE_ROWS; row++) {
    pickItem(player, "tools");
    settle(player);
    for (let at = 0; at < row; at++) press(player, "down");
    press(player, "a");
    frames(player, 10);
    settle(player);
    press(player, "b");
    frames(player, 10);
  }
}

function pickItem({ console }: Player, title: string): void {
  const index = console.menuItems().findIndex((item) => item.title === title);
  if (index < 0) return;
  console.signal("gameWillPause");
  console.chooseMenuItem(index);
  console.signal("gameWillResume");
}

export function walkFriendsLevel(world: string): void {
  const maps = levelsOf(worldOf(world).campaign).map(({ map }) => map.join("\n"));
  const code = finish(writeLevelCode({ world: placeOf(world), map: maps[0] }));
  const player = startPlayer(ownStore(world), { arguments: [`level=${code}`] });
  waitForLevel(player);
  settle(player);
  win(player);
  frames(player, FAREWELL_FRAMES);
  press(player, "a");
  settle(player);
  press(player, "down");
  settle(player);
  press(player, "a");
  settle(player);
  for (const wrong of [`${code.slice(0, -1)}A`, "AAAA", "A".repeat(300)]) {
    const other = startPlayer(storeOf(world, 1), { arguments: [`level=${wrong}`] });
    frames(other, 60);
    settle(other);
  }
}
