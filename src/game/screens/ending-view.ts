/**
 * Draws what an ending shows at one moment: a picture, its figures and its texts. The picture is darkened while it
 * fades.
 */
import { darken, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { drawText, textWidth } from "../../device/text";
import { NO_PICTURE, type Ending, type EndingTextSpot } from "../../puzzles/looks/ending";
import { listShown, type ShownValues } from "../shown-values";
import { fillPill } from "../widgets/pill";
import { BLACK, figurePicture, figureX, figureY, type EndingMoment } from "./ending-moment";

/** The pictures and texts of an ending, which follows the last level of a campaign. */
export interface EndingPictures {
  readonly folder: string;
  readonly ending: Pick<Ending, "pictures">;
  /**
   * A line of text for each of the ending's two pictures: how many levels are cleared, and what Ⓐ does. The second line
   * appears when all figures have arrived.
   */
  readonly notes: readonly [string, string];
}

const PILL = { margin: 10, height: 21 };
const FADES = ["light", "middle", "dark"] as const;

export function drawEnding({ folder, ending, notes }: EndingPictures, moment: EndingMoment): void {
  const { index, pictureMs, darkness } = moment;
  if (darkness >= BLACK) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    return;
  }
  const { figures, text, textSpot, noteSpot } = ending.pictures[index];
  drawSprite(`images/${folder}/ending`, index + 1, 0, 0);
  for (const figure of figures) {
    const picture = figurePicture(figure, pictureMs);
    if (picture === NO_PICTURE) continue;
    const path = `images/${figure.puzzleId ?? folder}/ending-${figure.name}`;
    drawSprite(path, picture, figureX(figure, pictureMs), figureY(figure, pictureMs));
  }
  drawTextAt(text, textSpot);
  if (noteSpot !== undefined && isNoteShown(ending, index, pictureMs)) drawTextAt(notes[index], noteSpot);
  if (darkness > 0) darken(FADES[darkness - 1], 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
}

/**
 * Returns whether the line of text of an ending's picture is shown. The first picture always shows its line. The second
 * picture shows its line when its figures have arrived.
 */
function isNoteShown({ pictures }: Pick<Ending, "pictures">, index: 0 | 1, pictureMs: number): boolean {
  return index === 0 || pictureMs >= pictures[index].durationMs;
}

function drawTextAt(text: string, { x, y, align, ink, hasPill }: EndingTextSpot): void {
  if (text === "") return;
  if (hasPill === true) {
    const width = textWidth("text", text);
    const left = align === "left" ? x : align === "right" ? x - width : x - Math.floor(width / 2);
    fillPill(ink === "white" ? "black" : "white", left - PILL.margin, y, width + 2 * PILL.margin, PILL.height);
  }
  drawText(text, x, y, align, ink);
}

/**
 * Adds to `shown` the values on which the picture of a campaign's ending depends at one moment. The picture is drawn
 * again when one of them has changed.
 */
export function listEnding(
  shown: ShownValues,
  { pictures }: Pick<Ending, "pictures">,
  { index, pictureMs, darkness }: EndingMoment,
): void {
  listShown(shown, index);
  listShown(shown, darkness);
  listShown(shown, isNoteShown({ pictures }, index, pictureMs));
  for (const figure of pictures[index].figures) {
    listShown(shown, figurePicture(figure, pictureMs));
    listShown(shown, figureX(figure, pictureMs));
    listShown(shown, figureY(figure, pictureMs));
  }
}
