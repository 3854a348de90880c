/** Turns many letters with the direction pad (✛) while the crank is docked, so that the game advises the crank. */
import { describe, expect, test } from "vitest";
import { TEXTS } from "../../src/game/texts/index";
import { openRow } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { expectScreen } from "./golden-screens";
import { storeWithOwnLevels } from "./own-levels";
import { frame, frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const MANY_TURNS = 8;
const DEGREES_A_LETTER = 20;
const FLIPPED = "playdate.getFlipped = function() return true end";

function openChallengeDial(lua = ""): Player {
  const player = startPlayer(storeWith(), { files: gameBehind(`${PRINT_DRAWN_TEXTS}\n${lua}`) });
  openRow(player, "Challenge");
  press(player, "a");
  settle(player);
  return player;
}

function openLevelDial(): Player {
  const player = startPlayer(storeWithOwnLevels([], "skid"), { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Workshop");
  press(player, "right");
  press(player, "a");
  settle(player);
  return player;
}

function turn(player: Player, count: number): void {
  for (let turned = 0; turned < count; turned++) press(player, "down");
}

function showsTip(player: Player): boolean {
  player.printed.length = 0;
  press(player, "up");
  settle(player);
  return drawnTextsOf(player).includes(TEXTS.crankTip);
}

describe.each([
  ["challenge", openChallengeDial],
  ["level", openLevelDial],
] as const)("the dial for the code of a %s", (name, open) => {
  test("advises the crank after eight letters turned by ✛ while it is docked, and not before", () => {
    const player = open();
    turn(player, MANY_TURNS - 2);
    expect(showsTip(player)).toBe(false);
    expect(showsTip(player)).toBe(true);
    expectScreen(player, `crank-tip-${name}`);
  });

  test("advises the crank no longer when it is turned", () => {
    const player = open();
    turn(player, MANY_TURNS);
    frame(player, [], DEGREES_A_LETTER);
    frames(player, 2);
    expect(showsTip(player)).toBe(false);
  });
});

test("the tip has no arrow to the crank if the console is held upside down, where the crank is at the other side", () => {
  const [upright, flipped] = [openChallengeDial(), openChallengeDial(FLIPPED)];
  for (const player of [upright, flipped]) turn(player, MANY_TURNS);
  for (const player of [upright, flipped]) settle(player);
  expect(flipped.console.pixels).not.toEqual(upright.console.pixels);
  expectScreen(flipped, "crank-tip-flipped");
});
