import { expect, test } from "vitest";
import { arrange, type PageBox } from "../../simulator/web/arrangement";
import { scaleFor } from "../../simulator/web/scale";

const WINDOWS = [
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
  [667, 331],
  [820, 1180],
  [1180, 820],
  [1024, 768],
  [1280, 720],
  [1366, 655],
  [1440, 900],
  [1920, 1080],
  [1920, 1200],
  [2560, 1440],
  [3840, 2160],
  [400, 240],
  [300, 150],
] as const;
const PIXEL_RATIOS = [1, 1.25, 1.5, 2, 3];
/** The browser's zoom factors. Zooming multiplies the pixel ratio and divides the window's size in CSS pixels. */
const ZOOMS = [0.5, 0.75, 1, 1.1, 1.5, 2, 3];

function allWindows(): { pageBox: PageBox; pixelRatio: number }[] {
  return WINDOWS.flatMap(([width, height]) =>
    PIXEL_RATIOS.flatMap((ratio) =>
      ZOOMS.map((zoom) => ({
        pageBox: { leftPx: 0, topPx: 0, widthPx: Math.floor(width / zoom), heightPx: Math.floor(height / zoom) },
        pixelRatio: ratio * zoom,
      })),
    ),
  );
}

test("the screen has the largest whole scale from 4 on, and fills 92 percent of the limiting side below", () => {
  for (const { pageBox, pixelRatio } of allWindows()) {
    const largest = Math.min(pageBox.widthPx / 400, pageBox.heightPx / 240) * pixelRatio;
    const scale = scaleFor(pageBox.widthPx, pageBox.heightPx, pixelRatio);
    if (largest >= 4) expect(scale).toBe(Math.floor(largest));
    else expect(scale / largest).toBeGreaterThanOrEqual(0.92);
    expect(scale).toBeLessThanOrEqual(largest);
  }
});

test("a whole scale below 4 is used from 92 percent of the limiting side on", () => {
  expect(scaleFor(400, 240, 1)).toBe(1);
  expect(scaleFor(1200, 720, 1)).toBe(3);
  expect(scaleFor(3 * 400, 782, 1)).toBe(3);
  expect(scaleFor(2000, 782, 1)).toBe(3);
  expect(scaleFor(2000, 783, 1)).toBeCloseTo(0.94 * (783 / 240));
  expect(scaleFor(300, 400, 1)).toBeCloseTo(0.94 * 0.75);
});

test("the screen lies within the window, and its edges lie on pixels of the display", () => {
  for (const { pageBox, pixelRatio } of allWindows()) {
    for (const isTouch of [false, true]) {
      const { leftPx, topPx, widthPx, heightPx } = arrange(pageBox, pixelRatio, isTouch);
      const edges = [leftPx, topPx, leftPx + widthPx, topPx + heightPx].map((px) => px * pixelRatio);
      for (const edge of edges) expect(Math.abs(edge - Math.round(edge))).toBeLessThan(1e-6);
      expect(Math.min(leftPx, topPx)).toBeGreaterThanOrEqual(0);
      expect(leftPx + widthPx).toBeLessThan(pageBox.widthPx + 1);
      expect(topPx + heightPx).toBeLessThan(pageBox.heightPx + 1);
    }
  }
});

function layoutOf(widthPx: number, heightPx: number, pixelRatio: number, isTouch: boolean): string {
  const { layout, tools } = arrange({ leftPx: 0, topPx: 0, widthPx, heightPx }, pixelRatio, isTouch);
  return layout === "bare" ? `${layout} ${tools}` : layout;
}

test.each([
  [1920, 1158, 1, "console"],
  [1920, 1157, 1, "bare foot"],
  [1644, 1200, 1, "console"],
  [1643, 1200, 1, "bare foot"],
  [1244, 764, 1, "bare foot"],
  [1244, 763, 1, "bare side"],
  [1243, 763, 1, "bare corner"],
  [559, 900, 1, "bare foot"],
])("a window of %i × %i with a mouse has the layout %4$s", (width, height, pixelRatio, layout) => {
  expect(layoutOf(width, height, pixelRatio, false)).toBe(layout);
});

test.each([
  [400, 600, 1, "below"],
  [400, 599, 1, "strip"],
  [400, 358, 1, "strip"],
  [400, 357, 1, "over"],
  [680, 240, 1, "beside"],
  [679, 240, 1, "column"],
  [464, 240, 1, "column"],
  [463, 240, 1, "over"],
])("a window of %i × %i for fingers has the layout %4$s", (width, height, pixelRatio, layout) => {
  expect(layoutOf(width, height, pixelRatio, true)).toBe(layout);
});
