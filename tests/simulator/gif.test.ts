import fc from "fast-check";
import { GifReader } from "omggif";
import { describe, expect, test } from "vitest";
import { addFrame, createFilm, encodeGif, MAX_FILM_FRAMES } from "../../simulator/graphics/gif";

const WIDTH = 7;
const HEIGHT = 5;

const films = fc
  .array(
    fc.oneof(
      fc.constant([]),
      fc.array(fc.nat(WIDTH * HEIGHT - 1), { maxLength: 4 }),
      fc.constant(Array.from({ length: WIDTH * HEIGHT }, (_, index) => index)),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((flipsOfFrames) => {
    const screen = new Uint8Array(WIDTH * HEIGHT);
    return flipsOfFrames.map((flips) => {
      for (const index of flips) screen[index] = 1 - screen[index];
      return screen.slice();
    });
  });

function gifOf(frames: readonly Uint8Array[]): Uint8Array {
  const film = createFilm(WIDTH, HEIGHT);
  for (const frame of frames) addFrame(film, frame);
  return encodeGif(film);
}

function screensByTick(bytes: Uint8Array): Uint8Array[] {
  const reader = new GifReader(bytes);
  const rgba = new Uint8Array(4 * reader.width * reader.height);
  return Array.from({ length: reader.numFrames() }, (_, index) => index).flatMap((index) => {
    reader.decodeAndBlitFrameRGBA(index, rgba);
    const screen = Uint8Array.from({ length: rgba.length / 4 }, (_pixel, at) => rgba[4 * at] / 255);
    return Array.from({ length: reader.frameInfo(index).delay }, () => screen);
  });
}

describe("a film as a GIF", () => {
  test("the GIF shows each frame of the film at its time, with 30 frames in a second", () => {
    fc.assert(
      fc.property(films, (frames) => {
        const screens = screensByTick(gifOf(frames));
        expect(screens).toHaveLength(Math.round((100 * frames.length) / 30));
        frames.forEach((frame, index) => {
          expect(screens[Math.round((100 * index) / 30)]).toEqual(frame);
        });
      }),
      { numRuns: 100 },
    );
  });

  test("the GIF of the same frames has the same bytes, and repeats without end", () => {
    const frames = [new Uint8Array(WIDTH * HEIGHT), new Uint8Array(WIDTH * HEIGHT).fill(1)];
    expect(gifOf(frames)).toEqual(gifOf(frames));
    expect(new GifReader(gifOf(frames)).loopCount()).toBe(0);
  });

  test("frames that do not change the screen make the GIF no longer", () => {
    const frame = new Uint8Array(WIDTH * HEIGHT);
    expect(gifOf([frame, frame, frame])).toHaveLength(gifOf([frame]).length);
  });

  test("a film without frames is no GIF, and a film takes no more than a minute of frames", () => {
    expect(() => gifOf([])).toThrow("a film without frames cannot be a GIF");
    const frame = new Uint8Array(WIDTH * HEIGHT);
    const film = createFilm(WIDTH, HEIGHT);
    for (let index = 0; index < MAX_FILM_FRAMES; index++) addFrame(film, frame);
    expect(() => {
      addFrame(film, frame);
    }).toThrow("a film holds at most 1800 frames");
  });
});
