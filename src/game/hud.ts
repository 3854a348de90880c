import { fillBox, SCREEN_WIDTH } from "../device/screen";
import { drawSprite } from "../device/sprites";
import { writeText } from "../device/text";

/** What the quiet line above the board says. */
export interface Hud {
  readonly levelNumber: number;
  readonly best: number;
  readonly lamp: Lamp;
  readonly whisper: Whisper;
}

/** `hidden`: switched off by the player, or not known yet. */
export type Lamp = "lit" | "out" | "hidden";

/** A word to the player, at the right end of the line in place of the best. */
export type Whisper = "none" | "how to roll" | "rewind";

const LINE_HEIGHT = 22;
const MARGIN = 26;
const TEXT_TOP = 1;

const LAMP = "images/lamp";
const LAMP_SIZE = 20;

// Ⓐ, Ⓑ, ✛ and the crank (🎣) are letters of the font.
const WHISPERS: Readonly<Record<Exclude<Whisper, "none">, string>> = {
  "how to roll": "✛ roll",
  rewind: "Ⓑ or 🎣 rewind",
};

export function drawHud({ levelNumber, best, lamp, whisper }: Hud): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, LINE_HEIGHT);
  writeText("text", `Level ${levelNumber}`, MARGIN, TEXT_TOP, "left", "white");
  const right = whisper === "none" ? `Best ${best}` : WHISPERS[whisper];
  writeText("text", right, SCREEN_WIDTH - MARGIN, TEXT_TOP, "right", "white");
  if (lamp !== "hidden") drawSprite(LAMP, lamp === "lit" ? 1 : 2, (SCREEN_WIDTH - LAMP_SIZE) / 2, 0);
}
