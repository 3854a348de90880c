/** Draws the characters that the game adds to its fonts, such as ticks, lamps and the Playdate console's buttons. */

import { createBitmap, fill, inkAt, setInk, type Bitmap } from "../art/bitmap";
import { drawControls } from "../art/controls";
import {
  box,
  capsule,
  circle,
  intersection,
  ellipse,
  offset,
  union,
  difference,
  polygon,
  type Shape,
} from "../art/shapes";

/** The measures of a font, in pixels. The characters that the game adds to the font must match them. */
export interface FontMetrics {
  readonly ascent: number;
  readonly height: number;
  readonly capHeight: number;
  readonly strokeWidth: number;
}

/**
 * Draws the characters that the game adds to a font, and returns their pictures by character. Some characters are small
 * signs, such as a tick, flags, a star and lamps. Others stand for the days of a week, or for the levels of a challenge
 * to a friend. The last characters are the box for unknown characters (U+FFFD) and the Playdate console's controls.
 */
export function drawExtraCharacters(metrics: FontMetrics): Map<string, Bitmap> {
  const [keyA, keyB, cross, crank] = drawControls();
  return new Map([
    ["✓", drawTick(metrics)],
    ["⚑", drawFlag(metrics, true)],
    ["⚐", drawFlag(metrics, false)],
    ["★", drawStar(metrics)],
    ["●", drawDot(metrics, 0)],
    ["○", drawDot(metrics, metrics.strokeWidth - 1)],
    ["▲", drawHangingLamp(metrics, true)],
    ["△", drawHangingLamp(metrics, false)],
    ["⬤", drawDayMark(metrics, 0.7, 0)],
    ["◯", drawDayMark(metrics, 0.7, 1.4)],
    ["◉", drawDayMark(metrics, 1, 3)],
    ["∙", drawDayMark(metrics, 0.35, 0)],
    ...RACE_MARKS.map(({ character, ...passed }): [string, Bitmap] => [character, drawRaceMark(metrics, passed)]),
    ["�", drawUnknown(metrics)],
    ["Ⓐ", controlAsCharacter(keyA, metrics)],
    ["Ⓑ", controlAsCharacter(keyB, metrics)],
    ["✛", controlAsCharacter(cross, metrics)],
    ["🎣", controlAsCharacter(crank, metrics)],
  ]);
}

function drawTick({ ascent, height, capHeight, strokeWidth }: FontMetrics): Bitmap {
  const foot = { x: 1 + capHeight * 0.4, y: ascent - 1 - strokeWidth / 2 };
  const left = { x: 1 + strokeWidth / 2, y: foot.y - capHeight * 0.35 };
  const right = { x: capHeight, y: foot.y - capHeight * 0.68 };
  const tick = union(capsule(left, foot, strokeWidth), capsule(foot, right, strokeWidth));
  return drawBlack(tick, capHeight + Math.ceil(strokeWidth / 2) + 1, height);
}

/**
 * Draws a pennant on a pole with a foot, like the flag on a golf green. It is the sign for par (the fewest moves): full
 * if the player has reached par, otherwise only its outline. The foot and the thin pole tell the sign from the letters
 * F and P.
 */
function drawFlag({ ascent, height, capHeight, strokeWidth }: FontMetrics, isFull: boolean): Bitmap {
  const top = ascent - capHeight;
  const poleWidth = Math.round(strokeWidth * 0.7);
  const footWidth = 3 * poleWidth;
  const poleLeft = 1 + poleWidth;
  const tip = { x: poleLeft + Math.round(capHeight * 0.85), y: top + Math.round(capHeight * 0.35) };
  const reach = tip.y - top + 0.5;
  const pole = box(poleLeft, top, poleLeft + poleWidth, ascent);
  const foot = box(1, ascent - poleWidth, 1 + footWidth, ascent);
  const cloth = polygon([{ x: poleLeft, y: tip.y - reach }, tip, { x: poleLeft, y: tip.y + reach }]);
  const shownCloth = isFull ? cloth : difference(cloth, offset(cloth, -strokeWidth / 2));
  return drawBlack(union(union(pole, foot), shownCloth), tip.x, height);
}

function drawStar({ ascent, height, capHeight }: FontMetrics): Bitmap {
  const outer = capHeight * 0.5;
  const middle = { x: 1 + outer, y: ascent - capHeight + outer };
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : outer * 0.44;
    const angle = (corner * Math.PI) / 5;
    return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) };
  });
  return drawBlack(polygon(corners), Math.ceil(2 * outer) + 1, height);
}

