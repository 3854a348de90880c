/** The list of the looks of all puzzles' end cards. It is loaded when a level of a campaign is first won. */
import { endCard as fruit } from "./fruit/end-card";
import { endCard as icePath } from "./ice-path/end-card";
import { endCard as lastBall } from "./last-ball/end-card";
import { MEDALS, type EndCardLook } from "./looks/end-card";
import { endCard as penguin } from "./penguin/end-card";
import { endCard as skid } from "./skid/end-card";

/** An entry of the list of end cards, with the id of its puzzle. */
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

/** The look of the end cards of a puzzle without a look of its own. */
const PLAIN: EndCardLook = { ...lastBall, picture: "", signs: { ...lastBall.signs, pictures: MEDALS } };

/** Returns the look of the end cards of the puzzle with that id. */
export function endCardOf(puzzleId: string): EndCardLook {
  return END_CARDS.find(({ id }) => id === puzzleId)?.look ?? PLAIN;
}
