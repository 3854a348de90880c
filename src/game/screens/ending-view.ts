/** Draws a moment of an ending: its background, its figures, its texts and the dark of the change between pictures. */
import { darken, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { drawText } from "../../device/text";
import { NO_PICTURE, type Ending, type EndingTextPlace } from "../../puzzles/looks/ending";
import { BLACK, figurePicture, figureX, figureY, type EndingMoment } from "./ending-moment";

/** The pictures and texts of an ending. */
export interface EndingPictures {
  /** The folder in `images/` with the pictures of the ending. */
  readonly folder: string;
  readonly ending: Pick<Ending, "parts">;
  /** The text at the `countPlace` of each of the two pictures. */
  readonly counts: readonly [string, string];
}

const FADES = ["light", "middle", "dark"] as const;

/** Draws a moment of an ending. */
export function drawEnding({ folder, ending, counts }: EndingPictures, moment: EndingMoment): void {
  const { index, partMs, darkness } = moment;
  if (darkness >= BLACK) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    return;
  }
  const { figures, text, textPlace, countPlace } = ending.parts[index];
  drawSprite(`images/${folder}/ending`, index + 1, 0, 0);
  for (const figure of figures) {
    const picture = figurePicture(figure, partMs);
    if (picture === NO_PICTURE) continue;
    drawSprite(`images/${folder}/ending-${figure.name}`, picture, figureX(figure, partMs), figureY(figure, partMs));
  }
  drawTextAt(text, textPlace);
  if (countPlace !== undefined) drawTextAt(counts[index], countPlace);
  if (darkness > 0) darken(FADES[darkness - 1], 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
}

function drawTextAt(text: string, { x, y, align, ink }: EndingTextPlace): void {
  if (text !== "") drawText(text, x, y, align, ink);
}

/**
 * Returns whether a moment of an ending looks different from what `seen` holds, and stores the look of this moment
 * there.
 */
export function hasEndingChanged(
  seen: number[],
  { parts }: Pick<Ending, "parts">,
  { index, partMs, darkness }: EndingMoment,
): boolean {
  let hasChanged = remember(seen, 0, index);
  hasChanged = remember(seen, 1, darkness) || hasChanged;
  let at = 2;
  for (const figure of parts[index].figures) {
    hasChanged = remember(seen, at, figurePicture(figure, partMs)) || hasChanged;
    hasChanged = remember(seen, at + 1, figureX(figure, partMs)) || hasChanged;
    hasChanged = remember(seen, at + 2, figureY(figure, partMs)) || hasChanged;
    at += 3;
  }
  return hasChanged;
}

/** Stores a value in a list, and returns whether the list held another value there. */
function remember(seen: number[], index: number, value: number): boolean {
  const isOther = seen[index] !== value;
  seen[index] = value;
  return isOther;
}
