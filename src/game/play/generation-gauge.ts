/**
 * Draws the crank gauge beside a cleared board: a line that shows how far the crank has gone back through the moves of
 * the level and then through its generation steps (in which the generator made the level).
 */
import { fillBox, fillDisc, type Ink } from "../../device/screen";
import { drawText, textWidth } from "../../device/text";
import type { SceneTextBox, SceneTexts } from "../../puzzles/puzzle";
import { TEXTS } from "../texts/index";
import { findLongestFitting } from "../widgets/longest-fitting";
import { LINE_HEIGHT, type AnyScene } from "./hud-text";
import { tipIndexOf, type ShownGeneration } from "./shown-generation";

const WORD_GAP = 13;
const LAMP_GAP = 26;
const BAR_GAP = 4;
const BAR_HEIGHT = 15;
const END_RADIUS = 3;
const KNOB_RADIUS = 6;
const KNOB_HOLE = 3;
const LINE = 3;
const DASH = 3;
const DASH_GAP = 3;
const TEXT_HEIGHT = 21;
/** How far the line of the crank gauge lies below the top of the words above it, in pixels. */
const LINE_BELOW = 8;
/** The distance from the line of the crank gauge to the words below it, in pixels. */
const WORD_BELOW = 10;
const CLEARANCE = 4;
/** The slider for the generation steps ends this far before the right end of the first text box, in pixels. */
const RIGHT_INSET = 6;
/**
 * If the second text box beside the board lies more than this many pixels below the first one, it has space for a tip.
 * The distance is measured between the tops of the boxes.
 */
const FAR_BELOW = 60;

/**
 * The position and the colour of the crank gauge, a line beside a cleared board. It shows how far the crank has gone
 * back through the level's moves and generation steps. Positions are in pixels.
 */
interface Gauge {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /**
   * The x coordinate where the left part of the crank gauge, for the generation steps (in which the generator made the
   * level), meets the right part, for the moves.
   */
  readonly notch: number;
  /** The gap in the crank gauge's line on each side of the x coordinate `notch`, in pixels. */
  readonly notchGap: number;
  readonly ink: Ink;
}

/**
 * Draws the crank gauge while the screen shows the generation steps of a level (the steps in which the generator made
 * the level), with a tip about the buttons if the crank has rested.
 */
export function drawGenerationGauge(scene: AnyScene, shown: ShownGeneration): void {
  const tipIndex = tipIndexOf(shown);
  const isTip = tipIndex !== undefined;
  const place = layOutGauge(scene);
  const isInStrip = place.notchGap === LAMP_GAP;
  const gauge = isInStrip ? narrowForEnd(place) : { ...place, right: place.right - RIGHT_INSET };
  clearGauge(scene, place);
  if (!isInStrip || !isTip) drawCaption(scene, wordsOf(shown));
  if (!isTip || isInStrip || isSideFar(scene.texts)) drawEndWords(scene, gauge);
  drawMadeSlider(gauge, shown.undoneSteps / shown.generation.steps.length);
  if (isTip) drawTip(scene, place, tipIndex);
}

/** Returns a gauge in a strip that ends before the lamp, with room for the word at its right end. */
function narrowForEnd(gauge: Gauge): Gauge {
  const end = gauge.notch - LAMP_GAP - textWidth("text", TEXTS.play.generation.ends[1]) - WORD_GAP;
  return { ...gauge, left: gauge.left + END_RADIUS, right: end };
}

/**
 * Returns words about the generation step on the screen: what the generator did, or is doing if the step is half drawn.
 * Undefined while the screen shows the finished level, and if the pictures say it already.
 */
function wordsOf({ generation, undoneSteps, show }: ShownGeneration): readonly string[] | undefined {
  const stepIndex = Math.ceil(generation.steps.length - undoneSteps) - 1;
  if (undoneSteps === 0 || show.wordsOf === undefined) return undefined;
  return stepIndex < 0 ? TEXTS.play.generation.nothingYet : show.wordsOf(stepIndex);
}

/**
 * Draws the crank gauge while the crank is at the notch, the point between the first move and the generation steps (in
 * which the generator made the level). At the notch, the crank must turn further than for a move; `notchShare`, from 0
 * to 1, is the share of this turn that is done.
 */
