/** Decides when ✛ down on the card of a cleared level offers a copy of it. open-copy.ts opens the copy. */
import type { Input } from "../../device/input";
import { DOWN } from "../../kernel/direction";
import type { CopyCost } from "../routes";
import type { Card } from "./card";
import type { Mode } from "./mode";
import type { Replay } from "./replay";
import type { Tutorial } from "./tutorial";

/** The tip about ✛ down, the longest text first. It replaces the texts of the buttons for a few seconds. */
export const COPY_TIP_TEXTS = ["✛ down: edit a copy", "✛ down: copy"];
const COPY_TIP_FROM_MS = 4000;
const COPY_TIP_UNTIL_MS = 8000;

/** The parts of the play screen that decide whether a copy is offered. `cardMs` is how long the card has been shown. */
interface OpenCard {
  readonly mode: Mode;
  readonly card: Card | undefined;
  readonly cardMs: number;
  readonly replay: Replay;
  readonly tutorial: Tutorial | undefined;
}

/**
 * Returns whether the card on the screen offers a copy. A rush offers none, because opening the editor would pause its
 * clock. A tutorial offers none either.
 */
function offersCopy({ mode, card, tutorial }: OpenCard): boolean {
  return card?.about === "level" && mode.giveUp === undefined && tutorial === undefined;
}

/** Returns whether the player asks for a copy. While the history is shown, ✛ down returns to the card instead. */
export function asksForCopy(open: OpenCard, { pressedDirection }: Input): boolean {
  return pressedDirection === DOWN && offersCopy(open) && !open.replay.isHistoryShown;
}

/** Returns whether the tip about ✛ down is shown now. */
export function isCopyTipShown(open: OpenCard): boolean {
  return offersCopy(open) && open.cardMs >= COPY_TIP_FROM_MS && open.cardMs < COPY_TIP_UNTIL_MS;
}

/** The cost of a copy that is free. The player is asked all the same, because ✛ may have been pressed by mistake. */
export const FREE_COPY: CopyCost = { text: "It opens in the workshop as a level of your own.", pay: () => undefined };
