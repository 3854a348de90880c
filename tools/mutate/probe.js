// Defines the functions that the marks of instrumented sources call. Node loads this file first in every process of a
// measured test. Each visited mark is written once to the file of the running test.
import { appendFileSync } from "node:fs";

globalThis.visited = [];
globalThis.visit = (mark) => {
  if (globalThis.visited[mark]) return;
  globalThis.visited[mark] = true;
  const file = process.env.GLISSADE_VISITS;
  if (file !== undefined) appendFileSync(file, `${mark}\n`);
};
