/** From the card of a cleared level ✛ down leads to a copy of it in the editor, after a question. */
import type { Input } from "../../device/input";
import { DOWN } from "../../kernel/direction";
import type { CopyCost } from "../routes";
import type { Card } from "./card";
import type { Mode } from "./mode";
import type { Replay } from "./replay";
import type { Teaching } from "./teaching";

/** The buttons' words make room for this once, a while after the card has come. */
export const COPY_WORDS = ["✛ down: edit a copy", "✛ down: copy"];
const TOLD_AFTER_MS = 4000;
const TOLD_UNTIL_MS = 8000;

/** What is open, and how long its card has been seen. */
interface Open {
  readonly mode: Mode;
  readonly card: Card | undefined;
  readonly cardMs: number;
  readonly replay: Replay;
  readonly teaching: Teaching | undefined;
}

/** Whether the card on the screen offers a copy: against the clock and of a level that only teaches there is none. */
function offersCopy({ mode, card, teaching }: Open): boolean {
  return card?.about === "level" && mode.giveUp === undefined && teaching === undefined;
}

/** Whether the player asks for a copy: the arrows of a replay go first. */
export function asksForCopy(open: Open, { pressed }: Input): boolean {
  return pressed === DOWN && offersCopy(open) && !open.replay.historyIsShown;
}

/** Whether it is time to say how a copy is asked for. */
export function isCopyTold(open: Open): boolean {
  return offersCopy(open) && open.cardMs >= TOLD_AFTER_MS && open.cardMs < TOLD_UNTIL_MS;
}

/** A copy that costs nothing is asked for all the same: whoever slips on ✛ wants none. */
export const FREE_COPY: CopyCost = { text: "It opens in the workshop as a level of your own.", pay: () => undefined };
