/**
 * Fills the panel that lists the keys, with the letters of the player's keyboard. The page loads this file only when
 * the player opens the list.
 */
import { findLayout, labelOn, type Layout } from "./keyboard-layout";
import { findBySelector } from "./page";

/** The rows of the panel that lists the keys. Keys are in braces, and buttons of the console between asterisks. */
const ROWS: readonly (readonly [keys: string, meaning: string])[] = [
  ["{←} {↑} {↓} {→} or {W} {A} {S} {D}", "move"],
  ["{X} {Enter} {Space}", "*A* choose, or a hint"],
  ["{Z} {Ctrl}+{Z} {Backspace}", "*B* back"],
  ["{Y} {Ctrl}+{Y}", "on, after going back"],
  ["{R}", "restart the level"],
  ["{H}", "hint"],
  ["{[} {]} or {,} {.} or the mouse wheel", "turn the crank"],
  ["{C}", "fold the crank in or out"],
  ["{B}", "by ear: read the board or the screen"],
  ["{P}", "by ear: where the pieces are"],
  ["{Page Down} {Page Up}", "by ear: the next row, the row before"],
  ["{Shift}+{←} {↑} {↓} {→}", "by ear: what a move would do"],
  ["{M}", "menu"],
  ["{F}", "full screen"],
  ["{V}", "the page's sound on or off"],
  ["{J}", "copy the attempt"],
  ["{?}", "this list"],
  ["gamepad", "right stick: crank; Start: menu"],
];

const EXPLANATION =
  "W, A, S and D count by their place, other letters by what the key types. A letter in one of these four places moves; " +
  "only Z always goes back, and the key that types W moves up instead. In alphabets that are not Latin, all keys count " +
  "by their place. Where a code or a name is entered, letters are typed: Enter goes on, and Backspace goes back.";
const NO_KEY = "in the menu";

/**
 * Fills the panel that lists the keys, with the labels of the player's keyboard.
 *
 * @param pressed what the pressed keys have typed, by their places on the keyboard; the key pressed last is at the end.
 */
export async function fillKeyPanel(pressed: Layout): Promise<void> {
  const layout = await findLayout(pressed);
  findBySelector("#keys dl").replaceChildren(
    ...ROWS.flatMap(([keys, meaning]) => [createKeys(keys, layout), createMeaning(meaning)]),
  );
  findBySelector("#keys p").textContent = EXPLANATION;
}

function createKeys(keys: string, layout: Layout): HTMLElement {
  const term = document.createElement("dt");
  let isMissing = false;
  keys.split(/[{}]/).forEach((part, at) => {
    if (at % 2 === 0) return void term.append(part);
    const label = part.length === 1 ? labelOn(layout, part) : part;
    if (label === undefined) isMissing = true;
    else term.append(createText("kbd", label));
  });
  if (isMissing && term.querySelector("kbd") === null) term.textContent = NO_KEY;
  return term;
}

function createMeaning(meaning: string): HTMLElement {
  const description = document.createElement("dd");
  meaning.split("*").forEach((part, at) => description.append(at % 2 === 0 ? part : createText("b", part)));
  return description;
}

function createText(name: "kbd" | "b", text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
