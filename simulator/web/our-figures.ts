/**
 * The numbers that the console check measures in our simulator, such as times in milliseconds. With this check, the
 * game tests a Playdate. The web page shows these numbers beside those of a console. Generated: `GOLDEN=write npx
 * vitest run tests/play/console-check.test.ts` writes this file.
 */

export const OUR_FIGURES: Readonly<Record<string, number | undefined>> = {
  "speed.arithmetic": 1279,
  "speed.tables": 1107,
  "speed.texts": 1506,
  "making.last-ball-ms": 82,
  "making.ice-path-ms": 17,
  "making.skid-ms": 99,
  "making.penguin-ms": 47,
  "making.fruit-ms": 176,
  "making.longest-slice-us": 916,
  "frames.last-ball-move-max": 17,
  "frames.ice-path-move-max": 11,
  "frames.skid-move-max": 48,
  "frames.penguin-move-max": 23,
  "frames.fruit-move-max": 111,
  "frames.last-ball-draw-max": 97,
  "frames.ice-path-draw-max": 62,
  "frames.skid-draw-max": 109,
  "frames.penguin-draw-max": 99,
  "frames.fruit-draw-max": 187,
  "start.boot-ms": 115,
  "start.last-ball-ms": 7,
  "start.ice-path-ms": 7,
  "start.skid-ms": 7,
  "start.penguin-ms": 18,
  "start.fruit-ms": 8,
  "loads.longest-ms": 0,
  "loads.all-ms": 1,
  "saves.store-ms": 0,
  "saves.load-ms": 6,
  "memory.peak-kb": 5811,
  "memory.longest-step-us": 13,
};
