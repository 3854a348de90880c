/** What is said in a place that has room for words: there is no bar above its board, and no card over it. */
import { fillBox } from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import type { Scene, WordsPlace } from "../../puzzles/puzzle";
import type { SealedLevel, SealedState } from "../../puzzles/sealed";
import type { HudSide } from "../save/settings";
import type { HudText } from "./hud";
import type { Play } from "./play";

/** Of the text font. */
const HEIGHT = 21;

/** Writes both texts where the place has room for them; `hand` is the side where the first one stands. */
export function drawWords({ words }: Scene<SealedLevel>, { main, side }: HudText, hand: HudSide): void {
  const [first, last] = hand === "left" ? [main, side] : [side, main];
  write(first, words.main);
  write(last, words.side);
}

/** What is said of a cleared level, as much of it as there is room for: `medals` ticks, the moves, and the par. */
export function clearedWords(
  scene: Scene<SealedLevel>,
  { session, certificate }: Play<unknown, SealedState>,
  medals: number,
): string {
  const ticks = "✓".repeat(Math.max(1, medals));
  const moves = `${ticks} ${session.goal} ${session.goal === 1 ? "move" : "moves"}`;
  if (certificate === undefined) return moves;
  const whole = `${moves}, par ${certificate.analysis.verdict.par}`;
  return textWidth("text", whole) <= scene.words.main.width ? whole : moves;
}

/** What the sky or the wall has there makes room for it. */
function write(text: string, { x, y, align }: WordsPlace): void {
  const width = textWidth("text", text);
  const left = align === "left" ? x : align === "right" ? x - width : x - Math.floor(width / 2);
  fillBox("black", left, y, width, HEIGHT);
  writeText("text", text, left, y, "left", "white");
}