export function drawNotchGauge(scene: AnyScene, notchShare: number): void {
  const gauge = layOutGauge(scene);
  clearGauge(scene, gauge);
  if (gauge.notchGap !== LAMP_GAP) drawCaption(scene, undefined);
  drawWords(scene, gauge);
  drawMadeHalf(gauge, 0);
  drawPlayedHalf(gauge);
  const { notch, notchGap, y, ink } = gauge;
  const width = Math.floor(notchShare * LAMP_GAP);
  fillBox(ink, notch - notchGap - width, y - 2, width, LINE + 2);
}

/**
 * Draws the caption: `words` about the shown generation step, or else "How it was made". If the scene's text boxes
 * `main` and `side` are side by side, the caption is in `side`. Otherwise, it is in `main`, above the crank gauge.
 */
function drawCaption({ texts: { main, side, ink } }: AnyScene, words: readonly string[] | undefined): void {
  const texts = words ?? TEXTS.play.generation.captions;
  if (!isStrip(main, side)) drawText(findLongestFitting(main.width, texts), main.x, main.y, "left", ink);
  else drawWord(findLongestFitting(side.width - WORD_GAP, texts), side.x, side.y, "right", ink);
}

/**
 * Returns the position of the crank gauge. If the text boxes `main` and `side` are side by side, the gauge lies on both
 * sides of the lamp between them. Otherwise, it lies below the text in `main`.
 */
function layOutGauge({ texts: { main, side, ink } }: AnyScene): Gauge {
  const { made, played } = TEXTS.play.generation;
  if (isStrip(main, side)) {
    const left = main.x + textWidth("text", made) + WORD_GAP;
    const right = side.x - textWidth("text", played) - WORD_GAP;
    const y = main.y + Math.floor(TEXT_HEIGHT / 2);
    return { left, right, y, notch: Math.floor((main.x + side.x) / 2), notchGap: LAMP_GAP, ink };
  }
  const right = main.x + main.width - END_RADIUS;
  const notch = main.x + Math.floor(main.width / 2);
  return { left: main.x + END_RADIUS, right, y: main.y + LINE_HEIGHT + LINE_BELOW, notch, notchGap: BAR_GAP, ink };
}

function isStrip(main: SceneTextBox, side: SceneTextBox): boolean {
  return main.y === side.y;
}

/**
 * Returns whether the second text box beside the board has space for a tip: its top lies more than `FAR_BELOW` pixels
 * below the top of the first box.
 */
function isSideFar({ main, side }: SceneTexts): boolean {
  return side.y > main.y + FAR_BELOW;
}

function clearGauge({ texts: { main, side, ink } }: AnyScene, { y }: Gauge): void {
  if (isStrip(main, side)) return;
  fillBox(paperOf(ink), main.x - CLEARANCE, main.y, main.width + 2 * CLEARANCE, y + WORD_BELOW - main.y);
}

/**
 * Draws the words at both ends of the crank gauge: one for the generation steps (in which the generator made the
 * level), one for the moves. In a strip they are beside the gauge. Otherwise they are below it, and the word for the
 * moves is left out if there is no space for both.
 */
function drawWords({ texts }: AnyScene, { y }: Gauge): void {
  const { main, side, ink } = texts;
  const { made, played } = TEXTS.play.generation;
  if (isStrip(main, side)) {
    drawMadeWord(texts);
    drawWord(played, side.x, main.y, "right", ink);
    return;
  }
  const top = y + WORD_BELOW;
  drawWord(made, main.x, top, "left", ink);
  const doBothFit = textWidth("text", made) + WORD_GAP + textWidth("text", played) <= main.width;
  if (doBothFit) drawWord(played, main.x + main.width, top, "right", ink);
}

/** Draws the word at the left end of a crank gauge in a strip, for the generation steps. */
function drawMadeWord({ main, ink }: SceneTexts): void {
  drawWord(TEXTS.play.generation.made, main.x, main.y, "left", ink);
}

/**
 * Draws the words at both ends of the slider for the generation steps. In a strip they are beside the slider, otherwise
 * below it.
 */
