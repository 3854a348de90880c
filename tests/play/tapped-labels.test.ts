/**
 * Taps texts that name the button Ⓑ, such as "Ⓑ map". The texts stand on the screens that a scripted game (a test that
 * plays through all screens) shows. A tap on such a text must do what a press of Ⓑ does.
 */
import { describe, expect, test } from "vitest";
import { isComplete } from "../seed-count";
import { checkDrawnTexts, widthOf, type DrawnText } from "./drawn-text-check";
import { frames, press, screenNow, watched, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { isTextOnScreen } from "./screen-text";
import { TEXT_TOUR, type TextWalk } from "./text-tour";

const LINE_HEIGHT = 22;
/**
 * How many frames the test waits before it taps or presses, because a new message with buttons ignores both for a
 * moment.
 */
const FRAMES_TO_READ = 40;
const FRAMES_TO_ANSWER = 60;

/**
 * A drawn text with Ⓑ that the test taps. `rest` counts how often the screen has stood still in this part of the
 * scripted game before the text appeared.
 */
interface Label {
  readonly text: string;
  readonly rest: number;
}

/**
 * The names of the screens on which a text with Ⓑ was already tested. In complete test runs, each name is followed by
 * the tested text, so that each text with Ⓑ is tested on each screen.
 */
const seen = new Set<string>();

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
      const key = isComplete ? `${screen}: ${text.replaceAll(/\d+/g, "0")}` : `${screen}`;
      if (!seen.has(key)) labels.push({ text, rest });
      seen.add(key);
    }
    rest++;
    return false;
  });
  return labels;
}

/**
 * Returns whether a drawn text names the button Ⓑ and can be tapped. In the level editor it cannot, because the
 * editor's board takes every touch as a point.
 */
function hasLabel({ text }: DrawnText, screen: string | undefined): boolean {
  return text.includes("Ⓑ") && screen !== "editor";
}

function afterwards(part: TextWalk, puzzleId: string, label: Label, act: Act): string {
  let shown = "";
  let rest = 0;
  walkUntil(part, puzzleId, (texts, player) => {
    if (rest >= label.rest) shown = texts.map(({ text }) => text).join("\n");
    if (rest++ !== label.rest) return false;
    const drawn = texts.find(({ text }) => text === label.text);
    if (drawn === undefined) throw new Error(`"${label.text}" is not on the screen`);
    frames(player, FRAMES_TO_READ);
    // Stops here if the text is no longer shown: some texts, such as tips, stay only for a moment.
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
