/**
 * The card with the results of a cleared level: when its parts appear, its bells, and the search for its solving idea.
 */
import { judgeIdeas } from "../../kernel/ideas/judge-ideas";
import { NO_IDEA } from "../../kernel/ideas/leading-idea";
import type { Task } from "../../kernel/task";
import { startTask, type TaskHandle } from "../../kernel/task-handle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { playSignSound } from "../sounds";
import type { CardSign, EndCard } from "./card";
import { namesOfIdeas } from "./idea-name";
import type { PlayedLevel } from "./played-level";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";

/** How long a card that fills the screen takes to slide in after a level, in milliseconds. */
export const TILT_MS = 200;
/** The time between one medal sign and the next on the card after a level, in milliseconds. */
export const SIGN_EVERY_MS = 200;

/**
 * Starts the task that finds the name of a cleared level's leading solving idea (the one that the game names). If the
 * end card says which ideas to name, the task names these ideas instead.
 *
 * The task's result is the name in several lengths, the longest first. It is empty if the level has no leading solving
 * idea, or if the level is not analysed yet.
 */
export function startIdeaTask(
  puzzle: AnyPuzzle,
  endCard: EndCard,
  played: PlayedLevel<OpaqueLevel, OpaqueState>,
): TaskHandle<readonly string[]> {
  return startTask(nameIdea(puzzle, endCard, played));
}

function* nameIdea(
  puzzle: AnyPuzzle,
  { namedIdeas }: EndCard,
  { level, timeline, analysedGraph }: PlayedLevel<OpaqueLevel, OpaqueState>,
): Task<readonly string[]> {
  if (namedIdeas !== undefined) return namesOfIdeas(puzzle, namedIdeas);
  if (analysedGraph === undefined) return [];
  const toJudge = { level, rules: timeline.rules, certificate: analysedGraph };
  const { leadingIdea } = yield* judgeIdeas(toJudge, puzzle.ideas, []);
  return namesOfIdeas(puzzle, leadingIdea === NO_IDEA ? [] : [leadingIdea]);
}

/** Returns whether the shown win has earned the medal sign, for the first time or again. */
export function isEarnedNow({ state }: CardSign): boolean {
  return state === "new" || state === "again";
}

/**
 * Returns how many milliseconds a medal sign has been on the card; negative before it appears. Signs that this win has
 * earned appear one after the other. `ageMs` is the age of the card.
 */
export function signAgeMs({ signs }: EndCard, index: number, ageMs: number): number {
  if (!isEarnedNow(signs[index])) return ageMs;
  let earlier = 0;
  for (let before = 0; before < index; before++) if (isEarnedNow(signs[before])) earlier++;
  return ageMs - TILT_MS - earlier * SIGN_EVERY_MS;
}

/**
 * Plays a bell for each medal sign that appears while the age of the card after a level grows from `fromMs` to `toMs`.
 */
export function playSignSounds(endCard: EndCard, fromMs: number, toMs: number): void {
  let step = 0;
  for (let index = 0; index < endCard.signs.length; index++) {
    if (!isEarnedNow(endCard.signs[index])) continue;
    if (signAgeMs(endCard, index, fromMs) < 0 && signAgeMs(endCard, index, toMs) >= 0) playSignSound(step);
    step++;
  }
}
