/** Finds a puzzle's unfinished challenge in the save, to offer it again or to ask before it is replaced. */
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { PUZZLES } from "../../puzzles/index";
import { openResumePoint, type Save } from "../save/save";
import { CHALLENGE_SEEDS, type Challenge } from "./challenge-code";
import { hasSameLevels, readRecentChallenges } from "./recent-challenges";

/**
 * Returns the unfinished challenge of the puzzle at an index of `PUZZLES`, with the friend's result if it is known.
 * Returns undefined if the puzzle has no unfinished challenge, or if a damaged save describes an impossible challenge.
 */
export function findUnfinishedChallenge(save: Save, puzzleIndex: number): Challenge | undefined {
  const resumePoint = openResumePoint(save, PUZZLES[puzzleIndex].id, "challenge");
  if (resumePoint?.tally.mode !== "challenge") return undefined;
  const { seed, tally } = resumePoint;
  if (seed >= CHALLENGE_SEEDS || tally.size > CHALLENGE_SIZES) return undefined;
  const challenge = { seed, puzzleIndex, size: tally.size };
  return (
    readRecentChallenges(save.challenges).find((played) => hasSameLevels(played.challenge, challenge))?.challenge ??
    challenge
  );
}

/**
 * Returns the number of the level at which the player left a challenge; undefined if the save has no unfinished level
 * of it.
 */
export function findUnfinishedLevel(save: Save, { seed, puzzleIndex, size }: Challenge): number | undefined {
  const resumePoint = openResumePoint(save, PUZZLES[puzzleIndex].id, "challenge");
  if (resumePoint?.tally.mode !== "challenge") return undefined;
  return resumePoint.seed === seed && resumePoint.tally.size === size ? resumePoint.levelNumber : undefined;
}
