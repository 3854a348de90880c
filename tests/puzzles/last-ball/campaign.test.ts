import { describe, expect, test } from "vitest";
import { certifyForCampaign, needlessBalls } from "../../../tools/mine/last-ball-fitness";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/last-ball/campaign/index";
import type { CampaignLevel } from "../../../src/puzzles/puzzle";
import { canonicalForm } from "../../kernel/symmetries";
import { levelOf } from "./maps";
import { parseMap, solve } from "./slow-solver";

const campaign = allLevelsOf(stored);
const TENS = Array.from({ length: 10 }, (_, ten) => campaign.slice(10 * ten, 10 * ten + 10));

function difficulties(levels: readonly CampaignLevel[]): number[] {
  return levels.map(({ verdict }) => verdict.difficultyCentibits);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Returns the part of a map that has balls, because empty rows and columns around the balls change nothing in play. */
function cropped(map: readonly string[]): string {
  const filledRows = map.flatMap((row, y) => (/[@o]/.test(row) ? [y] : []));
  const columns = map.flatMap((row) => Array.from(row).flatMap((character, x) => (character === "." ? [] : [x])));
  return map
    .slice(Math.min(...filledRows), Math.max(...filledRows) + 1)
    .map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1))
    .join("\n");
}

function expectRising(numbers: readonly number[]): void {
  for (let index = 1; index < numbers.length; index++) expect(numbers[index]).toBeGreaterThan(numbers[index - 1]);
}

describe("the campaign of Last Ball", () => {
  test("the campaign has a hundred levels, each with a short name of its own", () => {
    const names = campaign.map(({ name }) => name);
    expect(names).toHaveLength(100);
    expect(new Set(names).size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
  });

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

  test("the last five levels of each ten are harder on average than the first five", () => {
    for (const ten of TENS) {
      const found = difficulties(ten);
      expect(mean(found.slice(5))).toBeGreaterThan(mean(found.slice(0, 5)));
    }
  });

  test("the average difficulty rises from twenty to twenty levels", () => {
    const twenties = Array.from({ length: 5 }, (_, twenty) => campaign.slice(20 * twenty, 20 * twenty + 20));
    expectRising(twenties.map((twenty) => mean(difficulties(twenty))));
  });

  test("no level takes more than two moves beyond all levels before it, or three after the first thirty", () => {
    let longest = 4;
    campaign.forEach(({ verdict: { par } }, index) => {
      expect(par - longest, `level ${index + 1}`).toBeLessThanOrEqual(index < 30 ? 2 : 3);
      longest = Math.max(longest, par);
    });
    expectRising(TENS.slice(0, 8).map((ten) => mean(ten.map(({ verdict }) => verdict.par))));
  });

  test("every level after the first ten has a move with a choice", () => {
    for (const { verdict } of campaign.slice(10)) expect(verdict.forcedMovesPercent).toBeLessThan(100);
  });
});

describe.each(campaign)("the level $name", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("the level fits on the screen and has from 2 to 16 white balls", () => {
    expect(level.board.width).toBeLessThanOrEqual(12);
    expect(level.board.height).toBeLessThanOrEqual(7);
    expect(level.whites.length).toBeGreaterThanOrEqual(2);
    expect(level.whites.length).toBeLessThanOrEqual(16);
  });

  test("the level can be certified on the console, and its verdict is the stored one", () => {
    expect(certifyForCampaign(level)?.analysis.verdict).toEqual(verdict);
    expect(verdict.par).toBe(level.whites.length);
  });

  test("the slow solver confirms the verdict", () => {
    const { field, position } = parseMap(map.join("\n"));
    const { shortest, solutions, states, deadEnds } = solve(field, position);
    expect(verdict).toMatchObject({
      par: shortest,
      solutionCount: solutions,
      stateCount: states,
      deadEndCount: deadEnds,
    });
  });

  // A ball is needless if the level without it can be won, is as hard and begins with the same moves. In a level
  // without dead ends the last ball would always be needless, so such levels are not checked.
  test("the level has no needless ball", () => {
    if (verdict.deadEndCount > 0) expect(needlessBalls(level)).toEqual([]);
  });
});