function drawDot({ ascent, height, capHeight }: FontMetrics, ringWidth: number): Bitmap {
  const diameter = Math.round(capHeight * 0.6);
  const outside = circle(1 + diameter / 2, ascent - capHeight / 2, diameter / 2);
  return drawBlack(ringWidth === 0 ? outside : difference(outside, offset(outside, -ringWidth)), diameter + 2, height);
}

function drawHangingLamp({ ascent, height, capHeight, strokeWidth }: FontMetrics, isLit: boolean): Bitmap {
  const width = Math.round(capHeight * 1.2);
  const middle = width / 2;
  const [top, rim] = [ascent - capHeight - 1, Math.round(ascent - capHeight * 0.25)];
  const shade = intersection(ellipse(middle, rim, middle, capHeight * 0.6), box(0, top, width, rim));
  const cord = box(middle - 1, top, middle + 1, rim - capHeight * 0.4);
  const bulb = circle(middle, rim, capHeight * 0.25);
  const hollow = offset(shade, 0.5 - strokeWidth);
  return drawBlack(isLit ? union(cord, shade, bulb) : union(cord, difference(shade, hollow)), width, height);
}

function drawDayMark({ ascent, height, capHeight }: FontMetrics, share: number, ringWidth: number): Bitmap {
  const width = Math.round(capHeight * 1.1);
  const [x, y] = [width / 2, Math.round(ascent - capHeight / 2)];
  const disc = circle(x, y, (capHeight * share) / 2);
  const string = box(0, y - 1, width, y);
  if (ringWidth === 0) return drawBlack(union(string, disc), width, height);
  const inside = offset(disc, -ringWidth);
  const ring = union(difference(string, inside), difference(disc, inside));
  // Puts a full disc in the middle of a ring as large as capital letters. This character marks the present day.
  return drawBlack(share < 1 ? ring : union(ring, offset(inside, -2)), width, height);
}

/**
 * The characters for one level of a challenge to a friend. Each says which of the two players have cleared the level.
 */
const RACE_MARKS = [
  { character: "┊", isFriendPast: false, isPlayerPast: false },
  { character: "╹", isFriendPast: true, isPlayerPast: false },
  { character: "╻", isFriendPast: false, isPlayerPast: true },
  { character: "┃", isFriendPast: true, isPlayerPast: true },
];

/**
 * Draws the character for a level of a challenge to a friend: a small square for the friend above a larger disc for the
 * player. The friend's square is larger if the friend has cleared the level. The player's disc is full if the player
 * has cleared it, otherwise a ring.
 */
function drawRaceMark(
  { ascent, height, capHeight }: FontMetrics,
  { isFriendPast, isPlayerPast }: { readonly isFriendPast: boolean; readonly isPlayerPast: boolean },
): Bitmap {
  const width = Math.round(capHeight * 0.54);
  const middle = width / 2;
  const side = isFriendPast ? width * 0.25 : width * 0.13;
  const top = ascent - capHeight + width * 0.25;
  const small = box(middle - side, top - side, middle + side, top + side);
  const large = circle(middle, ascent - width / 2 + 0.5, width / 2 - 0.5);
  return drawBlack(union(small, isPlayerPast ? large : difference(large, offset(large, -width * 0.15))), width, height);
}

function drawUnknown({ ascent, height, capHeight, strokeWidth }: FontMetrics): Bitmap {
  const width = Math.round(capHeight * 0.7);
  const outside = box(1, ascent - capHeight, 1 + width, ascent);
  return drawBlack(difference(outside, offset(outside, -Math.floor(strokeWidth / 2))), width + 2, height);
}

function controlAsCharacter(key: Bitmap, { ascent, height, capHeight }: FontMetrics): Bitmap {
  const character = createBitmap(key.width, height);
  const top = ascent - Math.ceil((capHeight + key.height) / 2);
  for (let y = 0; y < key.height; y++) {
    for (let x = 0; x < key.width; x++) {
      if (inkAt(key, x, y) === "white") setInk(character, x, top + y, "black");
    }
  }
  return character;
}

function drawBlack(shape: Shape, width: number, height: number): Bitmap {
  const character = createBitmap(width, height);
  fill(character, shape, "black");
  return character;
}
