/**
 * Announces the help in a level to screen readers: each grade of a hint, and the note that a watched win does not
 * count.
 */
import { isPlayedByEar, queueLine } from "../frame-events";
import { TEXTS } from "../texts/index";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeHint } from "./announce-by-ear";
import type { Attempt, HintGrade } from "./attempt";
import { isHintShown } from "./hint";
import { composeHintPrice, composeHintSentence } from "./hint-hud";

/**
 * The help that the screen showed in the last frame: a hint, or the solution played by the game. Other help is new and
 * is announced.
 */
export interface AnnouncedHelp {
  hintGrade: HintGrade;
  isWatching: boolean;
}

/** Returns the record of announced help for a play screen that has shown no hint and no solution yet. */
export function createAnnouncedHelp(): AnnouncedHelp {
  return { hintGrade: 0, isWatching: false };
}

/**
 * Announces a new hint, or the note that a watched win does not count. The sentence of a hint may be followed by the
 * price of a hint that gives away more. A lesson (`isLesson`) has no such prices.
 */
export function announceHelp(last: AnnouncedHelp, attempt: Attempt, isLesson: boolean): void {
  const hintGrade = isHintShown(attempt) ? attempt.shownHintGrade : 0;
  const isWatching = attempt.phase !== "cleared" && (attempt.isPlayingItself || attempt.wasWatched);
  if (isWatching && !last.isWatching) queueLine("announcement", TEXTS.play.watchingTips[0]);
  const sentence = hintGrade > 0 && hintGrade !== last.hintGrade ? composeHintSentence(attempt) : undefined;
  if (sentence !== undefined) {
    const spoken = isPlayedByEar() ? describeHint(attempt, sentence) : sentence;
    const price = isLesson ? undefined : composeHintPrice(attempt);
    queueLine("announcement", price === undefined ? spoken : `${spoken}. ${price}`);
  }
  last.hintGrade = hintGrade;
  last.isWatching = isWatching;
}
