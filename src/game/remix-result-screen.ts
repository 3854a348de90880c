/**
 * The screen with the result of a weekly remix (three levels with a special rule), which the player can share.
 * remix-result-view.ts draws it.
 */
import { shareLines, createSharedLinesKind, type SharedLines } from "./codes/shared-lines";
import type { DayResult } from "./modes/day-results";
import { screenOf, type Screen } from "./screen";
import { drawRemixResult, QR_SIDE } from "./screens/remix-result-view";
/** The import below is loaded from today.lua on first use. @lazy today */
import { formatSharedRemixLines } from "./screens/remix-texts";

interface RemixResult extends SharedLines {
  readonly week: number;
  readonly results: readonly DayResult[];
}

const REMIX_RESULT = createSharedLinesKind<RemixResult>(({ week, results }, qr) => {
  drawRemixResult(week, results, qr);
});

/** Creates the screen with the results of a weekly remix, once all three levels of the remix are over. */
export function createRemixResultScreen(week: number, results: readonly DayResult[]): Screen {
  const shared = shareLines(formatSharedRemixLines(week, results), QR_SIDE, { kind: "today", card: "remix" });
  return screenOf(REMIX_RESULT, { week, results, ...shared });
}
