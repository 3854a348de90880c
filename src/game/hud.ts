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

/** A word to the player in the middle of the line. */
export type Whisper = "none" | "how to roll" | "rewind";

const LINE_HEIGHT = 22;
const MARGIN = 26;
const TEXT_TOP = 1;

const LAMP = "images/lamp";
const LAMP_SIZE = 20;

const KEYS = "images/keys";
const KEY_SIZE = 18;
const KEY_B = 2;
const KEY_CROSS = 3;
const KEY_CRANK = 4;

const MIDDLE = SCREEN_WIDTH / 2;

export function drawHud({ levelNumber, best, lamp, whisper }: Hud): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, LINE_HEIGHT);
  writeText("text", `Level ${levelNumber}`, MARGIN, TEXT_TOP, "left", "white");
  writeText("text", `Best ${best}`, SCREEN_WIDTH - MARGIN, TEXT_TOP, "right", "white");
  if (lamp !== "hidden") drawSprite(LAMP, lamp === "lit" ? 1 : 2, MIDDLE - LAMP_SIZE / 2, 0);
  drawWhisper(whisper);
}

function drawWhisper(whisper: Whisper): void {
  if (whisper === "how to roll") {
    drawSprite(KEYS, KEY_CROSS, MIDDLE + 20, 1);
    writeText("text", "rolls", MIDDLE + 42, TEXT_TOP, "left", "white");
  } else if (whisper === "rewind") {
    drawSprite(KEYS, KEY_B, MIDDLE + 20, 1);
    drawSprite(KEYS, KEY_CRANK, MIDDLE + 22 + KEY_SIZE, 1);
    writeText("text", "rewind", MIDDLE + 26 + 2 * KEY_SIZE, TEXT_TOP, "left", "white");
  }
}
