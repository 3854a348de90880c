import { expect, test } from "vitest";
import { buttonOf, keyOf } from "../../simulator/web/keys";

test("letters with a meaning count by what the key types, in whatever place the key lies", () => {
  expect(keyOf({ key: "R", code: "KeyP" })).toBe("r");
  expect(buttonOf({ key: "x", code: "KeyB" })).toBe("a");
  expect(buttonOf({ key: "z", code: "KeyY" })).toBe("b");
  expect(buttonOf({ key: "y", code: "KeyZ" })).toBeUndefined();
});

test("keys in the places of W, A, S and D move, whatever they type", () => {
  const moved = [",", "a", "o", "e"].map((key, at) => buttonOf({ key, code: `Key${"WASD"[at]}` }));
  expect(moved).toEqual(["up", "left", "down", "right"]);
  expect(buttonOf({ key: "d", code: "KeyE" })).toBeUndefined();
});

test("on a French keyboard Z goes back, W moves up, and Q, S and D move by their places", () => {
  const strokes = [
    { key: "z", code: "KeyW" },
    { key: "w", code: "KeyZ" },
    { key: "q", code: "KeyA" },
    { key: "s", code: "KeyS" },
    { key: "d", code: "KeyD" },
    { key: "a", code: "KeyQ" },
    { key: "ArrowUp", code: "ArrowUp" },
  ];
  expect(strokes.map(buttonOf)).toEqual(["b", "up", "left", "down", "right", undefined, "up"]);
});

test.each([
  ["Russian", "я ц ф ы в ч к р у а ь", "б ю х ъ"],
  ["Greek", "ζ ς α σ δ χ ρ η υ φ μ", undefined],
  ["Hebrew", "ז ' ש ד ג ס ר י ט כ צ", undefined],
])("on a %s keyboard all keys count by their places", (_, letters, signs) => {
  const codes = [..."ZWASDXRHYFM"].map((letter) => `Key${letter}`);
  const strokes = codes.map((code, at) => ({ key: letters.split(" ")[at], code }));
  expect(strokes.slice(0, 6).map(buttonOf)).toEqual(["b", "up", "left", "down", "right", "a"]);
  expect(strokes.slice(6).map(keyOf)).toEqual(["r", "h", "y", "f", "m"]);
  const places = ["Comma", "Period", "BracketLeft", "BracketRight"];
  if (signs !== undefined)
    expect(places.map((code, at) => keyOf({ key: signs.split(" ")[at], code }))).toEqual([",", ".", "[", "]"]);
});

test("letters of the Latin alphabet with accents mean nothing, and do not count by their places", () => {
  expect(keyOf({ key: "é", code: "KeyR" })).toBe("é");
  expect(keyOf({ key: "ö", code: "BracketLeft" })).toBe("ö");
});
