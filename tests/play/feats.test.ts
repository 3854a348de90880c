import { describe, expect, test } from "vitest";
import { digitOf, featOf, medalsOf } from "../../src/game/save/medals";
import { puzzleSave } from "../../src/game/save/save";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { FEAT_KINDS, proveFeat } from "../../tools/choose-feat";
import { openCampaignAfter, waitUntil, isEndCardShown } from "./bot";
import { makeMove, saveAfterExit, settle, type Player } from "./player";
import { puzzleOf, rulesOf } from "./puzzles";
import { isTextOnScreen } from "./screen-text";

// The tests of this file play campaign levels in which the usual feat of the puzzle cannot be missed.

const MAX_STATES = 200_000;

/** The index of a level with each of the other feats: a puzzle, the level, and the number of the feat. */
const LEVELS = [
  ["penguin", 30, 1],
  ["fruit", 6, 1],
  ["fruit", 33, 2],
] as const;

describe.each(LEVELS)("a campaign level of %s with index %i", (puzzleId, index, number) => {
  const puzzle = puzzleOf(puzzleId);
  const level = puzzle.campaign.level(index);
  const rules = rulesOf(puzzleId, level.map.join("\n"));
  const certificate = runToEnd(certify(rules, MAX_STATES));
  const proof = certificate === undefined ? undefined : proveFeat(FEAT_KINDS[puzzleId][number], certificate);
  if (proof === undefined) throw new Error("the level has another feat");

  const winWith = (moves: readonly Direction[]): Player => {
    const player = openCampaignAfter(index, puzzleId);
    for (const move of moves) makeMove(player, move);
    waitUntil(player, () => isEndCardShown(player));
    settle(player);
    return player;
  };
  const medalsBy = (player: Player) => medalsOf(digitOf(puzzleSave(saveAfterExit(player), puzzleId).medals, index));

  test("moves that keep to the feat win its medal, which the card names", () => {
    const player = winWith(proof.won);
    const [firstWord] = featOf(puzzle, level).name.split(" ");
    expect(isTextOnScreen(player, firstWord), firstWord).toBe(true);
    expect(medalsBy(player)).toMatchObject({ cleared: true, feat: true });
  });

  test("moves that do not keep to the feat win the level without its medal", () => {
    expect(medalsBy(winWith(proof.missed))).toMatchObject({ cleared: true, feat: false });
  });
});
