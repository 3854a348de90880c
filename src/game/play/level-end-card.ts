/**
 * Makes the end card after a cleared level outside the campaign, such as a daily level. Its three medal signs say what
 * this win achieved, but the game stores no medals for it.
 */
import { movesOfDifficulty } from "../../kernel/difficulty/expected-moves";
import { NO_IDEA } from "../../kernel/ideas/leading-idea";
import { findBestSolution } from "../../kernel/verdict";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { LevelClear } from "../../puzzles/puzzle";
import { findEarnedMedals } from "../save/medals";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";
import type { Attempt } from "./attempt";
import type { CardSign, EndCard, LevelCard } from "./card";
import type { HudText } from "./hud-text";
import type { LevelContext } from "./level-context";
import { createClearedSign, createSign, createWatchedSign, type MedalWin } from "./medal-signs";
import type { PlayedLevel } from "./played-level";
import { directionsUpToNow, statesUpToNow } from "./timeline";

/**
 * Returns the end card of a cleared level; undefined if the level is not analysed yet, because par is not known then.
 * If the game played the solution, the card says so, and the win earns nothing.
 */
export function createLevelEndCard(
  { puzzle, mode }: Pick<LevelContext, "puzzle" | "mode">,
  attempt: Attempt,
  card: LevelCard,
): EndCard | undefined {
  const { played, wasWatched, unaidedStreak } = attempt;
  if (played.analysedGraph === undefined) return undefined;
  const { verdict } = played.analysedGraph.analysis;
  // Fog makes a level harder than its analysis says. So the end card of a level in fog does not say how many moves a
  // person is expected to need.
  const isInFog = mode.twist?.drawCover !== undefined;
  const { difficultyCentibits } = verdict;
  return {
    names: nameLevel(mode.hud(attempt), card),
    moves: played.timeline.moveCount,
    par: verdict.par,
    best: undefined,
    expectedMoves: isInFog || difficultyCentibits === undefined ? undefined : movesOfDifficulty(difficultyCentibits),
    signs: wasWatched ? [createWatchedSign()] : createSigns(puzzle, attempt, verdict.par),
    ...(wasWatched ? { isOnlyWatched: true } : {}),
    streak: unaidedStreak,
    namedIdeas: namedIdeasOf(mode.leadingIdea?.()),
  };
}

function namedIdeasOf(leadingIdea: number | undefined): readonly number[] | undefined {
  if (leadingIdea === undefined) return undefined;
  return leadingIdea === NO_IDEA ? [] : [leadingIdea];
}

function nameLevel({ main, shortMain = main }: HudText, { streak, note }: LevelCard): readonly string[] {
  const names = shortMain === main ? [main] : [main, shortMain];
  const about = note ?? (streak === undefined ? undefined : TEXTS.daysInARow(streak));
  return about === undefined ? names : [...names.map((name) => `${name}, ${about}`), ...names];
}

/**
 * Returns the medal signs of a win. The star is left out if both the win and the best solution miss the puzzle's feat
 * (an extra task), because it may be impossible.
 */
function createSigns({ feat }: AnyPuzzle, attempt: Attempt, par: number): readonly CardSign[] {
  const { countedHints, rewinds, losses, played } = attempt;
  const { timeline } = played;
  const moves = timeline.moveCount;
  const path = { states: statesUpToNow(timeline), directions: directionsUpToNow(timeline) };
  const clearing = { moves, par, hints: countedHints, rewinds, losses, ...path };
  const earned = findEarnedMedals(feat, clearing);
  // Only the campaign shows medals as new, so the signs appear as if the player had held these medals before.
  const before = { isCleared: true, clean: true, par: earned.includes("par"), feat: earned.includes("feat") };
  const win: MedalWin = { hints: countedHints, isWatched: false, earned, before };
  const signs = [
    createClearedSign(win, false),
    createSign(TEXTS.result.parMedal(par), "par", win, TEXTS.result.overPar(shortCount(moves - par))),
  ];
  const isFeatDone = feat.isDone(clearing);
  if (!isFeatDone && !feat.isDone(bestClearOf(played, par))) return signs;
  const missed = isFeatDone ? [] : TEXTS.result.featMissed(feat.name, feat.missed(clearing));
  return [...signs, createSign(feat.name, "feat", win, missed)];
}

function bestClearOf(
  { timeline, analysedGraph }: PlayedLevel<unknown, OpaqueState>,
  par: number,
): LevelClear<OpaqueState> {
  const { rules } = timeline;
  const states = [rules.start];
  const directions =
    analysedGraph === undefined
      ? []
      : findBestSolution(analysedGraph.graph, analysedGraph.analysis.winDistance, analysedGraph.graph.start);
  for (const direction of directions) {
    const after = rules.move(states[states.length - 1], direction);
    if (after !== undefined) states.push(after);
  }
  return { moves: directions.length, par, hints: 0, rewinds: 0, losses: 0, states, directions };
}
