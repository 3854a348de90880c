/**
 * Draws what the cards of all daily levels share: the frame and the puzzle's main character. The character stands in
 * the dark until the level is cleared, and then in light.
 */
import { DAY_CARD } from "../../../src/puzzles/looks/day-card";
import { blit, createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { rectangle } from "../drawing";
import { drawDarkThing } from "../paces/frame";
import { roundedBox, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";

/**
 * The width in pixels of the margin inside the card of a daily level. The margin has a white frame, and on the selected
 * card also a second frame.
 */
const MARGIN = DAY_CARD.margin;
const RADIUS = 4;
export const MIDDLE = DAY_CARD.width / 2;
/** The y coordinate, in pixels, of the ground on which the main character stands in the card of a daily level. */
export const GROUND = DAY_CARD.height - MARGIN - 8;
export const INSIDE = {
  left: MARGIN,
  top: MARGIN,
  width: DAY_CARD.width - 2 * MARGIN,
  height: DAY_CARD.height - 2 * MARGIN,
};

/**
 * What the card of a puzzle's daily level shows: the puzzle's main character, and a function that draws the scenery
 * behind it on a white picture.
 */
export interface DayCard {
  readonly hero: Bitmap;
  readonly happyHero?: Bitmap;
  readonly drawPlace: (onto: Bitmap, inside: Shape) => void;
}

/**
 * Draws the card of a puzzle's daily level in four pictures: not cleared and cleared, each first unselected and then
 * selected.
 */
export function drawDayCard(card: DayCard): Bitmap {
  return joinInRow(
    [false, true].flatMap((isCleared) => [false, true].map((isChosen) => drawState(card, isCleared, isChosen))),
  );
}

function drawState(card: DayCard, isCleared: boolean, isChosen: boolean): Bitmap {
  const onto = createBitmap(DAY_CARD.width, DAY_CARD.height);
  drawFrame(onto, isChosen);
  const inside = cardShape(0);
  fill(onto, inside, isCleared ? "white" : "black");
  if (isCleared) drawCleared(onto, card, inside);
  else drawOpen(onto, card);
  return onto;
}

function drawFrame(onto: Bitmap, isChosen: boolean): void {
  if (isChosen) {
    fill(onto, cardShape(MARGIN), "white");
    fill(onto, cardShape(3), "black");
  }
  fill(onto, cardShape(2), "white");
}

function cardShape(grown: number): Shape {
  const { left, top, width, height } = INSIDE;
  return roundedBox(left - grown, top - grown, left + width + grown, top + height + grown, RADIUS + grown / 2);
}

function drawCleared(onto: Bitmap, { hero, happyHero = hero, drawPlace }: DayCard, inside: Shape): void {
  drawPlace(onto, inside);
  const haloed = withHalo(happyHero);
  blit(onto, haloed, Math.round(MIDDLE - haloed.width / 2), GROUND + 1 - haloed.height);
}

function drawOpen(onto: Bitmap, { hero }: DayCard): void {
  fill(onto, rectangle(INSIDE.left + 5, GROUND, INSIDE.width - 10, 1), "white");
  drawDarkThing(onto, hero, Math.round(MIDDLE - hero.width / 2), GROUND - hero.height);
}
