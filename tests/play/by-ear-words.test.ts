/** Checks single announcements for a player who cannot see the screen: of lessons, hints, toys and the title. */
import { expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { openLevelOf } from "./bot";
import { ask, hear, hearUntil, pressAndHear, startListener, type Listener } from "./listener";
import { chooseMenuItem, frame, frames, settle, startPlayer } from "./player";
import { storeWith } from "./saves";

/**
 * The number of frames that the test waits after a lesson has announced its board. During this time, the lesson ignores
 * presses.
 */
const FRAMES_BEFORE_MOVES = 30;

function openLessonByEar(letter: string, puzzleId: string): Listener {
  const launch = { arguments: [`lesson=${letter}`, `puzzle=${puzzleId}`] };
  const listener = startListener(createMemoryStore(), launch);
  hearUntil(listener, (text) => text.startsWith("Columns"));
  frames(listener.player, FRAMES_BEFORE_MOVES);
  return listener;
}

test("in a lesson about a mistake, the answer about another move and its refusal both say what to press first", () => {
  const listener = openLessonByEar("l", "last-ball");
  expect(ask(listener, "listen")).toBe("first press right");
  expect(ask(listener, "right")).toBe("right: black ball C2 falls off");
  expect(ask(listener, "up")).toMatch(/^up: black ball C2 stays.*falls off\. first press right$/);
  frame(listener.player, ["up"]);
  expect(hearUntil(listener, (text) => text.startsWith("up: "))).toContain("up: first press right");
  frame(listener.player, ["right"]);
  const lost = hearUntil(listener, (text) => text.includes("take it back"));
  expect(lost).toContain("press Ⓑ to take it back");
});

test("the second hint names the piece and the cell in the ring", () => {
  const listener = openLessonByEar("q", "last-ball");
  pressAndHear(listener, "a", FRAMES_BEFORE_MOVES);
  frame(listener.player, ["a"]);
  expect(hearUntil(listener, (text) => /: [A-Z]\d( to [A-Z]\d)?$/.test(text))).not.toEqual([]);
});

test("a toy that leaves because it touches another one is announced as leaving together with it", () => {
  const listener = openLessonByEar("w", "skid");
  expect(ask(listener, "right")).toMatch(/leaves, together with \w+ toy [A-Z]\d/);
});

test("the title says how many entries it has and how to move, and that its list goes no further", () => {
  const listener = startListener(createMemoryStore());
  const heard = hearUntil(listener, (text) => text.includes("1 of "));
  expect(heard.join()).toContain("left and right: another puzzle");
  expect(heard).toHaveLength(1);
  frames(listener.player, FRAMES_BEFORE_MOVES);
  hear(listener);
  expect(pressAndHear(listener, "up", 6)).toEqual(["no further"]);
});

test("a player who leaves a rush hears how far it has come", () => {
  const player = startPlayer(storeWith());
  player.console.keyPressed("o");
  openLevelOf(player, "Rush");
  const { length } = player.printed;
  chooseMenuItem(player, "leave");
  settle(player);
  const announced = player.printed.slice(length).filter((line) => line.startsWith("announcement: "));
  expect(announced[0]).toMatch(/^announcement: left, to go on later: .+, 0 cleared$/);
});
