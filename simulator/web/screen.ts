import { byId } from "./page";
import { fitScreen, SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";

/** The tones of the console's reflective screen, as canvas pixels: opaque, blue, green, red. */
const black = 0xff191c1d;
const white = 0xffccd4d7;

/** Shows the console's screen. */
interface Screen {
  /** One byte a pixel, row by row: 0 black, 1 white. */
  paint(pixels: Uint8Array): void;
}

/** The page's canvas, kept as large as the page has room for. It is clear until the first `paint`. */
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
    // A canvas of more pixels than are shown, shrunk smoothly: all the game's pixels come out equally large.
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

/** Paints the left half of a screen onto a canvas of that size. */
export function paintLeftHalf(canvas: HTMLCanvasElement, pixels: Uint8Array): void {
  const image = new ImageData(SCREEN_WIDTH, SCREEN_HEIGHT);
  fillTones(new Uint32Array(image.data.buffer), pixels);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

function fillTones(tones: Uint32Array, pixels: Uint8Array): void {
  for (let i = 0; i < tones.length; i++) tones[i] = pixels[i] === 0 ? black : white;
}
