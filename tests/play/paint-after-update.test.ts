/**
 * Checks the order of work in a frame: the game paints and runs background tasks only after the screen's update. So an
 * update only changes the screen's state.
 */
import { describe, expect, test } from "vitest";
import type { Host } from "../../simulator/host";
import { isComplete } from "../seed-count";
import { ALL_SCREENS, EACH_SCREEN_ONCE } from "./all-screens";
import { watched, type Watch } from "./player";

const TOPIC = "begins: ";
/**
 * The names of three functions of the built game. The test makes each of them print a line when it begins.
 * `carryOutCommands` is called at the beginning of each frame, and `drawScreen` when painting begins.
 */
const PRINTING = ["carryOutCommands", "drawScreen", "runTask"] as const;

/** Returns the files of the game, changed so that each function in `PRINTING` prints its name when it begins. */
function withPrints(files: Host["files"]): Host["files"] {
  let lua = new TextDecoder().decode(files.get("main.lua"));
  for (const name of PRINTING) {
    const parts = lua.split(new RegExp(`^((?:local )?function ${name}\\(.*\\))$`, "m"));
    expect(parts.length, `heads of the function ${name} in main.lua`).toBe(3);
    lua = `${parts[0]}${parts[1]} print("${TOPIC}${name}")${parts[2]}`;
  }
  return new Map([...files, ["main.lua", new TextEncoder().encode(lua)]]);
}

interface Count {
  /**
   * What the game did in a frame before it began to draw the screen, although it must not: it painted or ran a task.
   * Each entry also names the screen.
   */
  readonly tooEarly: Set<string>;
  drawingCalls: number;
}

function counting(count: Count): Watch {
  return {
    change: withPrints,
    begin: () => {
      let mayPaint = true;
      const found: string[] = [];
      return {
        line: (line) => {
          if (!line.startsWith(TOPIC)) return false;
          const name = line.slice(TOPIC.length);
          if (name !== "runTask") mayPaint = name === "drawScreen";
          else if (!mayPaint) found.push("runTask");
          return true;
        },
        drawing: ({ name, pixelCount }) => {
          if (pixelCount === 0 && name !== "pushContext") return;
          if (mayPaint) count.drawingCalls++;
          else found.push(name);
        },
        signal: () => undefined,
        frame: ({ console, printed }) => {
          if (found.length === 0) return;
          console.keyPressed("n");
          for (const name of found) count.tooEarly.add(`${name} on ${printed.pop()}`);
          found.length = 0;
        },
      };
    },
  };
}

describe("before a frame draws", () => {
  test.each(isComplete ? ALL_SCREENS : EACH_SCREEN_ONCE)(
    "no screen of %s paints anything or runs a background task",
    (_, walk) => {
      const count: Count = { tooEarly: new Set(), drawingCalls: 0 };
      watched(counting(count), walk);
      expect([...count.tooEarly]).toEqual([]);
      expect(count.drawingCalls).toBeGreaterThan(0);
    },
  );
});
