import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pngOfScreen } from "../simulator/graphics/png";
import { memoryStore } from "../simulator/stores";
import { frame, frames, startEndless } from "../tests/play/player";
import { keepRun } from "../tests/play/saves";
import { readOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project";

const USAGE = {
  call: "picture",
  does: "draws the README's picture, docs/glissade.png: a level of build/source in the middle of a move",
  options: {},
};

const MAP = [
  "............",
  "..o.....o...",
  "..o.........",
  ".o@.....oo.o",
  ".o......o...",
  ".......o....",
  "............",
];
const FRAMES_OF_MOVE = 7;

runTool("picture", () => {
  readOptions(process.argv.slice(2), USAGE);
  const store = memoryStore();
  keepRun(store, { seed: 1, levelNumber: 24, best: 57, map: MAP.join("\n") });
  const player = startEndless(store);
  frame(player, ["right"]);
  frames(player, FRAMES_OF_MOVE);
  const { pixels, width, height } = player.console;
  writeFileSync(join(projectFolder, "docs/glissade.png"), pngOfScreen(pixels, width, height, 2));
});
