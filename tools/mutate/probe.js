// Loaded before all else into every process of a measured test: what the marks of the sources call. Each mark is written
// once into the file of the test that runs.
import { appendFileSync } from "node:fs";

globalThis.visited = [];
globalThis.visit = (mark) => {
  if (globalThis.visited[mark]) return;
  globalThis.visited[mark] = true;
  const file = process.env.GLISSADE_VISITS;
  if (file !== undefined) appendFileSync(file, `${mark}\n`);
};
