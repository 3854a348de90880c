import { describe, expect, test } from "vitest";
import { NO_INPUT, type Input } from "../../src/device/input";
import { createControls, interpretInput, ignoreHeldB, type Controls, type Intent } from "../../src/game/play/controls";
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";

const FRAME_MS = 30;

const bHeld: Input = { ...NO_INPUT, isBHeld: true };
const bReleased: Input = { ...NO_INPUT, isBReleased: true };

const none: Intent = { kind: "none" };
const tap: Intent = { kind: "step-back", isTap: true };
const stepBack: Intent = { kind: "step-back", isTap: false };
const stepForward: Intent = { kind: "step-forward" };

function crank(crankDegrees: number): Input {
  return { ...NO_INPUT, crankDegrees };
}

function intents(controls: Controls, ...frames: readonly Input[]): Intent[] {
  return frames.map((input) => interpretInput(controls, input, FRAME_MS));
}

function intentsDuring(controls: Controls, input: Input, ms: number): (readonly [number, Intent["kind"]])[] {
  const frames = Array.from({ length: ms / FRAME_MS }, (_, frame) => (frame + 1) * FRAME_MS);
  const kindsByTime = frames.map((atMs) => [atMs, interpretInput(controls, input, FRAME_MS).kind] as const);
  return kindsByTime.filter(([, kind]) => kind !== "none");
}

function turned(controls: Controls, ...degrees: readonly number[]): number {
  return intents(controls, ...degrees.map(crank)).reduce(
    (sum, intent) => sum + (intent.kind === "crank" ? intent.degrees : 0),
    0,
  );
}

describe("✛ and Ⓐ", () => {
  test("pressing ✛ asks for a move in the pressed direction", () => {
    for (const direction of DIRECTIONS) {
      expect(intents(createControls(), { ...NO_INPUT, pressedDirection: direction })).toEqual([
        { kind: "move", direction },
      ]);
    }
  });

  test("pressing Ⓐ asks for a hint", () => {
    expect(intents(createControls(), { ...NO_INPUT, isAPressed: true })).toEqual([{ kind: "hint" }]);
  });

  test("holding Ⓐ asks once to watch the whole solution", () => {
    const controls = createControls();
    expect(intents(controls, { ...NO_INPUT, isAPressed: true, isAHeld: true })).toEqual([{ kind: "hint" }]);
    expect(intentsDuring(controls, { ...NO_INPUT, isAHeld: true }, 1500)).toEqual([[720, "watch"]]);
  });

  test("a frame without any input asks for nothing", () => {
    expect(intents(createControls(), NO_INPUT, NO_INPUT)).toEqual([none, none]);
  });
});

describe("Ⓑ", () => {
  test("a tap on Ⓑ steps back one move when Ⓑ is released", () => {
    expect(intents(createControls(), bHeld, bHeld, bReleased, NO_INPUT)).toEqual([none, none, tap, none]);
  });

  test("a tap on Ⓑ within one frame steps back one move", () => {
    expect(intents(createControls(), bReleased)).toEqual([tap]);
  });

  test("two taps on Ⓑ step back two moves", () => {
    expect(intents(createControls(), bHeld, bReleased, bHeld, bReleased)).toEqual([none, tap, none, tap]);
  });

  test("holding Ⓑ steps back one move after 450 ms, and another move every 180 ms", () => {
    expect(intentsDuring(createControls(), bHeld, 1020)).toEqual([
      [450, "step-back"],
      [630, "step-back"],
      [810, "step-back"],
      [990, "step-back"],
    ]);
  });

  test("releasing Ⓑ after holding it does nothing, and the next tap on Ⓑ steps back again", () => {
    const controls = createControls();
    intentsDuring(controls, bHeld, 480);
    expect(intents(controls, bReleased, bHeld, bReleased)).toEqual([none, none, tap]);
  });

  test("holding Ⓑ a second time steps back only after 450 ms again", () => {
    const controls = createControls();
    intentsDuring(controls, bHeld, 420);
    intents(controls, bReleased);
    expect(intentsDuring(controls, bHeld, 420)).toEqual([]);
  });

  test("a tap on Ⓑ steps back even if the release before it was not seen", () => {
    const controls = createControls();
    intentsDuring(controls, bHeld, 480);
    expect(intents(controls, NO_INPUT, bHeld, bReleased)).toEqual([none, none, tap]);
  });

  test("pressing ✛ or Ⓐ asks for no move and no hint while Ⓑ is held", () => {
    for (const pressedDirection of [UP, DOWN])
      expect(intents(createControls(), { ...bHeld, pressedDirection })).toEqual([none]);
    expect(intents(createControls(), { ...bHeld, isAPressed: true })).toEqual([none]);
  });
});

