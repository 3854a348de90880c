import { byId } from "./page";

const width = 400;
const height = 240;
/** The tones of the console's reflective screen, as canvas pixels: opaque, blue, green, red. */
const black = 0xff191c1d;
const white = 0xffccd4d7;
/** From this many device pixels a CSS pixel on, a softened pixel edge is too fine to see. */
const densePixelRatio = 2;
/** A whole multiple that fills less of the room than this makes the picture needlessly small. */
const wellFilled = 0.8;

/** Shows the console's screen. */
interface Screen {
  /** One byte a pixel, row by row: 0 black, 1 white. */
  paint(pixels: Uint8Array): void;
}

/** The page's canvas, kept as large as the page has room for. */
export function createScreen(): Screen {
  const canvas = byId("screen") as HTMLCanvasElement;
  const room = byId("room");
  const picture = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  const tones = new Uint32Array(image.data.buffer).fill(white);

  function show(): void {
    picture.getContext("2d")?.putImageData(image, 0, 0);
    const context = canvas.getContext("2d");
    if (context === null) return;
    context.imageSmoothingEnabled = false;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }

  function fit(): void {
    const { scale, whole } = scaleFor(room.clientWidth, room.clientHeight, window.devicePixelRatio);
    // A canvas of more pixels than are shown, shrunk smoothly: all the game's pixels come out equally large.
    canvas.width = width * (whole ? 1 : Math.ceil(scale));
    canvas.height = height * (whole ? 1 : Math.ceil(scale));
    canvas.style.imageRendering = whole ? "pixelated" : "auto";
    document.documentElement.style.setProperty("--screen-width", `${(width * scale) / window.devicePixelRatio}px`);
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
  const image = new ImageData(width, height);
  fillTones(new Uint32Array(image.data.buffer), pixels);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

function fillTones(tones: Uint32Array, pixels: Uint8Array): void {
  for (let i = 0; i < tones.length; i++) tones[i] = pixels[i] === 0 ? black : white;
}

/**
 * How many device pixels wide a pixel of the game is drawn in a room of so many CSS pixels: a whole number of them,
 * except where that would be tiny, or where the pixels are so fine that nobody can tell.
 */
export function scaleFor(roomWidthPx: number, roomHeightPx: number, pixelRatio: number) {
  const room = Math.max(0.25, Math.min(roomWidthPx / width, roomHeightPx / height) * pixelRatio);
  const scale = Math.floor(room);
  const whole = scale >= 1 && (pixelRatio < densePixelRatio || scale >= wellFilled * room);
  return { scale: whole ? scale : room, whole };
}
