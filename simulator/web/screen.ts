/** Shows the Playdate's screen on the canvas of the web page. */
import { byId } from "./page";
import { fitScreen, SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";

/**
 * The colours in which the canvas shows black and white, with two hexadecimal digits each for opacity, blue, green and
 * red.
 */
const BLACK_ON_PAGE = 0xff191c1d;
const WHITE_ON_PAGE = 0xffccd4d7;

/** The Playdate's screen on the web page. */
interface Screen {
  /**
   * Shows a picture of the whole screen. `pixels` holds one byte for each pixel, row by row: 0 is black and 1 is white.
   */
  paint(pixels: Uint8Array): void;
}

/**
 * Creates the Playdate's screen on the page's canvas and adapts its size to the window. The canvas is empty until the
 * first `paint`.
 */
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
    const { scale, isWhole } = fitScreen(canvas, room);
    // If a game pixel is not a whole number of display pixels wide, the canvas has more pixels than are shown. The
    // browser then scales the picture evenly.
    canvas.width = SCREEN_WIDTH * (isWhole ? 1 : Math.ceil(scale));
    canvas.height = SCREEN_HEIGHT * (isWhole ? 1 : Math.ceil(scale));
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

/** Paints the left half of a screen on a canvas that has the size of this half. */
export function paintLeftHalf(canvas: HTMLCanvasElement, pixels: Uint8Array): void {
  const image = new ImageData(SCREEN_WIDTH, SCREEN_HEIGHT);
  fillTones(new Uint32Array(image.data.buffer), pixels);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

function fillTones(tones: Uint32Array, pixels: Uint8Array): void {
  for (let i = 0; i < tones.length; i++) tones[i] = pixels[i] === 0 ? BLACK_ON_PAGE : WHITE_ON_PAGE;
}
