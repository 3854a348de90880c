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

/** The part of a map that has balls: how much room there is around them changes nothing in play. */
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

describe("the campaign, rising in waves,", () => {
  test("has a hundred levels, each with a short name of its own", () => {
    const names = campaign.map(({ name }) => name);
    expect(names).toHaveLength(100);
    expect(new Set(names).size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
  });

  test("begins with three tiny levels in which only a fall can go wrong", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(verdict.difficultyCentibits).toBe(0);
      expect(map.join("").match(/o/g)?.length).toBeLessThanOrEqual(4);
    }
  });

  test("has no two levels alike, in any turn or mirror, wherever they lie on the board", () => {
    expect(new Set(campaign.map(({ map }) => canonicalForm(cropped(map)))).size).toBe(100);
  });

  test("has no two levels that differ only in where the black ball stands", () => {
    const pictures = campaign
      .slice(3)
      .map(({ map }) => canonicalForm(cropped(map.map((row) => row.replace("@", ".")))));
    expect(new Set(pictures).size).toBe(97);
  });

  test("rises within each ten, whose last level is its summit", () => {
    for (const ten of TENS) {
      const found = difficulties(ten);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
      expect(found[9]).toBeGreaterThan(found[8]);
    }
  });

  test("rests after each summit", () => {
    for (let ten = 1; ten < 10; ten++) {
      expect(difficulties(TENS[ten])[0]).toBeLessThan(mean(difficulties(TENS[ten - 1])));
    }
  });

  test("rises from ten to ten: the rests, the means and the summits", () => {
    expectRising(TENS.map((ten) => difficulties(ten)[0]));
    expectRising(TENS.map((ten) => mean(difficulties(ten))));
    expectRising(TENS.map((ten) => difficulties(ten)[9]));
  });

  test("grows gently: no level needs over two moves more than any before it in the first thirty, or three after that", () => {
    let most = 4;
    campaign.forEach(({ verdict: { par } }, at) => {
      expect(par - most, `level ${at + 1}`).toBeLessThanOrEqual(at < 30 ? 2 : 3);
      most = Math.max(most, par);
    });
    expectRising(TENS.slice(0, 8).map((ten) => mean(ten.map(({ verdict }) => verdict.par))));
  });

  test("leaves something to choose in every level after the first ten", () => {
    for (const { verdict } of campaign.slice(10)) expect(verdict.forcedMovesPercent).toBeLessThan(100);
  });
});

describe.each(campaign)("$name", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("fits on the screen and has a fair number of balls", () => {
    expect(level.board.width).toBeLessThanOrEqual(12);
    expect(level.board.height).toBeLessThanOrEqual(7);
    expect(level.whites.length).toBeGreaterThanOrEqual(2);
    expect(level.whites.length).toBeLessThanOrEqual(16);
  });

  test("can be won, is small enough for the console, and has the verdict that is written beside it", () => {
    expect(certifyForCampaign(level)?.analysis.verdict).toEqual(verdict);
    expect(verdict.par).toBe(level.whites.length);
  });

  test("has the figures that the slow solver finds", () => {
    const { field, position } = parseMap(map.join("\n"));
    const { shortest, solutions, states, deadEnds } = solve(field, position);
    expect(verdict).toMatchObject({ par: shortest, solutions: solutions, states, deadEnds });
  });

  // A ball is idle if the level would not miss it: without it the level can be won, is as hard and begins with the same
  // moves. Where nothing is to be chosen (difficulty 0) the last ball would always be one, and the word has no meaning.
  test("has no idle ball", () => {
    if (verdict.difficultyCentibits > 0) expect(needlessBalls(level)).toEqual([]);
  });
});
