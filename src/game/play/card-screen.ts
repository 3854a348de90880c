/**
 * A screen that shows only the result page of a run of levels. page-view.ts shows the results of single levels on the
 * play screen.
 */
import type { Input } from "../../device/input";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { playBackSound, playConfirmSound } from "../sounds";
import type { RunCard } from "./card";
import { drawRunPage } from "./card-page";

interface CardScreen {
  readonly puzzleId: string;
  readonly card: RunCard;
}

const CARD_SCREEN: ScreenKind<CardScreen> = {
  name: "card",
  update: updateCard,
  draw: ({ puzzleId, card }) => {
    drawRunPage(puzzleId, card);
  },
};

export function createCardScreen(puzzleId: string, card: RunCard): Screen {
  return screenOf(CARD_SCREEN, { puzzleId, card });
}

function updateCard({ card }: CardScreen, { isAPressed, isBPressed }: Input): void {
  if (isAPressed) {
    playConfirmSound();
    card.onA();
  } else if (isBPressed) {
    playBackSound();
    card.onB();
  }
}
