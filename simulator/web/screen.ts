/** Shows the Playdate's screen on the canvas of the web page. */
import { fitScreen, rememberTouch } from "./fit-screen";
import { findById } from "./page";
import { createResampler, MAX_LIGHT, type Resampler } from "./resample";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";
import { createTones } from "./screen-tones";

const TONES = createTones();

interface Screen {
  /** Shows the whole screen. `pixels` holds one byte for each pixel, row by row: 0 is black and 1 is white. */
  paint(pixels: Uint8Array): void;
}

interface Enlarged {
  readonly image: ImageData;
  readonly tones: Uint32Array;
  readonly resampler: Resampler;
}

/**
 * Creates the Playdate's screen on the page's canvas and adapts its size to the window. The canvas is empty until the
 * first `paint`.
 */
export function createScreen(): Screen {
  const canvas = findById("screen") as HTMLCanvasElement;
  const page = findById("room");
  const shown = new Uint8Array(SCREEN_WIDTH * SCREEN_HEIGHT);
  let hasPicture = false;
  let enlarged = createEnlarged(canvas, 1);

  function show(): void {
    const { from, to } = enlarged.resampler.enlarge(shown, TONES, enlarged.tones);
    if (to > from) canvas.getContext("2d")?.putImageData(enlarged.image, 0, 0, 0, from, canvas.width, to - from);
  }

  function fit(): void {
    const { scale } = fitScreen(page);
    // Whether the page must enlarge the picture itself. The browser can enlarge it by whole numbers and shrink it.
    const isFraction = scale > 1 && !Number.isInteger(scale);
    canvas.style.imageRendering = scale >= 1 ? "pixelated" : "auto";
    enlarged = createEnlarged(canvas, isFraction ? scale : 1);
    if (hasPicture) show();
  }

  new ResizeObserver(fit).observe(page);
  onPixelRatioChange(fit);
  onFirstTouch(fit);
  fit();
  return {
    paint(pixels) {
      shown.set(pixels);
      hasPicture = true;
      show();
    },
  };
}

export function paintLeftHalf(canvas: HTMLCanvasElement, pixels: Uint8Array): void {
  const image = new ImageData(SCREEN_WIDTH, SCREEN_HEIGHT);
  const tones = new Uint32Array(image.data.buffer);
  for (let at = 0; at < tones.length; at++) tones[at] = TONES[pixels[at] * MAX_LIGHT];
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

function createEnlarged(canvas: HTMLCanvasElement, scale: number): Enlarged {
  canvas.width = Math.round(SCREEN_WIDTH * scale);
  canvas.height = Math.round(SCREEN_HEIGHT * scale);
  const image = new ImageData(canvas.width, canvas.height);
  const resampler = createResampler(canvas.width, canvas.height);
  return { image, tones: new Uint32Array(image.data.buffer), resampler };
}

function onPixelRatioChange(onChange: () => void): void {
  const ratio = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  ratio.addEventListener(
    "change",
    () => {
      onChange();
      onPixelRatioChange(onChange);
    },
    { once: true },
  );
}

function onFirstTouch(onTouch: () => void): void {
  const listener = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    window.removeEventListener("pointerdown", listener);
    rememberTouch();
    onTouch();
  };
  window.addEventListener("pointerdown", listener);
}
