/**
 * Draws the crank gauge, a line beside a cleared board. It shows how far the crank has gone back through the moves, and
 * then through the generator's steps.
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
const LINE_BELOW = 8;
const WORD_BELOW = 10;
const CLEARANCE = 4;
/** The slider for the generation steps ends this far before the right end of the first text box, in pixels. */
const RIGHT_INSET = 6;
/**
 * The limit, in pixels, for the distance between the tops of the two text boxes beside the board. If they are farther
 * apart, the second box has space for a tip.
 */
const FAR_BELOW = 60;

interface Gauge {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /**
   * The x coordinate where the crank gauge's left part, for the generator's steps, meets the right part, for the moves.
   */
  readonly notch: number;
  /**
   * The gap in the crank gauge's line on each side of the x coordinate `notch`, where the gauge's two parts meet, in
   * pixels.
   */
  readonly notchGap: number;
  readonly ink: Ink;
}

/**
 * Draws the crank gauge while the screen shows the steps in which the generator made a level. A tip about the buttons
 * appears if the crank has rested.
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

/**
 * Returns a narrower gauge for text boxes that are side by side. It leaves room for a word between the gauge's right
 * end and the lamp.
 */
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
 * Draws the crank gauge while the crank turns back beyond the level's first move, before the steps of the generator
 * appear. `notchShare`, from 0 to 1, is the part of this turn that is done.
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
 * Draws the caption of the crank gauge: `words`, which describe the shown step in which the generator made the level,
 * or else "How it was made".
 *
 * If the scene's text boxes `main` and `side` are side by side, the caption is in `side`. Otherwise, it is in `main`,
 * above the crank gauge.
 */
function drawCaption({ texts: { main, side, ink } }: AnyScene, words: readonly string[] | undefined): void {
  const texts = words ?? TEXTS.play.generation.captions;
  if (!isStrip(main, side)) drawText(findLongestFitting(main.width, texts), main.x, main.y, "left", ink);
  else drawWord(findLongestFitting(side.width, texts), side.x, side.y, "right", ink);
}

/**
 * If the text boxes `main` and `side` are side by side, the crank gauge lies on both sides of the lamp between them.
 * Otherwise it lies below the text in `main`.
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

function isSideFar({ main, side }: SceneTexts): boolean {
  return side.y > main.y + FAR_BELOW;
}

function clearGauge({ texts: { main, side, ink } }: AnyScene, { y }: Gauge): void {
  if (isStrip(main, side)) return;
  fillBox(paperOf(ink), main.x - CLEARANCE, main.y, main.width + 2 * CLEARANCE, y + WORD_BELOW - main.y);
}

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

function drawMadeWord({ main, ink }: SceneTexts): void {
  drawWord(TEXTS.play.generation.made, main.x, main.y, "left", ink);
}

/**
 * Draws the words at both ends of the slider, which shows how many steps of the generator are undone. If the text boxes
 * `main` and `side` are side by side, the words are beside the slider. Otherwise, they are below it.
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

function drawPlayedHalf({ right, y, notch, notchGap, ink }: Gauge): void {
  fillBox(ink, notch + notchGap, y - 1, right - notch - notchGap, LINE);
  fillDisc(ink, right, y, END_RADIUS);
  if (notchGap === BAR_GAP) fillBox(ink, notch - 1, y - Math.floor(BAR_HEIGHT / 2), 2, BAR_HEIGHT);
}

function drawTip({ texts }: AnyScene, { y }: Gauge, tipIndex: number): void {
  const { main, side, ink, sideInk = ink } = texts;
  if (isStrip(main, side)) drawWord(findTip(tipIndex, side.width - WORD_GAP), side.x, side.y, "right", ink);
  else if (isSideFar(texts)) drawWord(findTip(tipIndex, side.width), side.x, side.y, "left", sideInk);
  else drawWord(findTip(tipIndex, main.width), main.x, y + WORD_BELOW, "left", ink);
}

/**
 * Returns the tip at `tipIndex`; after the last tip, the first tip follows. The same tips are stored in several lists,
 * from long to short. The first list whose tips all fit into `width` pixels is used, or else the last list.
 */
function findTip(tipIndex: number, width: number): string {
  const { tips } = TEXTS.play.generation;
  const list = tips.find((each) => each.every((tip) => textWidth("text", tip) <= width)) ?? tips[tips.length - 1];
  return list[tipIndex % list.length];
}

function paperOf(ink: Ink): Ink {
  return ink === "white" ? "black" : "white";
}
