import { describe, expect, test } from "vitest";
import type { Input } from "../../src/device/input";
import { createControls, interpretInput, ignoreHeldB, type Controls, type Intent } from "../../src/game/play/controls";
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { NO_INPUT } from "./no-input";

const FRAME_MS = 30;

const bHeld: Input = { ...NO_INPUT, bHeld: true };
const bReleased: Input = { ...NO_INPUT, bReleased: true };

const none: Intent = { kind: "none" };
const tap: Intent = { kind: "stepBack", isTap: true };
const stepBack: Intent = { kind: "stepBack", isTap: false };
const stepForward: Intent = { kind: "stepForward" };

function crank(crankDegrees: number): Input {
  return { ...NO_INPUT, crankDegrees };
}

/** What is understood of some frames, one after another. */
function intents(controls: Controls, ...frames: readonly Input[]): Intent[] {
  return frames.map((input) => interpretInput(controls, input, FRAME_MS));
}

/** The same input over some time: when something was meant, in milliseconds, and what. */
function intentsDuring(controls: Controls, input: Input, ms: number): (readonly [number, Intent["kind"]])[] {
  const frames = Array.from({ length: ms / FRAME_MS }, (_, frame) => (frame + 1) * FRAME_MS);
  const meant = frames.map((atMs) => [atMs, interpretInput(controls, input, FRAME_MS).kind] as const);
  return meant.filter(([, kind]) => kind !== "none");
}

/** By how many degrees time is turned in all. */
function turned(controls: Controls, ...degrees: readonly number[]): number {
  return intents(controls, ...degrees.map(crank)).reduce(
    (sum, intent) => sum + (intent.kind === "crank" ? intent.degrees : 0),
    0,
  );
}

describe("✛ and Ⓐ", () => {
  test("✛ moves", () => {
    for (const direction of DIRECTIONS) {
      expect(intents(createControls(), { ...NO_INPUT, pressedDirection: direction })).toEqual([
        { kind: "move", direction },
      ]);
    }
  });

  test("Ⓐ asks for a hint", () => {
    expect(intents(createControls(), { ...NO_INPUT, aPressed: true })).toEqual([{ kind: "hint" }]);
  });

  test("Ⓐ held on asks to see the whole line, once", () => {
    const controls = createControls();
    expect(intents(controls, { ...NO_INPUT, aPressed: true, aHeld: true })).toEqual([{ kind: "hint" }]);
    expect(intentsDuring(controls, { ...NO_INPUT, aHeld: true }, 1500)).toEqual([[720, "watch"]]);
  });

  test("nothing means nothing", () => {
    expect(intents(createControls(), NO_INPUT, NO_INPUT)).toEqual([none, none]);
  });
});

describe("Ⓑ", () => {
  test("tapped steps back, when it is let go", () => {
    expect(intents(createControls(), bHeld, bHeld, bReleased, NO_INPUT)).toEqual([none, none, tap, none]);
  });

  test("tapped within one frame steps back", () => {
    expect(intents(createControls(), bReleased)).toEqual([tap]);
  });

  test("tapped twice steps back twice", () => {
    expect(intents(createControls(), bHeld, bReleased, bHeld, bReleased)).toEqual([none, tap, none, tap]);
  });

  test("held goes on stepping back: after 450 ms, and every 180 ms from then on", () => {
    expect(intentsDuring(createControls(), bHeld, 1020)).toEqual([
      [450, "stepBack"],
      [630, "stepBack"],
      [810, "stepBack"],
      [990, "stepBack"],
    ]);
  });

  test("let go after that means nothing more, and a tap then is a tap again", () => {
    const controls = createControls();
    intentsDuring(controls, bHeld, 480);
    expect(intents(controls, bReleased, bHeld, bReleased)).toEqual([none, none, tap]);
  });

  test("held again must be held as long again", () => {
    const controls = createControls();
    intentsDuring(controls, bHeld, 420);
    intents(controls, bReleased);
    expect(intentsDuring(controls, bHeld, 420)).toEqual([]);
  });

  test("let go while nobody looked leaves nothing behind", () => {
    const controls = createControls();
    intentsDuring(controls, bHeld, 480);
    expect(intents(controls, NO_INPUT, bHeld, bReleased)).toEqual([none, none, tap]);
  });

  test("held keeps ✛ from rolling and Ⓐ from asking", () => {
    for (const pressedDirection of [UP, DOWN])
      expect(intents(createControls(), { ...bHeld, pressedDirection })).toEqual([none]);
    expect(intents(createControls(), { ...bHeld, aPressed: true })).toEqual([none]);
  });
});

