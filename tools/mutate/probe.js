// Defines the function `recordVisit`, which measures test coverage. During the measurement, each function of the game's
// source files calls it when it runs. Node loads this file first in every process of a measured test. The number of
// each function that has run is written once, to a file that belongs to the running test.
import { appendFileSync } from "node:fs";

globalThis.visitedMarks = [];
globalThis.recordVisit = (mark) => {
  if (globalThis.visitedMarks[mark]) return;
  globalThis.visitedMarks[mark] = true;
  const file = process.env.GLISSADE_VISITS;
  if (file !== undefined) appendFileSync(file, `${mark}\n`);
};
