import { PUZZLES } from "../../puzzles/index";
import { writeChallengeCode, type Challenge } from "../codes/challenge-code";
import type { Routes } from "../routes";
import { deleteResumePoint } from "../save/resume-point";
import { resumePointIn, type Save } from "../save/save";
import { isSameChallenge } from "./challenge-mode";
import { leftChallenge } from "../codes/left-challenge";

/** A challenge that was left in the middle, and the level that the player is on. */
interface Left {
  readonly challenge: Challenge;
  readonly levelNumber: number;
}

/**
 * Opens a challenge by `open`. The save has room for one left challenge of each puzzle: if the new one takes the place of
 * another one, the player is asked first, over the present screen.
 */
export function askToReplace(save: Save, challenge: Challenge, routes: Routes, open: () => void): void {
  const left = replacedBy(save, challenge);
  if (left === undefined) {
    open();
    return;
  }
  const { seed, puzzle, size } = left.challenge;
  const { id, name } = PUZZLES[puzzle];
  const code = writeChallengeCode({ seed, puzzle, size });
  const onSelect = (): void => {
    deleteResumePoint(save.resumePoints, id, "challenge");
    routes.challengeIsOver(left.challenge);
    open();
  };
  const text = `You are on level ${left.levelNumber} of challenge ${code}. If you play another one of ${name}, you can't go on with it.`;
  routes.ask({ title: "Play another?", text, yes: { label: "play", onSelect } });
}

/** Returns the left challenge whose place a new one takes; undefined if there is none, or nothing was done in it yet. */
export function replacedBy(save: Save, challenge: Challenge): Left | undefined {
  const left = resumePointIn(save, PUZZLES[challenge.puzzle].id, "challenge");
  const before = leftChallenge(save, challenge.puzzle);
  if (left === undefined || before === undefined || isSameChallenge(left, challenge)) return undefined;
  const { levelNumber, moves, hints } = left;
  return levelNumber === 1 && moves.length === 0 && hints === 0 ? undefined : { challenge: before, levelNumber };
}
