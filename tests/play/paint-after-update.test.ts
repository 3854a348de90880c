/**
 * Checks the order of a frame: a screen paints and runs background tasks only after its update. So an update only
 * changes the screen's state.
 */
import { describe, expect, test } from "vitest";
import type { Host } from "../../simulator/host";
import { isComplete } from "../seed-count";
import { ALL_SCREENS, EACH_SCREEN_ONCE } from "./all-screens";
import { watched, type Watch } from "./player";

const TOPIC = "begins: ";
/**
 * The functions of the built game that this test makes print a line when they begin. `carryOutCommands` is called at
 * the beginning of each frame. `drawScreen` begins the part of a frame that paints.
 */
const PRINTING = ["carryOutCommands", "drawScreen", "runTask"] as const;

/** Returns the files of a game that prints the name of each function in `PRINTING` when the function begins. */
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
  /** What the game painted or ran before it began to draw the screen, each with the name of the screen. */
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
