import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { medalNames, digitOf, medalsOf } from "../../src/game/save/medals";
import { openPuzzleSave } from "../../src/game/save/save";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { feat } from "../../src/puzzles/skid/feat";
import type { State } from "../../src/puzzles/skid/state";
import { waitForEndCard, openCampaignAfter, openRow } from "./bot";
import { frame, frames, saveAfterExit, press, makeMove, settle, startPlayer, type Player } from "./player";
import { saveCampaign } from "./saves";
import { rulesOf, puzzleOf } from "./puzzles";

const CRANK_DEGREES_PER_LEVEL = 20;

const campaign = allLevelsOf(puzzleOf("skid").campaign);

/**
 * The index of a campaign level of Skid with a shortest solution that is a full combo: all toys of each colour leave in
 * one move.
 */
const SHORT_COMBO = 3;
/**
 * The index of a campaign level of Skid with two equally short solutions. In one, all toys leave in the same move; in
 * the other, they do not.
 */
const SHORT_EITHER_WAY = campaign.findIndex(({ name }) => name === "Swiss Cheese");

/**
 * The most simulated milliseconds that one update of the game may take in levels of Skid. Each instruction of Lua
 * counts 0.3 µs.
 */
const MAX_UPDATE_MS = 33;
const MAX_P99_MS = 20;

const MIN_FRAMES_OF_EXPLORING = 30;
const MAX_FRAMES_OF_EXPLORING = 300;
const SCREEN_WIDTH = 400;
/**
 * The box of pixels with the number of moves made and the fewest possible moves. It lies right of the level's number.
 */
const COUNT = { left: 44, right: 106, top: 3, bottom: 20 };

const SHUTTER_FRAMES = 14;

const BUTTONS = ["up", "left", "down", "right"] as const;

function lineWith(place: number, isFullCombo: boolean, longerThan = 0): Direction[] {
  const { start, move, outcome, key } = rulesOf("skid", campaign[place].map.join("\n"));
  const ways = [{ state: start, line: [] as Direction[] }];
  const seen = new Set<string>();
  for (const { state, line } of ways) {
    for (const direction of DIRECTIONS) {
      const after = move(state, direction);
      if (after === undefined) continue;
      const moves = [...line, direction];
      if (outcome(after) === "won") {
        if (((after as unknown as State).brokenCombos === 0) === isFullCombo && moves.length > longerThan) return moves;
        continue;
      }
      // The text by which this search recognises a state that it has already explored. It contains the number of moves
      // up to `longerThan`. So a state is explored again if it is now reached by more moves. The solution that the
      // search looks for must have more than `longerThan` moves.
      const known = `${longerThan > 0 ? Math.min(moves.length, longerThan) : 0} ${key(after)}`;
      if (seen.has(known)) continue;
      seen.add(known);
      ways.push({ state: after, line: moves });
    }
  }
  throw new Error("there is no such line");
}

function medalsAfter(player: Player, place: number, line: readonly Direction[]): string[] {
  for (const direction of line) makeMove(player, direction);
  settle(player);
  expect(waitForEndCard(player)).toBe(true);
  const { medals } = openPuzzleSave(saveAfterExit(player), "skid");
  return medalNames(medalsOf(digitOf(medals, place)), feat);
}

function openLastCleared({ store }: Player): Player {
  const player = startPlayer(store);
  openRow(player, "Campaign");
  frame(player, [], -CRANK_DEGREES_PER_LEVEL);
  press(player, "a");
  settle(player);
  return player;
}

function isParShown({ console }: Player): boolean {
  for (let y = COUNT.top; y < COUNT.bottom; y++) {
    if (console.pixels.subarray(y * SCREEN_WIDTH + COUNT.left, y * SCREEN_WIDTH + COUNT.right).includes(1)) return true;
  }
  return false;
}

describe("a campaign level of Skid", () => {
  const parOf = (place: number): number => campaign[place].verdict.par;

  test("a Skid level has every medal if each colour leaves in one single move and no move is wasted", () => {
    const line = lineWith(SHORT_COMBO, true);
    expect(line).toHaveLength(parOf(SHORT_COMBO));
    const player = openCampaignAfter(SHORT_COMBO, "skid");
    expect(medalsAfter(player, SHORT_COMBO, line)).toEqual(["cleared", "par", "full combo"]);
  });

  test("a Skid level with a full combo in more moves than needed has no medal for par", () => {
    const line = lineWith(SHORT_COMBO, true, parOf(SHORT_COMBO));
    const player = openCampaignAfter(SHORT_COMBO, "skid");
    expect(medalsAfter(player, SHORT_COMBO, line)).toEqual(["cleared", "full combo"]);
  });

  test("a Skid level is only cleared if the toys of a colour leave one by one in more moves than needed", () => {
    const line = lineWith(SHORT_COMBO, false);
    expect(line.length).toBeGreaterThan(parOf(SHORT_COMBO));
    const player = openCampaignAfter(SHORT_COMBO, "skid");
    expect(medalsAfter(player, SHORT_COMBO, line)).toEqual(["cleared"]);
  });

  test("a Skid level keeps the medal for par of one win and the one for full combo of another", () => {
    const place = SHORT_EITHER_WAY;
    let player = openCampaignAfter(place, "skid");
    const plain = lineWith(place, false);
    expect(plain).toHaveLength(parOf(place));
    expect(medalsAfter(player, place, plain)).toEqual(["cleared", "par"]);
    player = openLastCleared(player);
    expect(medalsAfter(player, place, lineWith(place, true, parOf(place)))).toEqual(["cleared", "par", "full combo"]);
  });
});

test("a Skid level of 2677 states is explored in the background during play, and no update takes long", () => {
  expect(campaign[SHORT_EITHER_WAY].verdict.stateCount).toBe(2677);
  const store = createMemoryStore();
  saveCampaign(store, SHORT_EITHER_WAY, "skid");
  const player = startPlayer(store);
  openRow(player, "Campaign");
  const before = player.reports.length;
  press(player, "a");
  // Waits until the animation that opens a new screen is over. It also draws in the part of the screen in which the
  // test then looks for the level's fewest moves.
  frames(player, SHUTTER_FRAMES);
  let tilts = 0;
  while (!isParShown(player) && tilts < MAX_FRAMES_OF_EXPLORING / 3) {
    frame(player, [BUTTONS[tilts % BUTTONS.length]]);
    frames(player, 2);
    tilts++;
  }
  const updatesMs = player.reports.slice(before).map(({ simulatedMs }) => simulatedMs);
  expect(isParShown(player)).toBe(true);
  expect(updatesMs.length).toBeGreaterThan(MIN_FRAMES_OF_EXPLORING);
  expect(Math.max(...updatesMs)).toBeLessThanOrEqual(MAX_UPDATE_MS);
  updatesMs.sort((one, other) => one - other);
  expect(updatesMs[Math.ceil(updatesMs.length * 0.99) - 1]).toBeLessThanOrEqual(MAX_P99_MS);
});
