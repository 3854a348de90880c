/** Buttons and crank. */
import type { Button, ConsoleInput } from "../host";
import type { Lua } from "../vm/lua";
import type { Members } from "../vm/namespaces";
import { boolean, reject, returnBoolean, returnNumbers } from "../vm/values";

const BITS: Readonly<Record<Button, number>> = { left: 1, right: 2, up: 4, down: 8, b: 16, a: 32 };

interface Input {
  /** Sets of button bits. */
  held: number;
  pressed: number;
  released: number;
  crankDocked: boolean;
  /** 0 up to 360. */
  crankPosition: number;
  /** Turned since the game last asked. */
  crankChange: number;
  crankSoundsDisabled: boolean;
}

/** Nothing held, the crank as `docked` says. */
export function createInput(): Input {
  return {
    held: 0,
    pressed: 0,
    released: 0,
    crankDocked: true,
    crankPosition: 0,
    crankChange: 0,
    crankSoundsDisabled: false,
  };
}

/** Takes over what the player does during the next frame. */
export function receive(input: Input, now: ConsoleInput): void {
  let held = 0;
  for (const button of now.held) held |= BITS[button];
  input.pressed = held & ~input.held;
  input.released = input.held & ~held;
  input.held = held;
  input.crankDocked = now.crankDocked;
  if (now.crankDocked) return;
  input.crankChange += now.crankDegrees;
  input.crankPosition = (((input.crankPosition + now.crankDegrees) % 360) + 360) % 360;
}

/** The members of `playdate` for buttons and crank. */
export function inputMembers(input: Input): Members {
  return {
    kButtonLeft: BITS.left,
    kButtonRight: BITS.right,
    kButtonUp: BITS.up,
    kButtonDown: BITS.down,
    kButtonB: BITS.b,
    kButtonA: BITS.a,
    buttonIsPressed: (L) => returnBoolean(L, (input.held & buttonAt(L, 1)) !== 0),
    buttonJustPressed: (L) => returnBoolean(L, (input.pressed & buttonAt(L, 1)) !== 0),
    buttonJustReleased: (L) => returnBoolean(L, (input.released & buttonAt(L, 1)) !== 0),
    getButtonState: (L) => returnNumbers(L, input.held, input.pressed, input.released),
    getCrankChange: (L) => {
      const change = input.crankChange;
      input.crankChange = 0;
      return returnNumbers(L, change, accelerated(change));
    },
    getCrankPosition: (L) => returnNumbers(L, input.crankPosition),
    isCrankDocked: (L) => returnBoolean(L, input.crankDocked),
    setCrankSoundsDisabled: (L) => {
      const before = input.crankSoundsDisabled;
      input.crankSoundsDisabled = boolean(L, 1);
      return returnBoolean(L, before);
    },
  };
}

/** The console's own formula is not public; this one also leaves slow turns alone and about doubles fast ones. */
function accelerated(change: number): number {
  return change * (1 + Math.min(1, Math.abs(change) / 60));
}

function buttonAt(L: Lua, index: number): number {
  if (L.type(index) === "number") return L.toNumber(index);
  const name = L.toText(index);
  const bit = name === undefined ? undefined : BITS[name as Button];
  return bit ?? reject(L, index, "a button expected");
}
