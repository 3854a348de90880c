import { describe, expect, test } from "vitest";
import { bestNextMove, canBeWon, foreseenEnd, type Play } from "../../src/game/play/play";
import { present, makeMove, startSession, stepBack } from "../../src/game/play/session";
import { certify } from "../../src/kernel/certify";
import { LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { finish } from "../../src/kernel/work";
import { whole } from "../kernel/expect-level";
import { walker, type Level, type State } from "../kernel/null-puzzle";

/** A level being played; `isKnown`: what can be known of it is known. */
function play(map: string, isKnown = true): Play<Level, State> {
  const level = whole(walker.read(map));
  const rules = walker.rules(level);
  const known = isKnown ? finish(certify(rules, 1000)) : undefined;
  return { level, session: startSession(rules), known };
}

describe("whether a position can still be won", () => {
  test("is known of each position of a certified level", () => {
    const ways = play("x@.O");
    expect(canBeWon(ways)).toBe(true);
    makeMove(ways.session, LEFT);
    expect(canBeWon(ways)).toBe(false);
    stepBack(ways.session);
    expect(canBeWon(ways)).toBe(true);
    expect(canBeWon(play("@#O"))).toBe(false);
  });

  test("is not known before the level is certified, but that a lost one cannot", () => {
    const ways = play("x@.O", false);
    expect(canBeWon(ways)).toBeUndefined();
    makeMove(ways.session, LEFT);
    expect(canBeWon(ways)).toBe(false);
  });
});

describe("the best next move", () => {
  test("is the first of a shortest way to the win", () => {
    const ways = play("@..\n#..\n..O");
    expect(bestNextMove(ways)).toBe(RIGHT);
    makeMove(ways.session, RIGHT);
    makeMove(ways.session, LEFT);
    expect(bestNextMove(ways)).toBe(RIGHT);
  });

  test("is none where the level is won, lost or out of reach, or as long as nothing is known", () => {
    const won = play("@O");
    makeMove(won.session, RIGHT);
    const lost = play("x\n@\nO");
    makeMove(lost.session, UP);
    for (const ways of [won, lost, play("@#O"), play("@O", false)]) expect(bestNextMove(ways)).toBeUndefined();
  });
});

describe("the end that is foreseen", () => {
  test("is the position that the best line wins in, from six moves before it on, where there are others", () => {
    const ways = play("@......O");
    const known = ways.known;
    if (known === undefined) throw new Error("the level is not certified");
    const won = [...known.graph.won, known.graph.won[0]];
    ways.known = { ...known, graph: { ...known.graph, won } };
    expect(foreseenEnd(ways)).toBeUndefined();
    makeMove(ways.session, RIGHT);
    const foreseen = foreseenEnd(ways);
    for (let move = 0; move < 6; move++) makeMove(ways.session, RIGHT);
    expect(ways.session.rules.outcome(present(ways.session))).toBe("won");
    expect(foreseen).toBe(present(ways.session));
  });

  test("is known from the start where the level can be won in one position only", () => {
    const ways = play("@....O");
    const foreseen = foreseenEnd(ways);
    for (let move = 0; move < 5; move++) makeMove(ways.session, RIGHT);
    expect(ways.session.rules.outcome(present(ways.session))).toBe("won");
    expect(foreseen).toBe(present(ways.session));
  });

  test("is none where the level can't be won, or as long as nothing is known", () => {
    for (const ways of [play("@#O"), play("@O", false)]) expect(foreseenEnd(ways)).toBeUndefined();
  });
});
