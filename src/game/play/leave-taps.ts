/** Decides whether a tap of Ⓑ leaves the level, or only shows a tip that the next tap leaves it. */
import { IGNORES_B_AFTER_UNDO_MS, type Attempt } from "./attempt";

/**
 * The shortest time, in milliseconds, between two taps of Ⓑ of which the second leaves the level. It holds if the tip
 * about leaving appeared right after an undo, because the player is probably still undoing moves.
 */
const MIN_TAP_INTERVAL_MS = 150;

/**
 * Handles an undo with Ⓑ at the start of the level. The first tap shows a tip, and the second leaves the level, unless
 * it follows so quickly that it was meant as an undo.
 */
export function stepBackAtStart(attempt: Attempt, isTap: boolean, notice: Attempt["notice"]): "left" | "none" {
  const isNoticeShown = notice === "leave-tip";
  if (!isTap) {
    if (isNoticeShown) attempt.notice = notice;
    return "none";
  }
  return tapToLeave(attempt, notice, MIN_TAP_INTERVAL_MS) ? "left" : "none";
}

/**
 * Handles a tap of Ⓑ, and returns whether the player leaves the level. The first tap only shows a tip about leaving.
 * `notice` is the notice that was shown before this tap.
 *
 * If the tip appeared right after an undo, a tap leaves only `apartMs` after the last tap and `IGNORES_B_AFTER_UNDO_MS`
 * after the undo.
 */
export function tapToLeave(attempt: Attempt, notice: Attempt["notice"], apartMs: number): boolean {
  const isAnnounced = notice === "leave-tip";
  attempt.notice = "leave-tip";
  const { ageMs, undoneAtMs, tappedAtMs } = attempt;
  if (!isAnnounced) attempt.noticeAtMs = ageMs;
  attempt.tappedAtMs = ageMs;
  const wasAnnouncedWhileUndoing = attempt.noticeAtMs - undoneAtMs < IGNORES_B_AFTER_UNDO_MS;
  const isMeant = ageMs - undoneAtMs >= IGNORES_B_AFTER_UNDO_MS && ageMs - tappedAtMs >= apartMs;
  return isAnnounced && (isMeant || !wasAnnouncedWhileUndoing);
}