describe("Ⓑ + ✛", () => {
  test("left steps back and right steps forward, at each press", () => {
    const frames = [bHeld, { ...bHeld, pressedDirection: LEFT }, bHeld, { ...bHeld, pressedDirection: RIGHT }] as const;
    expect(intents(createControls(), ...frames)).toEqual([none, stepBack, none, stepForward]);
  });

  test("is no tap when Ⓑ is let go", () => {
    const controls = createControls();
    expect(intents(controls, { ...bHeld, pressedDirection: RIGHT }, bHeld, bReleased)).toEqual([
      stepForward,
      none,
      none,
    ]);
    expect(intents(controls, bHeld, bReleased)).toEqual([none, tap]);
  });

  test("does not go on stepping back while Ⓑ stays held", () => {
    const controls = createControls();
    intents(controls, bHeld, { ...bHeld, pressedDirection: RIGHT });
    expect(intentsDuring(controls, bHeld, 1500)).toEqual([]);
  });
});

describe("a button pressed before", () => {
  test("means nothing if it is Ⓐ, however long it is held on", () => {
    expect(intentsDuring(createControls(), { ...NO_INPUT, aHeld: true }, 1500)).toEqual([]);
  });

  test.each([["held on", [bHeld, bHeld, bReleased]] as const, ["let go at once", [bReleased]] as const])(
    "means nothing if it is Ⓑ, %s, and the next tap is a tap",
    (_, frames) => {
      const controls = createControls();
      ignoreHeldB(controls, frames[0]);
      expect(intents(controls, ...frames)).toEqual(frames.map(() => none));
      expect(intents(controls, bHeld, bReleased)).toEqual([none, tap]);
    },
  );

  test("is not one that is pressed as the controls begin", () => {
    const controls = createControls();
    const pressed = { ...bHeld, bPressed: true };
    ignoreHeldB(controls, pressed);
    expect(intents(controls, pressed, bReleased)).toEqual([none, tap]);
  });
});

describe("the crank", () => {
  test("turns time both ways", () => {
    expect(intents(createControls(), crank(12))).toEqual([{ kind: "crank", degrees: 12 }]);
    expect(intents(createControls(), crank(-12))).toEqual([{ kind: "crank", degrees: -12 }]);
  });

  test("may tremble: up to 4 degrees to and fro turn nothing", () => {
    expect(turned(createControls(), 2, -3, 4, -2, -3, 1, 2)).toBe(0);
  });

  test("turns once it has moved more than that, however slowly", () => {
    expect(turned(createControls(), 2, 2, 1, 1, 1)).toBe(3);
    expect(turned(createControls(), -2, -2, -1, -1)).toBe(-2);
  });

  test("may tremble again after it has rested", () => {
    const controls = createControls();
    expect(turned(controls, 10)).toBe(10);
    intentsDuring(controls, NO_INPUT, 420);
    expect(turned(controls, 3, -2, 2)).toBe(0);
  });

  test("may pause for less than that", () => {
    const controls = createControls();
    expect(turned(controls, 10)).toBe(10);
    intentsDuring(controls, NO_INPUT, 300);
    expect(turned(controls, 3)).toBe(3);
  });

  test("turned there and back turns time there and back", () => {
    expect(turned(createControls(), 5, 5, 5, -5, -5, -5)).toBe(0);
  });

  test("counts whole while it turns, also where it passes the place at which it began", () => {
    const controls = createControls();
    expect(turned(controls, 10, 10)).toBe(20);
    expect(turned(controls, -10, -8, -2, -2, -8, -10)).toBe(-40);
  });

  test("goes before ✛ and Ⓐ, but Ⓑ goes before the crank", () => {
    expect(intents(createControls(), { ...crank(9), pressedDirection: UP })).toEqual([{ kind: "crank", degrees: 9 }]);
    expect(intents(createControls(), { ...bReleased, crankDegrees: 9 })).toEqual([tap]);
  });
});
