import { describe, expect, test } from "vitest";
import { countText, dotsOf, withDots, worthTexts } from "../../src/game/play/worth";
import { makeMove, startSession, stepBack } from "../../src/game/play/session";
import type { Survey } from "../../src/kernel/certificate";
import { certify } from "../../src/kernel/certify";
import { RIGHT } from "../../src/kernel/direction";
import { finish } from "../../src/kernel/work";
import { allPuzzles } from "../../src/puzzles/index";
import { whole } from "../kernel/expect-level";
import { walker } from "../kernel/null-puzzle";

describe("the dots of a level", () => {
  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [199, 2],
    [200, 3],
    [349, 3],
    [350, 4],
    [499, 4],
    [500, 5],
    [6400, 5],
  ])("for %i hundredths of a bit are %i", (centibits, dots) => {
    expect(dotsOf(centibits)).toBe(dots);
  });

  test("are five, the full ones first", () => {
    const { verdict } = walker.campaign.level(0);
    expect(withDots("par 3", { ...verdict, difficultyCentibits: 0 })).toBe("par 3  ●○○○○");
    expect(withDots("par 3", { ...verdict, difficultyCentibits: 250 })).toBe("par 3  ●●●○○");
    expect(withDots("par 3", { ...verdict, difficultyCentibits: 900 })).toBe("par 3  ●●●●●");
  });

  test("go from one to four at least in each campaign", () => {
    for (const { campaign } of allPuzzles()) {
      const dots = Array.from({ length: campaign.length }, (_, number) =>
        dotsOf(campaign.level(number).verdict.difficultyCentibits),
      );
      expect([...new Set(dots)].sort().join("")).toMatch(/^1234/);
    }
  });
});

describe("what is said of a cleared level", () => {
  const level = whole(walker.read("@.O"));
  const session = startSession(walker.rules(level));
  makeMove(session, RIGHT);

  test("is the number of its moves, as long as no more is known", () => {
    expect(worthTexts({ level, session, known: undefined }, undefined)[0]).toBe("1 move");
  });

  test("is its moves, its par and its dots, in this order", () => {
    makeMove(session, RIGHT);
    const known = finish(certify(walker.rules(level), 100));
    expect(worthTexts({ level, session, known }, undefined)[0]).toBe("2 moves, par 2  ●○○○○");
  });

  test("has the best so far where one is kept", () => {
    const known = finish(certify(walker.rules(level), 100));
    expect(worthTexts({ level, session, known }, 2)[0]).toBe("2 moves, par 2, best 2  ●○○○○");
  });

  test("is said in figures and dots where there is less room, and in figures alone where there is least", () => {
    const known = finish(certify(walker.rules(level), 100));
    const texts = worthTexts({ level, session, known }, 2);
    expect(texts.slice(-2)).toEqual(["2 / 2  ●○○○○", "2 / 2"]);
  });

  test("has no dots as long as it is not known how hard it is", () => {
    const said: string[] = [];
    const tell = (known: Survey<number>): void => {
      said.push(worthTexts({ level, session, known }, undefined)[0]);
    };
    finish(certify(walker.rules(level), 100, tell));
    expect(said).toEqual(["2 moves, par 2"]);
  });
});

test("the count on the board is the moves that stand and the par, once that is known", () => {
  const level = whole(walker.read("@.O"));
  const session = startSession(walker.rules(level));
  expect(countText({ level, session, known: undefined })).toBe("");
  const known = finish(certify(walker.rules(level), 100));
  expect(countText({ level, session, known })).toBe("0 / 2");
  makeMove(session, RIGHT);
  expect(countText({ level, session, known })).toBe("1 / 2");
  stepBack(session);
  expect(countText({ level, session, known })).toBe("0 / 2");
});
