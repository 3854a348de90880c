/**
 * The looks of the card that is shown after each cleared level of a campaign, one look for each puzzle. This file is
 * loaded when a campaign level is first won.
 */
import { endCard as fruit } from "./fruit/end-card";
import { endCard as icePath } from "./ice-path/end-card";
import { endCard as lastBall } from "./last-ball/end-card";
import { MEDALS, type EndCardLook } from "./looks/end-card";
import { endCard as penguin } from "./penguin/end-card";
import { endCard as skid } from "./skid/end-card";

interface EndCardEntry {
  readonly id: string;
  readonly look: EndCardLook;
}

const END_CARDS: readonly EndCardEntry[] = [
  { id: "last-ball", look: lastBall },
  { id: "ice-path", look: icePath },
  { id: "skid", look: skid },
  { id: "penguin", look: penguin },
  { id: "fruit", look: fruit },
];

/**
 * The look of the card after a cleared campaign level, for puzzles that define no look of their own. This look is that
 * of Last Ball's card, but without the picture, and with the medal signs that several puzzles share.
 */
const PLAIN: EndCardLook = { ...lastBall, picture: "", signs: { ...lastBall.signs, pictures: MEDALS } };

export function endCardOf(puzzleId: string): EndCardLook {
  return END_CARDS.find(({ id }) => id === puzzleId)?.look ?? PLAIN;
}
