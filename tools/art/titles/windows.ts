/** Draws the windows of the title screen, one for each puzzle. The lit window is the selected puzzle. */
import { createBitmap, fill, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { circle, ellipse, polygon, roundedBox, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { rectangle, blitWithHalo, ditherFill } from "../drawing";
import { SPRITES } from "./sprites";

/** The size of the pane of a puzzle's window on the title screen, in pixels. */
const PANE = { width: 70, height: 42 };
/**
 * The width of the frame around a window pane on the title screen, in pixels.
 * Only a lit window has the whole frame.
 */
const FRAME = 5;
const SIZE = { width: PANE.width + 2 * FRAME, height: PANE.height + 2 * FRAME };
const CORNER = 6;

/**
 * A character behind the sill of a window on the title screen: its sprite, its sprite while it blinks, and its position
 * on the pane.
 */
interface WindowCharacter {
  readonly sprite: Bitmap;
  readonly blinking: Bitmap;
  readonly x: number;
  readonly y: number;
}

/**
 * Draws a puzzle's window on the title screen in four pictures of 80 by 52 pixels.
 * They are: dark with only the characters visible, lit, and the same two while the characters blink.
 */
function drawWindow(characters: readonly WindowCharacter[], drawBehind: (pane: Bitmap) => void): Bitmap {
  const blinking = characters.map((character) => ({ ...character, sprite: character.blinking }));
  return joinInRow([characters, blinking].flatMap((shown) => [drawDark(shown), drawLit(shown, drawBehind)]));
}

function drawDark(characters: readonly WindowCharacter[]): Bitmap {
  const window = createBitmap(SIZE.width, SIZE.height);
  fill(window, paneShape(2), "black");
  fill(window, paneShape(1), "white");
  fill(window, paneShape(0), "black");
  for (const { sprite, x, y } of characters) blit(window, withHalo(sprite), FRAME + x - 1, FRAME + y - 1);
  return window;
}

function drawLit(characters: readonly WindowCharacter[], drawBehind: (pane: Bitmap) => void): Bitmap {
  const window = createBitmap(SIZE.width, SIZE.height);
  fill(window, paneShape(FRAME), "white");
  fill(window, paneShape(2), "black");
  const pane = createBitmap(PANE.width, PANE.height, "white");
  drawBehind(pane);
  for (const { sprite, x, y } of characters) blitWithHalo(pane, sprite, x, y);
  const inner = paneShape(0);
  for (let y = 0; y < PANE.height; y++) {
    for (let x = 0; x < PANE.width; x++) {
      if (inner(FRAME + x + 0.5, FRAME + y + 0.5) < 0) setInk(window, FRAME + x, FRAME + y, inkAt(pane, x, y));
    }
  }
  return window;
}

function paneShape(margin: number): Shape {
  const from = FRAME - margin;
  return roundedBox(from, from, FRAME + PANE.width + margin, FRAME + PANE.height + margin, CORNER + margin);
}

export function drawBilliardWindow(): Bitmap {
  const characters = [createCharacter("black", 6, 7, "black-gleams"), createCharacter("white", 37, 7)];
  return drawWindow(characters, (pane) => {
    ditherFill(pane, rectangle(0, 0, 70, 42), "black", (x, y) => (Math.hypot((x - 35) / 38, (y - 21) / 26) - 0.5) * 90);
  });
}

export function drawShoreWindow(): Bitmap {
  return drawWindow([createCharacter("seal", 20, 15, "seal-shut")], (pane) => {
    fill(pane, rectangle(0, 0, 70, 30), "black");
    ditherFill(pane, rectangle(0, 0, 70, 24), "white", (x, y) => 14 + y * 1.6 - 10 * Math.sin(x / 9));
    fill(pane, rectangle(0, 32, 70, 1), "black");
    ditherFill(pane, rectangle(0, 34, 70, 8), "black", () => 10);
  });
}

export function drawPlayroomWindow(): Bitmap {
  return drawWindow([createCharacter("dark", 4, 8, "dark-shut"), createCharacter("light", 36, 8)], (pane) => {
    for (let tile = 0; tile < 15; tile++) {
      if (tile % 2 === 0)
        fill(pane, rectangle((tile % 5) * 16 - 5, Math.floor(tile / 5) * 16 - 3, 16, 16), "black", dither(14));
    }
  });
}

export function drawFloeWindow(): Bitmap {
  return drawWindow(
    [createCharacter("fir", 5, 10), createCharacter("front", 28, 13, "front-shut"), createCharacter("flag", 51, 18)],
    (pane) => {
      fill(pane, rectangle(0, 0, 70, 27), "black");
      ditherFill(pane, polygon([{ x: 35, y: -4 }, { x: 70, y: 6 }, { x: 70, y: 24 }]), "white", () => 30); // prettier-ignore
      ditherFill(pane, polygon([{ x: 35, y: -4 }, { x: 0, y: 6 }, { x: 0, y: 24 }]), "white", () => 30); // prettier-ignore
      ditherFill(pane, rectangle(0, 30, 70, 12), "black", () => 5);
    },
  );
}

export function drawOrchardWindow(): Bitmap {
  return drawWindow([createCharacter("pear", 6, 14, "pear-shut"), createCharacter("cherry", 36, 15)], (pane) => {
    fill(pane, rectangle(0, 0, 70, 9), "black");
    for (let x = 4; x < 70; x += 9) fill(pane, circle(x, 8, 5), "black");
    for (let x = 3; x < 70; x += 7) fill(pane, ellipse(x, 4 + (x % 3), 1.8, 1), "white");
    for (let x = 2; x < 70; x += 11) fill(pane, rectangle(x, 37 + (x % 3), 3, 1), "black");
  });
}

function createCharacter(name: string, x: number, y: number, blinking = name): WindowCharacter {
  return { sprite: SPRITES[name], blinking: SPRITES[blinking], x, y };
}
