/**
 * Taps the drawn texts that name the button Ⓑ, such as "Ⓑ map", on the screens of the scripted game. A tap on such a
 * text must do what a press of Ⓑ does.
 */
import { describe, expect, test } from "vitest";
import { checkDrawnTexts, widthOf, type DrawnText } from "./drawn-text-check";
import { frames, press, screenNow, watched, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { isTextOnScreen } from "./screen-text";
import { TEXT_TOUR, type TextWalk } from "./text-tour";

const LINE_HEIGHT = 22;
/** A new card ignores presses for a moment, so the test waits this long before it taps or presses. */
const FRAMES_TO_READ = 40;
const FRAMES_TO_ANSWER = 60;

/** A drawn text with Ⓑ, and how often the screen had stood still in the part of the game before it did so here. */
interface Label {
  readonly text: string;
  readonly rest: number;
}

/** The labels of the parts tested so far, each after the name of its screen. A label is tested once on each screen. */
const seen = new Set<string>();

/** Runs a part of the scripted game until `look` returns true. `look` is called when the screen stands still. */
function walkUntil(
  part: TextWalk,
  puzzleId: string,
  look: (texts: readonly DrawnText[], player: Player) => boolean,
): void {
  const end = new Error("the walk has been followed as far as it is needed");
  const stopAt = (texts: readonly DrawnText[], player: Player): void => {
    if (look(texts, player)) throw end;
  };
  try {
    watched(
      checkDrawnTexts(stopAt, () => undefined),
      () => part.walk(puzzleId),
    );
  } catch (error) {
    if (error !== end) throw error;
  }
}

function findLabels(part: TextWalk, puzzleId: string): Label[] {
  const labels: Label[] = [];
  let rest = 0;
  walkUntil(part, puzzleId, (texts, player) => {
    const screen = screenNow(player);
    for (const { text } of texts.filter((drawn) => hasLabel(drawn, screen))) {
      const key = `${screen}: ${text.replaceAll(/\d+/g, "0")}`;
      if (!seen.has(key)) labels.push({ text, rest });
      seen.add(key);
    }
    rest++;
    return false;
  });
  return labels;
}

/** Returns whether a text has a label of Ⓑ that the player can tap. The board of the editor takes touches as points. */
function hasLabel({ text }: DrawnText, screen: string | undefined): boolean {
  return text.includes("Ⓑ") && screen !== "editor";
}

/** Returns which texts the screen shows some time after `act`, which is called in the situation of the label. */
function afterwards(part: TextWalk, puzzleId: string, label: Label, act: Act): string {
  let shown = "";
  let rest = 0;
  walkUntil(part, puzzleId, (texts, player) => {
    if (rest >= label.rest) shown = texts.map(({ text }) => text).join("\n");
    if (rest++ !== label.rest) return false;
    const drawn = texts.find(({ text }) => text === label.text);
    if (drawn === undefined) throw new Error(`"${label.text}" is not on the screen`);
    frames(player, FRAMES_TO_READ);
    // Some texts, such as tips, are only shown for a moment.
    if (!isTextOnScreen(player, label.text)) return true;
    act(player, drawn);
    frames(player, FRAMES_TO_ANSWER);
    shown = `${screenNow(player)}\n${shown}`;
    return true;
  });
  return shown;
}

type Act = (player: Player, drawn: DrawnText) => void;

function tapLabel({ console }: Player, { text, font, x, y }: DrawnText): void {
  console.touched("tap", Math.round(x + widthOf(text.slice(0, text.indexOf("Ⓑ") + 1), font) - 4), y + LINE_HEIGHT / 2);
}

describe.each(TEXT_TOUR.map((part, index) => ({ part, name: part.name, index })))("$name", ({ part, index }) => {
  const [puzzleId] = PUZZLE_ROWS[index % PUZZLE_ROWS.length];

  test("a tap on a drawn Ⓑ does what a press of Ⓑ does", () => {
    for (const label of findLabels(part, puzzleId)) {
      const pressed = afterwards(part, puzzleId, label, (player) => press(player, "b"));
      const tapped = afterwards(part, puzzleId, label, (player, drawn) => {
        tapLabel(player, drawn);
        frames(player, 2);
      });
      expect(tapped, `after a tap on "${label.text}"`).toBe(pressed);
    }
  });
});
