/**
 * Makes the end card after a cleared level that is not a campaign level, such as a daily level. Such a win earns no
 * medal that the game stores; the three medal signs say what this one win achieved.
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
 * Returns the end card of a cleared level. The level's name on the end card may be followed by the note of `card` or
 * the number of days won in a row. If the game played the solution, the card says so, and the win earns nothing.
 * Returns undefined if the level is not analysed yet, because par (the fewest moves) is not known then.
 */
export function createLevelEndCard(
  { puzzle, mode }: Pick<LevelContext, "puzzle" | "mode">,
  attempt: Attempt,
  card: LevelCard,
): EndCard | undefined {
  const { played, wasWatched, unaidedStreak } = attempt;
  if (played.analysedGraph === undefined) return undefined;
  const { verdict } = played.analysedGraph.analysis;
  // Fog hides most of the board, so a level in fog is harder than its analysis says. The card therefore does not say
  // how many moves a person is expected to need.
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

/**
 * Returns the solving ideas (techniques that a solution needs) that the card (a message with two buttons) names;
 * undefined if it is not known yet which idea is the strongest (leads).
 */
function namedIdeasOf(leadingIdea: number | undefined): readonly number[] | undefined {
  if (leadingIdea === undefined) return undefined;
  return leadingIdea === NO_IDEA ? [] : [leadingIdea];
}

/** Returns the name of the level in several lengths, the longest first, such as "Friday, 3 in a row" and "Friday". */
function nameLevel({ main, shortMain = main }: HudText, { streak, note }: LevelCard): readonly string[] {
  const names = shortMain === main ? [main] : [main, shortMain];
  const about = note ?? (streak === undefined ? undefined : TEXTS.daysInARow(streak));
  return about === undefined ? names : [...names.map((name) => `${name}, ${about}`), ...names];
}

/**
 * Returns the medal signs of a win. The star is left out if both the win and the best solution miss the puzzle's feat
 * (an extra task): the level may have no win with the feat.
 */
function createSigns({ feat }: AnyPuzzle, attempt: Attempt, par: number): readonly CardSign[] {
  const { countedHints, rewinds, losses, played } = attempt;
  const { timeline } = played;
  const moves = timeline.moveCount;
  const path = { states: statesUpToNow(timeline), directions: directionsUpToNow(timeline) };
  const clearing = { moves, par, hints: countedHints, rewinds, losses, ...path };
  const earned = findEarnedMedals(feat, clearing);
  // Only medals of the campaign are shown as new. The medals of other levels are therefore shown as if the player had
  // held them before.
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

/**
 * Returns the facts of a win with the level's best solution: a win without hints, rewinds or losses. The puzzle's feat
 * (an extra task) is then checked in this win.
 */
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
