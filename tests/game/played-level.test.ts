import { describe, expect, test } from "vitest";
import { bestNextMove, isWinnable, predictWonState, type PlayedLevel } from "../../src/game/play/played-level";
import { currentState, makeMove, createTimeline, stepBack } from "../../src/game/play/timeline";
import { certify } from "../../src/kernel/certify";
import { LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { expectParsed } from "../kernel/parse-results";
import { walker, type Level, type State } from "../kernel/null-puzzle";

/** A level being played; `isKnown`: what can be known of it is known. */
function play(map: string, isKnown = true): PlayedLevel<Level, State> {
  const level = expectParsed(walker.parseMap(map));
  const rules = walker.rules(level);
  const knowledge = isKnown ? runToEnd(certify(rules, 1000)) : undefined;
  return { level, timeline: createTimeline(rules), knowledge };
}

describe("whether a position can still be won", () => {
  test("is known of each position of a certified level", () => {
    const ways = play("x@.O");
    expect(isWinnable(ways)).toBe(true);
    makeMove(ways.timeline, LEFT);
    expect(isWinnable(ways)).toBe(false);
    stepBack(ways.timeline);
    expect(isWinnable(ways)).toBe(true);
    expect(isWinnable(play("@#O"))).toBe(false);
  });

  test("is not known before the level is certified, but that a lost one cannot", () => {
    const ways = play("x@.O", false);
    expect(isWinnable(ways)).toBeUndefined();
    makeMove(ways.timeline, LEFT);
    expect(isWinnable(ways)).toBe(false);
  });
});

describe("the best next move", () => {
  test("is the first of a shortest way to the win", () => {
    const ways = play("@..\n#..\n..O");
    expect(bestNextMove(ways)).toBe(RIGHT);
    makeMove(ways.timeline, RIGHT);
    makeMove(ways.timeline, LEFT);
    expect(bestNextMove(ways)).toBe(RIGHT);
  });

  test("is none where the level is won, lost or out of reach, or as long as nothing is known", () => {
    const won = play("@O");
    makeMove(won.timeline, RIGHT);
    const lost = play("x\n@\nO");
    makeMove(lost.timeline, UP);
    for (const ways of [won, lost, play("@#O"), play("@O", false)]) expect(bestNextMove(ways)).toBeUndefined();
  });
});

describe("the end that is foreseen", () => {
  test("is the position that the best line wins in, from six moves before it on, where there are others", () => {
    const ways = play("@......O");
    const known = ways.knowledge;
    if (known === undefined) throw new Error("the level is not certified");
    const wonStates = [...known.graph.wonStates, known.graph.wonStates[0]];
    ways.knowledge = { ...known, graph: { ...known.graph, wonStates } };
    expect(predictWonState(ways)).toBeUndefined();
    makeMove(ways.timeline, RIGHT);
    const foreseen = predictWonState(ways);
    for (let move = 0; move < 6; move++) makeMove(ways.timeline, RIGHT);
    expect(ways.timeline.rules.outcome(currentState(ways.timeline))).toBe("won");
    expect(foreseen).toBe(currentState(ways.timeline));
  });

  test("is known from the start where the level can be won in one position only", () => {
    const ways = play("@....O");
    const foreseen = predictWonState(ways);
    for (let move = 0; move < 5; move++) makeMove(ways.timeline, RIGHT);
    expect(ways.timeline.rules.outcome(currentState(ways.timeline))).toBe("won");
    expect(foreseen).toBe(currentState(ways.timeline));
  });

  test("is none where the level can't be won, or as long as nothing is known", () => {
    for (const ways of [play("@#O"), play("@O", false)]) expect(predictWonState(ways)).toBeUndefined();
  });
});
