import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deviceClock } from "../simulator/clocks";
import { startConsole } from "../simulator/console";
import { readFolder } from "../simulator/folder";
import type { Button } from "../simulator/host";
import { screenshot } from "../simulator/screenshot";
import { memoryStore } from "../simulator/stores";
import { projectFolder } from "./packaging/project";

// Draws the README's picture, docs/glissade.png: a level of build/source in the middle of a move.

const MAP = [
  "............",
  "..o.....o...",
  "..o.........",
  ".o@.....oo.o",
  ".o......o...",
  ".......o....",
  "............",
];
const FRAMES_BEFORE = 4;
const FRAMES_OF_MOVE = 8;

const store = memoryStore();
const progress = { version: 1, seed: 1, levelNumber: 24, recent: [], best: 57, moves: "", goal: 0 };
store.write("endless-last-ball.json", JSON.stringify({ ...progress, map: MAP.join("\n") }));
const console = startConsole({
  files: readFolder(join(projectFolder, "build/source")),
  clock: deviceClock(0),
  store,
  speaker: { play: () => undefined },
  arguments: [],
  reduceFlashing: false,
  print: () => undefined,
});
for (let frame = 0; frame < FRAMES_BEFORE + FRAMES_OF_MOVE; frame++) {
  const held = new Set<Button>(frame === FRAMES_BEFORE ? ["right"] : []);
  console.update({ held, crankDegrees: 0, crankDocked: true });
}
const path = join(projectFolder, "docs/glissade.png");
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, screenshot(console.pixels, console.width, console.height, 2));
