/** Asks the player before a new challenge replaces an unfinished challenge, and removes the unfinished challenge. */
import { challengeDial, clearIfDialled } from "../codes/challenge-dial";
import type { Question } from "../destination";
import { PUZZLES } from "../../puzzles/index";
import { writeChallengeCode, type Challenge } from "../codes/challenge-code";
import { deleteResumePoint } from "../save/resume-point";
import { openResumePoint, type Save } from "../save/save";
import { isResumePointOf } from "./challenge-resume-point";
import { findUnfinishedChallenge } from "../codes/unfinished-challenge";
import { TEXTS } from "../texts/index";

interface UnfinishedChallenge {
  readonly challenge: Challenge;
  readonly levelNumber: number;
}

/**
 * Returns the question whether a new challenge may replace an unfinished challenge. Returns undefined if there is no
 * unfinished challenge to replace.
 */
export function replaceQuestion(save: Save, challenge: Challenge): Question | undefined {
  const unfinished = findReplacedChallenge(save, challenge);
  if (unfinished === undefined) return undefined;
  const { seed, puzzleIndex, size } = unfinished.challenge;
  const code = writeChallengeCode({ seed, puzzleIndex, size });
  const { title, text } = TEXTS.challenge.replace;
  return {
    title,
    text: text(unfinished.levelNumber, code, PUZZLES[puzzleIndex].name),
    yes: { label: TEXTS.buttons.play, opens: { kind: "challenge", challenge, isAgreed: true } },
  };
}

export function replaceChallenge(save: Save, challenge: Challenge): void {
  const unfinished = findReplacedChallenge(save, challenge);
  if (unfinished === undefined) return;
  deleteResumePoint(save, PUZZLES[challenge.puzzleIndex].id, "challenge");
  clearIfDialled(challengeDial, unfinished.challenge);
}

/**
 * Returns the unfinished challenge that a new challenge would replace. Returns undefined if there is none, or if the
 * player has made no move and taken no hint in it.
 */
export function findReplacedChallenge(save: Save, challenge: Challenge): UnfinishedChallenge | undefined {
  const unfinished = openResumePoint(save, PUZZLES[challenge.puzzleIndex].id, "challenge");
  const replaced = findUnfinishedChallenge(save, challenge.puzzleIndex);
  if (unfinished === undefined || replaced === undefined || isResumePointOf(unfinished, challenge)) return undefined;
  const { levelNumber, moves, countedHints } = unfinished;
  return levelNumber === 1 && moves.length === 0 && countedHints === 0
    ? undefined
    : { challenge: replaced, levelNumber };
}
