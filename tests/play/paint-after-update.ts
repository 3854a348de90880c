/**
 * Checks the order of work in a frame: the game paints and runs background tasks only after the screen's update. So an
 * update only changes the screen's state.
 */
import type { ScreenCheck } from "./screen-check";

const TOPIC = "begins: ";
/**
 * The names of three functions of the built game. The check makes each of them print a line when it begins.
 * `carryOutCommands` is called at the beginning of each frame, and `drawScreen` when painting begins.
 */
const PRINTING = ["carryOutCommands", "drawScreen", "runTask"] as const;

export interface PaintCount {
  /**
   * What the game did in a frame before it began to draw the screen, although it must not: it painted or ran a task.
   * Each entry also names the screen.
   */
  readonly tooEarly: Set<string>;
  drawingCalls: number;
}

/** Creates a check that counts in `count` what a scripted game paints. */
export function countPainting(count: PaintCount): ScreenCheck {
  return {
    lua: "",
    atBegin: Object.fromEntries(PRINTING.map((name) => [name, `print("${TOPIC}${name}")`])),
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
