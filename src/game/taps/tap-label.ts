/**
 * Finds the drawn texts that name a button, such as "Ⓑ map", and returns the button for a tap on such a text. The texts
 * are found by drawing the screen again.
 */
import type { Button } from "../../device/input";
import { listenToTexts, textWidth, TextStep } from "../../device/text";
import type { Tap } from "../../device/touch";
import { PRESS_A, PRESS_B, PRESS_NOTHING } from "./presses";

/** How far beside a text a tap may be and still count as a tap on the text, in pixels. */
const MARGIN = 5;

const SIGNS: readonly { readonly sign: string; readonly presses: readonly Button[] }[] = [
  { sign: "Ⓐ", presses: PRESS_A },
  { sign: "Ⓑ", presses: PRESS_B },
  { sign: "✛", presses: PRESS_NOTHING },
];

/** The part of a line of text that begins with a button's sign, such as "Ⓑ map " in "Ⓑ map Ⓐ next". */
interface Label {
  readonly from: number;
  readonly presses: readonly Button[];
}

/**
 * Returns the press for a tap on a drawn text that names Ⓐ or Ⓑ, or undefined for a tap anywhere else. `draw` must draw
 * the whole screen again as it is now.
 */
export function buttonsOfLabelTap(draw: () => void, tap: Tap): readonly Button[] | undefined {
  let tapped: readonly Button[] | undefined;
  let nearest = TextStep.Line / 2 + MARGIN;
  listenToTexts((text, left, top) => {
    const distance = Math.abs(tap.y - (top + TextStep.Line / 2));
    if (distance > nearest) return;
    const presses = pressesAt(text, tap.x - left);
    if (presses === undefined) return;
    tapped = presses;
    nearest = distance;
  });
  draw();
  listenToTexts(undefined);
  return tapped === PRESS_NOTHING ? undefined : tapped;
}

function pressesAt(text: string, x: number): readonly Button[] | undefined {
  if (x > textWidth("text", text) + MARGIN) return undefined;
  const labels = labelsOf(text).filter(({ from }) => x >= textWidth("text", text.substring(0, from)) - MARGIN);
  return labels.length === 0 ? undefined : labels[labels.length - 1].presses;
}

function labelsOf(text: string): readonly Label[] {
  return SIGNS.flatMap(({ sign, presses }) => positionsOf(text, sign).map((from) => ({ from, presses }))).sort(
    (one, other) => one.from - other.from,
  );
}

function positionsOf(text: string, sign: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found.push(at);
  return found;
}
