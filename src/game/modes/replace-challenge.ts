/** Asks the player before a new challenge replaces an unfinished challenge. */
import { PUZZLES } from "../../puzzles/index";
import { writeChallengeCode, type Challenge } from "../codes/challenge-code";
import type { Routes } from "../routes";
import { deleteResumePoint } from "../save/resume-point";
import { resumePointIn, type Save } from "../save/save";
import { isResumePointOf } from "./challenge-mode";
import { unfinishedChallenge } from "../codes/unfinished-challenge";
import { TEXTS } from "../texts/index";

interface UnfinishedChallenge {
  readonly challenge: Challenge;
  readonly levelNumber: number;
}

/**
 * Calls `open` to open a challenge. The save holds one unfinished challenge of each puzzle. If the new challenge would
 * replace an unfinished one, the player is asked first.
 */
export function askToReplace(save: Save, challenge: Challenge, routes: Routes, open: () => void): void {
  const unfinished = replacedBy(save, challenge);
  if (unfinished === undefined) {
    open();
    return;
  }
  const { seed, puzzleIndex, size } = unfinished.challenge;
  const { id, name } = PUZZLES[puzzleIndex];
  const code = writeChallengeCode({ seed, puzzleIndex, size });
  const onSelect = (): void => {
    deleteResumePoint(save, id, "challenge");
    routes.challengeIsOver(unfinished.challenge);
    open();
  };
  const { title, text } = TEXTS.challenge.replace;
  const question = text(unfinished.levelNumber, code, name);
  routes.ask({ title, text: question, yes: { label: TEXTS.buttons.play, onSelect } });
}

/**
 * Returns the unfinished challenge that a new challenge would replace. Returns undefined if there is no unfinished
 * challenge, or if the player has made no move and taken no hint in the unfinished challenge yet.
 */
export function replacedBy(save: Save, challenge: Challenge): UnfinishedChallenge | undefined {
  const unfinished = resumePointIn(save, PUZZLES[challenge.puzzleIndex].id, "challenge");
  const replaced = unfinishedChallenge(save, challenge.puzzleIndex);
  if (unfinished === undefined || replaced === undefined || isResumePointOf(unfinished, challenge)) return undefined;
  const { levelNumber, moves, countedHints } = unfinished;
  return levelNumber === 1 && moves.length === 0 && countedHints === 0
    ? undefined
    : { challenge: replaced, levelNumber };
}
