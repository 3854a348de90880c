/** From the card of a cleared level ✛ down leads to a copy of it in the editor, after a question. */
import type { Input } from "../../device/input";
import { DOWN } from "../../kernel/direction";
import type { CopyCost } from "../routes";
import type { Card } from "./card";
import type { Mode } from "./mode";
import type { Replay } from "./replay";
import type { Tutorial } from "./tutorial";

/** The buttons' words make room for this once, a while after the card has come. */
export const COPY_TIP_TEXTS = ["✛ down: edit a copy", "✛ down: copy"];
const COPY_TIP_FROM_MS = 4000;
const COPY_TIP_UNTIL_MS = 8000;

/** What is open, and how long its card has been seen. */
interface OpenCard {
  readonly mode: Mode;
  readonly card: Card | undefined;
  readonly cardMs: number;
  readonly replay: Replay;
  readonly tutorial: Tutorial | undefined;
}

/** Whether the card on the screen offers a copy: against the clock and of a level that only teaches there is none. */
function offersCopy({ mode, card, tutorial }: OpenCard): boolean {
  return card?.about === "level" && mode.giveUp === undefined && tutorial === undefined;
}

/** Whether the player asks for a copy: the arrows of a replay go first. */
export function asksForCopy(open: OpenCard, { pressedDirection }: Input): boolean {
  return pressedDirection === DOWN && offersCopy(open) && !open.replay.isHistoryShown;
}

/** Whether it is time to say how a copy is asked for. */
export function isCopyTipShown(open: OpenCard): boolean {
  return offersCopy(open) && open.cardMs >= COPY_TIP_FROM_MS && open.cardMs < COPY_TIP_UNTIL_MS;
}

/** A copy that costs nothing is asked for all the same: whoever slips on ✛ wants none. */
export const FREE_COPY: CopyCost = { text: "It opens in the workshop as a level of your own.", pay: () => undefined };