describe("Ⓑ + ✛", () => {
  test("each press of ✛ steps back (left) or forward (right) while Ⓑ is held", () => {
    const frames = [bHeld, { ...bHeld, pressedDirection: LEFT }, bHeld, { ...bHeld, pressedDirection: RIGHT }] as const;
    expect(intents(createControls(), ...frames)).toEqual([none, stepBack, none, stepForward]);
  });

  test("releasing Ⓑ after pressing ✛ does not count as a tap on Ⓑ", () => {
    const controls = createControls();
    expect(intents(controls, { ...bHeld, pressedDirection: RIGHT }, bHeld, bReleased)).toEqual([
      stepForward,
      none,
      none,
    ]);
    expect(intents(controls, bHeld, bReleased)).toEqual([none, tap]);
  });

  test("holding Ⓑ longer after pressing ✛ does not step back", () => {
    const controls = createControls();
    intents(controls, bHeld, { ...bHeld, pressedDirection: RIGHT });
    expect(intentsDuring(controls, bHeld, 1500)).toEqual([]);
  });
});

describe("a button pressed before the controls begin", () => {
  test("Ⓐ does nothing if it was pressed before the controls begin, however long it is held", () => {
    expect(intentsDuring(createControls(), { ...NO_INPUT, isAHeld: true }, 1500)).toEqual([]);
  });

  test.each([["held on", [bHeld, bHeld, bReleased]] as const, ["released at once", [bReleased]] as const])(
    "Ⓑ, if pressed before and %s, does nothing, and the next tap steps back",
    (_, frames) => {
      const controls = createControls();
      ignoreHeldB(controls, frames[0]);
      expect(intents(controls, ...frames)).toEqual(frames.map(() => none));
      expect(intents(controls, bHeld, bReleased)).toEqual([none, tap]);
    },
  );

  test("pressing Ⓑ in the first frame of the controls counts as a tap", () => {
    const controls = createControls();
    const pressed = { ...bHeld, isBPressed: true };
    ignoreHeldB(controls, pressed);
    expect(intents(controls, pressed, bReleased)).toEqual([none, tap]);
  });
});

describe("the crank", () => {
  test("turning the crank moves time back or forward", () => {
    expect(intents(createControls(), crank(12))).toEqual([{ kind: "crank", degrees: 12 }]);
    expect(intents(createControls(), crank(-12))).toEqual([{ kind: "crank", degrees: -12 }]);
  });

  test("trembling of the crank by up to 4 degrees does not move time", () => {
    expect(turned(createControls(), 2, -3, 4, -2, -3, 1, 2)).toBe(0);
  });

  test("turning the crank moves time once the crank has turned more than 4 degrees, however slowly", () => {
    expect(turned(createControls(), 2, 2, 1, 1, 1)).toBe(3);
    expect(turned(createControls(), -2, -2, -1, -1)).toBe(-2);
  });

  test("trembling of the crank does not move time after the crank has rested", () => {
    const controls = createControls();
    expect(turned(controls, 10)).toBe(10);
    intentsDuring(controls, NO_INPUT, 420);
    expect(turned(controls, 3, -2, 2)).toBe(0);
  });

  test("small turns of the crank still move time after a short pause", () => {
    const controls = createControls();
    expect(turned(controls, 10)).toBe(10);
    intentsDuring(controls, NO_INPUT, 300);
    expect(turned(controls, 3)).toBe(3);
  });

  test("turning the crank there and back moves time there and back", () => {
    expect(turned(createControls(), 5, 5, 5, -5, -5, -5)).toBe(0);
  });

  test("every degree counts while the crank turns, even near the angle where it began", () => {
    const controls = createControls();
    expect(turned(controls, 10, 10)).toBe(20);
    expect(turned(controls, -10, -8, -2, -2, -8, -10)).toBe(-40);
  });

  test.each([
    ["trembles", -3],
    ["turns", -10],
  ])("a move makes the crank begin at rest again, so that a tremble does not undo it, if it %s before", (_, before) => {
    const controls = createControls();
    turned(controls, before);
    expect(intents(controls, { ...NO_INPUT, pressedDirection: UP })).toEqual([{ kind: "move", direction: UP }]);
    expect(turned(controls, -3)).toBe(0);
  });

  test("the crank takes precedence over ✛ and Ⓐ, and Ⓑ over the crank", () => {
    expect(intents(createControls(), { ...crank(9), pressedDirection: UP })).toEqual([{ kind: "crank", degrees: 9 }]);
    expect(intents(createControls(), { ...bReleased, crankDegrees: 9 })).toEqual([tap]);
  });
});
