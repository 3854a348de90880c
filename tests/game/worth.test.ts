import { describe, expect, test } from "vitest";
import { dotsOf, dotsText, worthText } from "../../src/game/play/worth";
import { makeMove, startSession } from "../../src/game/play/session";
import { certify } from "../../src/kernel/certify";
import { RIGHT } from "../../src/kernel/direction";
import { finish } from "../../src/kernel/work";
import { PUZZLES } from "../../src/puzzles/index";
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
    expect(dotsText({ ...verdict, difficultyCentibits: 0 })).toBe("●○○○○");
    expect(dotsText({ ...verdict, difficultyCentibits: 250 })).toBe("●●●○○");
    expect(dotsText({ ...verdict, difficultyCentibits: 900 })).toBe("●●●●●");
  });

  test("go from one to four at least in each campaign", () => {
    for (const { campaign } of PUZZLES) {
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
    expect(worthText({ level, session, certificate: undefined })).toBe("1 move");
  });

  test("is its moves, its par and its dots, in this order", () => {
    makeMove(session, RIGHT);
    const certificate = finish(certify(walker.rules(level), 100));
    expect(worthText({ level, session, certificate })).toBe("2 moves, par 2  ●○○○○");
  });
});
