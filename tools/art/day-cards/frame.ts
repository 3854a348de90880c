/**
 * Draws the shared parts of the cards on the page Today, the screen with one daily level of each puzzle: the frame, and
 * the puzzle's hero (main figure) in the dark or in light.
 */
import { DAY_CARD } from "../../../src/puzzles/looks/day-card";
import { blit, createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { rectangle } from "../drawing";
import { drawDarkThing } from "../paces/frame";
import { roundedBox, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";

/**
 * The margin round the picture inside a card of the page Today (the screen with the daily levels), in pixels: a white
 * frame, and for the chosen card a second one.
 */
const MARGIN = DAY_CARD.margin;
const RADIUS = 4;
/** The x coordinate of the middle of a card of the page Today (the screen with the daily levels), in pixels. */
export const MIDDLE = DAY_CARD.width / 2;
/**
 * The y coordinate of the ground on which the puzzle's hero (main figure) stands in a card of the page Today, in
 * pixels.
 */
export const GROUND = DAY_CARD.height - MARGIN - 8;
/** The edges of the picture inside the frame of a card of the page Today, in pixels. */
export const INSIDE = {
  left: MARGIN,
  top: MARGIN,
  width: DAY_CARD.width - 2 * MARGIN,
  height: DAY_CARD.height - 2 * MARGIN,
};

/**
 * A card of the page Today: the hero (main figure) of a puzzle, and a function that draws the place behind the hero
 * onto white.
 */
export interface DayCard {
  readonly hero: Bitmap;
  readonly happyHero?: Bitmap;
  readonly drawPlace: (onto: Bitmap, inside: Shape) => void;
}

/**
 * Draws the four pictures of a puzzle's card on the page Today (the screen with the daily levels): for a level not
 * cleared and for a cleared level, each not chosen and then chosen.
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

/**
 * Returns the box of a card of the page Today, with round corners. It is `grown` pixels larger at each side than the
 * picture inside the frame.
 */
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
