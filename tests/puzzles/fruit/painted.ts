/** Draws levels of Fruit in the simulator for tests, and returns the pixels. */
import { join } from "node:path";
import { startConsole } from "../../../simulator/console";
import { readFolder } from "../../../simulator/folder";
import { createNodeHost } from "../../../simulator/node-host";
import { createMemoryStore } from "../../../simulator/stores";
import { SCREEN_WIDTH, type Box } from "../../../src/device/screen";
import { compileTestProgram } from "../../compile-test-programs";
import { projectFolder } from "../../../tools/packaging/project-folder";
import { encodeText, NO_INPUT } from "../../simulator/game";
import { REQUEST_FILE, type Request } from "./paint-game/request";

const game = encodeText(compileTestProgram("tests/puzzles/fruit/paint-game/main"));
const files = new Map([...readFolder(join(projectFolder, "assets")), ["main.lua", game]]);
const store = createMemoryStore();
const console = startConsole(createNodeHost(files, { store }));

/**
 * Returns the pixels of the screen after Fruit's painter has drawn the wanted level: one byte for each pixel, 1 for
 * white. Throws the errors of the painter.
 */
export function paintPixels(request: Partial<Request> & Pick<Request, "map">): Uint8Array {
  const whole: Request = { moves: [], lamp: "lit", shows: "pieces", ...request };
  store.write(`${REQUEST_FILE}.json`, JSON.stringify(whole));
  console.update(NO_INPUT);
  return console.pixels.slice();
}

export function cropPixels(pixels: Uint8Array, { x, y, width, height }: Box): Uint8Array {
  const part = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    part.set(pixels.subarray((y + row) * SCREEN_WIDTH + x, (y + row) * SCREEN_WIDTH + x + width), row * width);
  }
  return part;
}
