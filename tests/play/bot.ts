import type { Button } from "../../simulator/host";
import { memoryStore } from "../../simulator/stores";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import type { Rules } from "../../src/kernel/rules";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { frame, press, roll, settle, startPlayer, type Player } from "./player";
import { keepCampaign, saveIn } from "./saves";
import { printedRow, type SessionRow } from "./session-rows";
import { solve } from "./solver";

/** The rows of the title, from above. */
export const TITLE_ROWS = ["Play", "Campaign", "Today", "Rush", "Challenge", "Settings", "Stats"] as const;
export type TitleRow = (typeof TITLE_ROWS)[number];

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const MOST_FRAMES = 3000;
const SCREEN_WIDTH = 400;

/** Where the title's cursor is for those who have opened a row already. */
const cursors = new WeakMap<Player, number>();

/** Opens a row of the title, which has just come. */
export function openRow(player: Player, row: TitleRow): void {
  const from = cursors.get(player) ?? saveIn(player.store)?.titleRow ?? 0;
  const to = TITLE_ROWS.indexOf(row);
  for (let at = from; at < to; at++) press(player, "down");
  for (let at = from; at > to; at--) press(player, "up");
  cursors.set(player, to);
  press(player, "a");
  settle(player);
}

/** Opens a row of the title, and waits for its level. */
export function openLevelOf(player: Player, row: TitleRow): SessionRow {
  openRow(player, row);
  const level = waitForLevel(player);
  settle(player);
  return level;
}

/** Opens the level of the campaign that comes after so many cleared ones. */
export function openCampaignAfter(cleared: number): Player {
  const store = memoryStore();
  keepCampaign(store, cleared);
  const player = startPlayer(store);
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/** The level on the screen and how it is played so far; undefined if there is none. */
export function levelNow(player: Player): SessionRow | undefined {
  const row = printedRow(player);
  return row === undefined ? undefined : (JSON.parse(row) as SessionRow);
}

/** Lets time pass until there is a level, and it is another one than `before`. */
export function waitForLevel(player: Player, before?: SessionRow): SessionRow {
  for (let at = 0; at < MOST_FRAMES; at++) {
    const now = levelNow(player);
    if (now !== undefined && now.map.join() !== before?.map.join()) return now;
    frame(player);
  }
  throw new Error("no new level comes");
}

/** Lets time pass until `isSo`. */
export function waitUntil(player: Player, isSo: () => boolean): void {
  for (let at = 0; at < 2 * MOST_FRAMES; at++) {
    if (isSo()) return;
    frame(player);
  }
  throw new Error("what was waited for does not come");
}

/** Plays the level on the screen, which stands at its start, along a best line to its last roll. */
export function win(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level to win");
  rollAll(player, solve(level.map.join("\n")));
}

/** Wins the level on the screen, and waits until everything stands still. */
export function winAndSee(player: Player): void {
  win(player);
  settle(player);
}

/** Wins the level on the screen, and waits for the one after it. */
export function winAndGoOn(player: Player): SessionRow {
  const before = levelNow(player);
  win(player);
  const next = waitForLevel(player, before);
  settle(player);
  return next;
}

/** Plays the level on the screen, which stands at its start, by the fewest rolls until the black ball falls. */
export function fall(player: Player): void {
  const map = levelNow(player)?.map.join("\n") ?? "";
  const level = lastBall.read(map);
  if (isFault(level)) throw new Error(level.fault);
  rollAll(player, wayToFall(lastBall.rules(level)));
  settle(player);
}

/** Takes moves back by the button until the level stands at its start. */
export function rewind(player: Player): void {
  for (let at = levelNow(player)?.goal ?? 0; at > 0; at--) press(player, "b");
  settle(player);
}

/** Whether a card lies over the board: its upper border is a black line, and below that it is white from side to side. */
export function cardIsDrawn({ console }: Player): boolean {
  const isAll = (y: number, colour: 0 | 1): boolean =>
    console.pixels.subarray(y * SCREEN_WIDTH + 34, y * SCREEN_WIDTH + 366).every((pixel) => pixel === colour);
  return isAll(44, 0) && isAll(48, 1);
}

/** What follows the last roll is not waited for. */
function rollAll(player: Player, line: readonly Direction[]): void {
  line.forEach((move, at) => {
    if (at < line.length - 1) roll(player, move);
    else press(player, BUTTONS[move]);
  });
}

function wayToFall<State>(rules: Rules<State>): Direction[] {
  const ways: { readonly state: State; readonly line: Direction[] }[] = [{ state: rules.start, line: [] }];
  for (const { state, line } of ways) {
    for (const direction of DIRECTIONS) {
      const after = rules.move(state, direction);
      if (after === undefined) continue;
      const outcome = rules.outcome(after);
      if (outcome === "lost") return [...line, direction];
      if (outcome === "playing") ways.push({ state: after, line: [...line, direction] });
    }
  }
  throw new Error("the black ball cannot fall");
}
