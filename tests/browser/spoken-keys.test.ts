/** Checks the texts that the page announces to screen readers: they name the keys of the device last used. */
import { expect, test } from "vitest";
import { composeSpoken } from "../../simulator/web/spoken-keys";

test.each([
  ["Ⓐ: next", "X: next", "A: next"],
  ["lost, Ⓑ undoes the move", "lost, Z undoes the move", "lost, B undoes the move"],
  ["✛ or 🎣 turn", "arrows or square brackets turn", "directions or crank turn"],
  ["Ⓑ title  Ⓐ play, edit", "Z title, X play, edit", "B title, A play, edit"],
  ["Ⓑ+Ⓐ: redo", "Z and X: redo", "B and A: redo"],
  ["Ⓜ: share", "M: share", "menu: share"],
])("the sign in “%s” is announced as “%s” with a keyboard, and as “%s” with buttons", (text, keyboard, buttons) => {
  expect(composeSpoken([text], "keyboard")).toBe(keyboard);
  expect(composeSpoken([text], "buttons")).toBe(buttons);
});

test("the names of cells and columns stay as they are, whatever the player uses", () => {
  const text = "Columns A to B, rows 1 to 2. rock A1, B2";
  expect(composeSpoken([text], "keyboard")).toBe(text);
});

test("texts that end with a full stop or a question mark are joined without a second full stop", () => {
  expect(composeSpoken(["A push runs on.", "Columns A to E", "Stuck?", "Try..", ""], "keyboard")).toBe(
    "A push runs on. Columns A to E. Stuck? Try",
  );
});
