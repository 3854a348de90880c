/**
 * A screen that shows only the result page of a run of levels, without a level. page-view.ts shows such pages on the
 * play screen.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { playGoBackSound, playConfirmSound } from "../sounds";
import type { RunCard } from "./card";
import { drawRunPage } from "./run-page-view";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeCardFocus } from "./play-focus";

interface RunPageScreen {
  readonly puzzleId: string;
  readonly card: RunCard;
}

const RUN_PAGE_SCREEN: ScreenKind<RunPageScreen> = {
  name: "card",
  update: updateCard,
  draw: ({ puzzleId, card }) => {
    drawRunPage(puzzleId, card);
  },
  focus: ({ card }) => describeCardFocus(card),
};

export function createRunPageScreen(puzzleId: string, card: RunCard): Screen {
  return screenOf(RUN_PAGE_SCREEN, { puzzleId, card });
}

function updateCard({ card }: RunPageScreen, { isAPressed, isBPressed }: Input): void {
  if (isAPressed) {
    playConfirmSound();
    if (card.onA.kind !== "close") requestScreen(card.onA);
  } else if (isBPressed) {
    playGoBackSound();
    requestScreen(card.onB);
  }
}
