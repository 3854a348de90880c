/** Shows the console's screen on the page's canvas. */
import { byId } from "./page";
import { fitScreen, SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";

/** The two tones of the screen, as canvas pixels: opacity, blue, green, red. */
const black = 0xff191c1d;
const white = 0xffccd4d7;

/** The console's screen on the page. */
interface Screen {
  /** Shows a screen. `pixels` has one byte a pixel, row by row: 0 black, 1 white. */
  paint(pixels: Uint8Array): void;
}

/** Creates the screen on the page's canvas and keeps its size up to date. It is clear until the first `paint`. */
export function createScreen(): Screen {
  const canvas = byId("screen") as HTMLCanvasElement;
  const room = byId("room");
  const picture = new OffscreenCanvas(SCREEN_WIDTH, SCREEN_HEIGHT);
  const image = new ImageData(SCREEN_WIDTH, SCREEN_HEIGHT);
  const tones = new Uint32Array(image.data.buffer);

  function show(): void {
    picture.getContext("2d")?.putImageData(image, 0, 0);
    const context = canvas.getContext("2d");
    if (context === null) return;
    context.imageSmoothingEnabled = false;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }

  function fit(): void {
    const { scale, whole } = fitScreen(canvas, room);
    // If the scale is a fraction, the canvas has more pixels than are shown, so that the browser scales them evenly.
    canvas.width = SCREEN_WIDTH * (whole ? 1 : Math.ceil(scale));
    canvas.height = SCREEN_HEIGHT * (whole ? 1 : Math.ceil(scale));
    show();
  }

  new ResizeObserver(fit).observe(room);
  fit();
  return {
    paint(pixels) {
      fillTones(tones, pixels);
      show();
    },
  };
}

/** Paints the left half of a screen on a canvas of that half's size. */
export function paintLeftHalf(canvas: HTMLCanvasElement, pixels: Uint8Array): void {
  const image = new ImageData(SCREEN_WIDTH, SCREEN_HEIGHT);
  fillTones(new Uint32Array(image.data.buffer), pixels);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

function fillTones(tones: Uint32Array, pixels: Uint8Array): void {
  for (let i = 0; i < tones.length; i++) tones[i] = pixels[i] === 0 ? black : white;
}
