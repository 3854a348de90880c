/** Decides when ✛ down on the D-pad opens an editable copy of a cleared level. open-copy.ts opens the copy. */
import type { Input } from "../../device/input";
import { DOWN } from "../../kernel/direction";
import type { CopyCost } from "../routes";
import type { Card } from "./card";
import type { Mode } from "./mode";
import type { Replay } from "./replay";
import type { Tutorial } from "./tutorial";
import { TEXTS } from "../texts/index";

/**
 * The parts of the play screen that decide whether an editable copy is offered. `cardMs` is how long the card after the
 * level has been shown, in milliseconds.
 */
export interface OpenCard {
  readonly mode: Mode;
  readonly card: Card | undefined;
  readonly cardMs: number;
  readonly replay: Replay;
  readonly tutorial: Tutorial | undefined;
}

/**
 * Returns whether the card after the level offers an editable copy of the level. Timed modes offer no copy, because
 * opening the editor would stop their clock. A tutorial offers no copy either.
 */
export function offersCopy({ mode, card, tutorial }: OpenCard): boolean {
  return card?.about === "level" && mode.giveUp === undefined && tutorial === undefined;
}

export function asksForCopy(open: OpenCard, { pressedDirection }: Input): boolean {
  return pressedDirection === DOWN && offersCopy(open);
}

/**
 * The question before an editable copy of a level outside the campaign. Such a copy costs nothing, unlike a copy of a
 * campaign level, which counts as a hint. The game still asks, because the player may have pressed ✛ by mistake.
 */
export const FREE_COPY: CopyCost = { text: TEXTS.play.freeCopy, pay: () => undefined };
