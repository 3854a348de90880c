/**
 * The twist (special rule) "rewinds" of a weekly remix: in each level only three moves can be taken back. A move that
 * the crank, or ✛ right with Ⓑ held, brings back no longer counts as taken back.
 */
import { LEFT } from "../../../kernel/direction";
import { queueLine } from "../../frame-events";
import { playCrankStopSound, playRollTick } from "../../sounds";
import type { Attempt } from "../attempt";
import type { Intent } from "../controls";
import type { PlayedTwist } from "../played-twist";
import { blockedShakePixels, startShake } from "../shake";
import { CRANK_DEGREES_PER_MOVE, discardUndone } from "../timeline";
import { TWIST_LETTERS } from "../../save/known-controls";
import { TEXTS } from "./texts/index";

const MOST_REWINDS = 3;

/**
 * The difference in pitch between the ticks of one rewind (a move that may be taken back) and the next, as a share of
 * the range of pitches. Each tick is lower than the tick of the rewind before.
 */
const TICK_STEP = 1 / MOST_REWINDS;

const NONE: Intent = { kind: "none" };

/** Creates the twist (a special rule) of a weekly remix that lets the player take back only three moves of a level. */
export function createRewindsTwist(): PlayedTwist {
  let countedAttempt: Attempt | undefined;
  let rewindsLeft = MOST_REWINDS;
  return {
    lessonLetter: TWIST_LETTERS.rewinds,
    texts: (attempt) => TEXTS.rewinds.left(countRewindsLeft(attempt), formatSigns(attempt)),
    lostTips: (attempt) => (countRewindsLeft(attempt) === 0 ? TEXTS.rewinds.restartTips : undefined),
    acceptIntent,
    restart: (attempt) => {
      discardUndone(attempt.played.timeline);
      attempt.movesMade = 0;
    },
    advance: (attempt) => {
      const before = countedAttempt === attempt ? rewindsLeft : undefined;
      countedAttempt = attempt;
      rewindsLeft = countRewindsLeft(attempt);
      if (before === undefined || before === rewindsLeft) return false;
      if (rewindsLeft < before) playRollTick((MOST_REWINDS - rewindsLeft) * TICK_STEP);
      queueLine("announcement", TEXTS.rewinds.announcement(rewindsLeft));
      return true;
    },
  };
}

function countRewindsLeft({ movesMade, played }: Attempt): number {
  return Math.max(0, MOST_REWINDS - Math.max(0, movesMade - played.timeline.moveCount));
}

/**
 * Returns a text with a sign for each of the three rewinds (moves that may be taken back) of a level. The sign is full
 * for an unused rewind, half while the crank uses the rewind, and open for a used one.
 */
function formatSigns(attempt: Attempt): string {
  const { full, now, used } = TEXTS.rewinds.signs;
  const rewindsLeft = countRewindsLeft(attempt);
  const { playhead, moveCount } = attempt.played.timeline;
  const isUsing =
    rewindsLeft > 0 && playhead < moveCount && playhead > moveCount - 1 && attempt.controls.isCrankTurning;
  const fullCount = isUsing ? rewindsLeft - 1 : rewindsLeft;
  return full.repeat(fullCount) + (isUsing ? now : "") + used.repeat(MOST_REWINDS - rewindsLeft);
}

/**
 * Returns the intent (such as a move or a step back) that is carried out when the player asks for `intent`. If no
 * rewind (a move that may be taken back) is left, steps back are refused, and the crank goes back no farther.
 */
function acceptIntent(attempt: Attempt, intent: Intent): Intent {
  const { timeline } = attempt.played;
  if (attempt.phase === "cleared" || timeline.moveCount === 0) return intent;
  if (intent.kind === "step-back") {
    if (countRewindsLeft(attempt) > 0) return intent;
    answerRefusal(attempt);
    return { kind: "refused-step-back", isTap: intent.isTap };
  }
  if (intent.kind !== "crank" || intent.degrees >= 0) return intent;
  const lowest = computeLowestMoveCount(attempt);
  const degrees = Math.max(intent.degrees, (lowest - timeline.playhead) * CRANK_DEGREES_PER_MOVE);
  if (degrees < 0 || lowest === 0) return { kind: "crank", degrees };
  answerRefusal(attempt);
  return NONE;
}

/**
 * Returns the smallest number of moves to which the player can still go back with the rewinds (moves that may be taken
 * back) that are left.
 */
function computeLowestMoveCount({ movesMade, played }: Attempt): number {
  const { steps } = played.timeline;
  const usedForGood = Math.max(0, movesMade - steps.length);
  return Math.max(0, steps.length - Math.max(0, MOST_REWINDS - usedForGood));
}

/**
 * Shakes the board and plays a sound, because a step back was refused. Does nothing while the shake after an earlier
 * refusal lasts.
 */
function answerRefusal({ blockedShake }: Attempt): void {
  if (blockedShakePixels(blockedShake) > 0) return;
  startShake(blockedShake, LEFT);
  playCrankStopSound();
}
