/**
 * Plays campaign levels with an unusual feat. A feat is an extra task that earns a medal. In these levels, every win
 * would fulfil the usual feat of the puzzle, so they have another one.
 */
import { describe, expect, test } from "vitest";
import { digitOf, featOf, medalsOf } from "../../src/game/save/medals";
import { openPuzzleSave } from "../../src/game/save/save";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { FEAT_KINDS, proveFeat } from "../../tools/choose-feat";
import { openCampaignAfter, waitUntil, isEndCardShown } from "./bot";
import { makeMove, saveAfterExit, settle, type Player } from "./player";
import { puzzleOf, rulesOf } from "./puzzles";
import { isTextOnScreen } from "./screen-text";

const MAX_STATES = 200_000;

/**
 * The unusual feats that the test plays. A feat is an extra task that earns a medal. Each entry has a puzzle, and the
 * index of the feat in the puzzle's list of `FEAT_KINDS`. Most levels of these puzzles have another feat.
 */
const FEATS = [
  ["penguin", 1],
  ["fruit", 1],
  ["fruit", 2],
] as const;

describe.each(FEATS)("the first campaign level of %s with the feat %i", (puzzleId, number) => {
  const levels = allLevelsOf(puzzleOf(puzzleId).campaign);
  const index = levels.findIndex(({ feat }) => feat === number);
  const level = levels[index];
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
  const medalsBy = (player: Player) => medalsOf(digitOf(openPuzzleSave(saveAfterExit(player), puzzleId).medals, index));

  test("moves that keep to the feat win its medal, which the card names", () => {
    const player = winWith(proof.won);
    // The end card (the card after a level) writes the feat's name with a capital letter, and may break the name into
    // several lines.
    const [firstWord] = featOf(puzzleOf(puzzleId), level).name.split(" ");
    expect(isTextOnScreen(player, firstWord.slice(1)), firstWord).toBe(true);
    expect(medalsBy(player)).toMatchObject({ isCleared: true, feat: true });
  });

  test("moves that do not keep to the feat win the level without its medal", () => {
    expect(medalsBy(winWith(proof.missed))).toMatchObject({ isCleared: true, feat: false });
  });
});