function drawEndWords({ texts: { main, side, ink } }: AnyScene, { right, y }: Gauge): void {
  const [start, end] = TEXTS.play.generation.ends;
  const isInStrip = isStrip(main, side);
  const top = isInStrip ? main.y : y + WORD_BELOW;
  drawWord(start, main.x, top, "left", ink);
  if (isInStrip) drawWord(end, right + WORD_GAP, top, "left", ink);
  else drawWord(end, right + END_RADIUS, top, "right", ink);
}

function drawWord(text: string, x: number, y: number, align: "left" | "right", ink: Ink): void {
  const width = textWidth("text", text);
  fillBox(paperOf(ink), align === "left" ? x : x - width, y, width, TEXT_HEIGHT);
  drawText(text, x, y, align, ink);
}

/**
 * Draws the left part of the crank gauge, for the generation steps (in which the generator made the level): dashes, and
 * a knob that shows how far the crank has gone back. `undoneShare` is the share of these steps that the crank has
 * undone, from 0 to 1.
 */
function drawMadeHalf({ left, y, notch, notchGap, ink }: Gauge, undoneShare: number): void {
  const end = notch - notchGap;
  for (let x = left; x < end; x += DASH + DASH_GAP) fillBox(ink, x, y - 1, Math.min(DASH, end - x), LINE);
  fillDisc(ink, left, y, END_RADIUS);
  const knob = Math.floor(end - undoneShare * (end - left) + 0.5);
  fillDisc(ink, knob, y, KNOB_RADIUS);
  fillDisc(paperOf(ink), knob, y, KNOB_HOLE);
}

/**
 * Draws the slider for the generation steps: a line with a disc at each end, and a knob. The knob is at the right end
 * for the finished level.
 */
function drawMadeSlider({ left, right, y, ink }: Gauge, undoneShare: number): void {
  fillBox(ink, left, y - 1, right - left, LINE);
  fillDisc(ink, left, y, END_RADIUS);
  fillDisc(ink, right, y, END_RADIUS);
  const knob = Math.floor(right - undoneShare * (right - left) + 0.5);
  fillDisc(paperOf(ink), knob, y, KNOB_RADIUS + 2);
  fillDisc(ink, knob, y, KNOB_RADIUS);
  fillDisc(paperOf(ink), knob, y, KNOB_HOLE);
}

/**
 * Draws the right part of the crank gauge, for the moves of the level: a line and, if no lamp hangs at the gap between
 * the two parts, a bar in this gap.
 */
function drawPlayedHalf({ right, y, notch, notchGap, ink }: Gauge): void {
  fillBox(ink, notch + notchGap, y - 1, right - notch - notchGap, LINE);
  fillDisc(ink, right, y, END_RADIUS);
  if (notchGap === BAR_GAP) fillBox(ink, notch - 1, y - Math.floor(BAR_HEIGHT / 2), 2, BAR_HEIGHT);
}

/**
 * Draws a tip about a button while the screen shows the steps in which the generator made the level. The tip is in the
 * text box `side`. If this box is neither beside `main` nor far below it, the tip is below the crank gauge.
 */
function drawTip({ texts }: AnyScene, { y }: Gauge, tipIndex: number): void {
  const { main, side, ink, sideInk = ink } = texts;
  if (isStrip(main, side)) drawWord(findTip(tipIndex, side.width - WORD_GAP), side.x, side.y, "right", ink);
  else if (isSideFar(texts)) drawWord(findTip(tipIndex, side.width), side.x, side.y, "left", sideInk);
  else drawWord(findTip(tipIndex, main.width), main.x, y + WORD_BELOW, "left", ink);
}

/**
 * Returns the tip at `tipIndex`; after the last tip, the first one follows. There are several lists of tips, which say
 * the same in few long tips or in more but shorter ones, the list with the longest tips first. The first list whose
 * tips are all at most `width` pixels wide is used. If there is none, the last list is used.
 */
function findTip(tipIndex: number, width: number): string {
  const { tips } = TEXTS.play.generation;
  const list = tips.find((each) => each.every((tip) => textWidth("text", tip) <= width)) ?? tips[tips.length - 1];
  return list[tipIndex % list.length];
}

function paperOf(ink: Ink): Ink {
  return ink === "white" ? "black" : "white";
}
