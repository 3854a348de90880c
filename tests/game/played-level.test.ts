import { describe, expect, test } from "vitest";
import { findBestNextMove, predictWonState, type PlayedLevel } from "../../src/game/play/played-level";
import { isWinnable } from "../../src/game/play/winnable";
import { currentState, makeMove, createTimeline, stepBack } from "../../src/game/play/timeline";
import { certify } from "../../src/kernel/certify";
import { LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { expectParsed } from "../kernel/parse-results";
import { walker, type Level, type State } from "../kernel/null-puzzle";

function play(map: string, isKnown = true): PlayedLevel<Level, State> {
  const level = expectParsed(walker.parseMap(map));
  const rules = walker.rules(level);
  const analysedGraph = isKnown ? runToEnd(certify(rules, 1000)) : undefined;
  return { level, timeline: createTimeline(rules), analysedGraph };
}

describe("isWinnable", () => {
  test("every state of a certified level is known to be winnable or not", () => {
    const played = play("x@.O");
    expect(isWinnable(played)).toBe(true);
    makeMove(played.timeline, LEFT);
    expect(isWinnable(played)).toBe(false);
    stepBack(played.timeline);
    expect(isWinnable(played)).toBe(true);
    expect(isWinnable(play("@#O"))).toBe(false);
  });

  test("before a level is certified, only a lost state is known not to be winnable", () => {
    const played = play("x@.O", false);
    expect(isWinnable(played)).toBeUndefined();
    makeMove(played.timeline, LEFT);
    expect(isWinnable(played)).toBe(false);
  });
});

describe("findBestNextMove", () => {
  test("the best next move is the first move of a shortest solution", () => {
    const played = play("@..\n#..\n..O");
    expect(findBestNextMove(played)).toBe(RIGHT);
    makeMove(played.timeline, RIGHT);
    makeMove(played.timeline, LEFT);
    expect(findBestNextMove(played)).toBe(RIGHT);
  });

  test("a level has no best next move if it is won, lost, unwinnable or not certified", () => {
    const won = play("@O");
    makeMove(won.timeline, RIGHT);
    const lost = play("x\n@\nO");
    makeMove(lost.timeline, UP);
    for (const played of [won, lost, play("@#O"), play("@O", false)]) expect(findBestNextMove(played)).toBeUndefined();
  });
});

describe("predictWonState", () => {
  test("a level's won state is predicted six moves before the win if the level has several won states", () => {
    const played = play("@......O");
    const certificate = played.analysedGraph;
    if (certificate === undefined) throw new Error("the level is not certified");
    const wonStates = [...certificate.graph.wonStates, certificate.graph.wonStates[0]];
    played.analysedGraph = { ...certificate, graph: { ...certificate.graph, wonStates } };
    expect(predictWonState(played)).toBeUndefined();
    makeMove(played.timeline, RIGHT);
    const predicted = predictWonState(played);
    for (let move = 0; move < 6; move++) makeMove(played.timeline, RIGHT);
    expect(played.timeline.rules.outcome(currentState(played.timeline))).toBe("won");
    expect(predicted).toBe(currentState(played.timeline));
  });

  test("a level's won state is predicted from the start if the level has only one won state", () => {
    const played = play("@....O");
    const predicted = predictWonState(played);
    for (let move = 0; move < 5; move++) makeMove(played.timeline, RIGHT);
    expect(played.timeline.rules.outcome(currentState(played.timeline))).toBe("won");
    expect(predicted).toBe(currentState(played.timeline));
  });

  test("no won state is predicted for a level that cannot be won or is not certified", () => {
    for (const played of [play("@#O"), play("@O", false)]) expect(predictWonState(played)).toBeUndefined();
  });
});
