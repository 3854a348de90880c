import { describe, expect, test } from "vitest";
import { certifyForCampaign, findNeedlessBalls } from "../../../tools/mine/last-ball-fitness";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/last-ball/campaign/index";
import { canonicalForm } from "../../kernel/symmetries";
import { levelOf } from "./maps";
import { parseMap, solve } from "./slow-solver";

const campaign = allLevelsOf(stored);

/**
 * Returns the part of a level's map that has balls. Empty rows and columns around the balls change nothing for the
 * player.
 */
function cropped(map: readonly string[]): string {
  const filledRows = map.flatMap((row, y) => (/[@o]/.test(row) ? [y] : []));
  const columns = map.flatMap((row) => Array.from(row).flatMap((character, x) => (character === "." ? [] : [x])));
  return map
    .slice(Math.min(...filledRows), Math.max(...filledRows) + 1)
    .map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1))
    .join("\n");
}

describe("the campaign of Last Ball", () => {
  test("the first three levels are tiny, and only a fall can lose them", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(verdict.deadEndCount).toBe(0);
      expect(map.join("").match(/o/g)?.length).toBeLessThanOrEqual(4);
    }
  });

  test("no two levels are alike, whether turned, mirrored or moved on the board", () => {
    expect(new Set(campaign.map(({ map }) => canonicalForm(cropped(map)))).size).toBe(100);
  });

  test("no two levels differ only in the cell of the black ball", () => {
    const pictures = campaign
      .slice(3)
      .map(({ map }) => canonicalForm(cropped(map.map((row) => row.replace("@", ".")))));
    expect(new Set(pictures).size).toBe(97);
  });

  test("no level takes more than two moves beyond all levels before it, or three after the first thirty", () => {
    let longest = 4;
    campaign.forEach(({ verdict: { par } }, index) => {
      expect(par - longest, `level ${index + 1}`).toBeLessThanOrEqual(index < 30 ? 2 : 3);
      longest = Math.max(longest, par);
    });
  });

  test("every level after the first ten has a move with a choice", () => {
    for (const { verdict } of campaign.slice(10)) expect(verdict.forcedMovesPercent).toBeLessThan(100);
  });
});

describe.each(campaign)("the level $name", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("the level fits on the screen and has from 2 to 18 white balls", () => {
    expect(level.board.width).toBeLessThanOrEqual(12);
    expect(level.board.height).toBeLessThanOrEqual(7);
    expect(level.whites.length).toBeGreaterThanOrEqual(2);
    expect(level.whites.length).toBeLessThanOrEqual(18);
  });

  test("the level can be certified on the console, and its verdict is the stored one", () => {
    expect(certifyForCampaign(level)?.analysis.verdict).toEqual(verdict);
    expect(verdict.par).toBe(level.whites.length);
  });

  test("the slow solver confirms the verdict", () => {
    const { field, state } = parseMap(map.join("\n"));
    const { shortest, solutions, states, deadEnds } = solve(field, state);
    expect(verdict).toMatchObject({
      par: shortest,
      solutionCount: solutions,
      stateCount: states,
      deadEndCount: deadEnds,
    });
  });

  // Expects that the level has no needless ball. Without a needless ball, the level can still be won, is as hard as
  // with the ball, and begins with the same moves. Levels without dead ends (states from which no win can be reached)
  // are not checked: in them, the ball that leaves the table last would always count as needless.
  test("the level has no needless ball", () => {
    if (verdict.deadEndCount > 0) expect(findNeedlessBalls(level)).toEqual([]);
  });
});
