/** Says what the keys of the computer's keyboard mean, on keyboards of all layouts and alphabets. */
import type { Button } from "../host";

type Stroke = Pick<KeyboardEvent, "key" | "code">;

/**
 * The keys for the four directions, by their place on the keyboard. A key in such a place makes a move unless it types
 * Z.
 */
const PLACED_KEYS: Readonly<Record<string, Button>> = { KeyW: "up", KeyA: "left", KeyS: "down", KeyD: "right" };

const BUTTON_KEYS: Readonly<Record<string, Button>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  x: "a",
  Enter: "a",
  " ": "a",
  z: "b",
  Backspace: "b",
};

/**
 * The signs that the bracket, comma and period keys of an American keyboard type. On keyboards for other alphabets,
 * these keys may type letters.
 */
const PLACED_SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: "[",
  BracketRight: "]",
  Comma: ",",
  Period: ".",
};

/**
 * Returns the character that a key types, in lower case, or its name, such as "Enter". For letters of another alphabet,
 * returns what the key types on an American keyboard.
 */
export function keyOf({ key, code }: Stroke): string {
  if (!isForeignLetter(key)) return key.length === 1 ? key.toLowerCase() : key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? PLACED_SIGNS[code] ?? key;
}

/**
 * Returns the button of the Playdate that a key presses, if any. The key that types Z always takes back a move, also on
 * French keyboards, where this key is in the place of W.
 */
export function buttonOf(stroke: Stroke): Button | undefined {
  const key = keyOf(stroke);
  if (key === "z") return "b";
  if (key === "w" && stroke.code === "KeyZ") return "up";
  return PLACED_KEYS[stroke.code] ?? BUTTON_KEYS[key];
}

function isForeignLetter(key: string): boolean {
  return /^\p{Letter}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
}
