/**
 * Draws the question whether to give up an endless run (a sequence of levels), with balls for its levels. Rings stand
 * for levels that only an earlier run reached.
 */
import { drawClipped, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawLargeText, drawText, TextStep } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { PaceRun } from "../save/pace-records";
import { TEXTS } from "../texts/index";
import { drawChoiceRow, RAISED_TOP } from "../widgets/choice-row";
import { drawHangingLamp, drawLampLight } from "../widgets/hanging-lamp";
import { drawNumerals, hasSpaceForNumerals, numeralsWidth } from "../widgets/numerals";
import { shortCount } from "../widgets/short-count";
import { fillPill } from "../widgets/pill";

/**
 * The time that the balls take to roll away, in milliseconds. Each ball stands for a level of an endless run (a
 * sequence of levels) that the player gives up.
 */
export const ROLL_MS = 660;

const HEADING = { y: 2, margin: 8 };
const LINES_Y = [HEADING.y + TextStep.HeadingToRule, 138];
const COST_Y = 144;
const BUTTON_Y = 217;
const NUMERAL = { middle: 100, y: 68, maxDigits: 4 };
const LAMP_Y = 30;
const RAILS = { count: 3, left: 200, width: 192, y: 34, apart: 34, height: 24, slots: 12, slot: 15, margin: 13 };
const BALL_RADIUS = 6;
const BLACK_BALL_RADIUS = 9;
const RING_RADIUS = 3;
/**
 * The delay, as a share of `ROLL_MS`, between the balls on one rail and the balls on the next rail below. The balls on
 * the upper rail start to roll first.
 */
const RAIL_DELAY = 0.12;

/**
 * Draws the question whether to give up an endless run (a sequence of levels), with balls for the levels of the run.
 * `rolledMs` is the time for which these balls have been rolling away, in milliseconds; 0 before the player answers.
 */
export function drawNewRun(puzzle: AnyPuzzle, run: PaceRun, isNewRunChosen: boolean, rolledMs: number): void {
  const { pace, level = 1, best } = run;
  const texts = TEXTS.pace;
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(texts.newRunQuestion, HEADING.margin, HEADING.y, "left", "white");
  const name = texts.ofPuzzle(puzzle.name, texts.names[pace]);
  drawText(name, SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
  for (const y of LINES_Y) fillBox("white", 0, y, SCREEN_WIDTH, 1);
  drawLevelNumber(level);
  drawRails(level, best, rolledMs / ROLL_MS);
  drawText(texts.newRunCost(level, best), SCREEN_WIDTH / 2, COST_Y, "centre", "white");
  drawChoiceRow(texts.keepRun, 0, !isNewRunChosen, SCREEN_WIDTH / 2, RAISED_TOP);
  drawChoiceRow(texts.newRun, 1, isNewRunChosen, SCREEN_WIDTH / 2, RAISED_TOP);
  drawText(`Ⓑ ${TEXTS.buttons.back}`, HEADING.margin, BUTTON_Y, "left", "white");
  drawText(texts.confirmTip, SCREEN_WIDTH - HEADING.margin, BUTTON_Y, "right", "white");
}

/**
 * Draws the number of the level that the endless run has reached, below a lamp. A number with at most `maxDigits`
 * digits is drawn in large digits, in the light of the lamp. A longer number is drawn as small text without the light,
 * on which this text would be illegible.
 */
function drawLevelNumber(level: number): void {
  const { middle, y, maxDigits } = NUMERAL;
  if (hasSpaceForNumerals(level, maxDigits)) drawLampLight(middle, LAMP_Y);
  drawHangingLamp(middle, LINES_Y[0], LAMP_Y, true);
  if (!drawNumerals(level, middle - numeralsWidth(level) / 2, y, maxDigits))
    drawLargeText(shortCount(level), middle, y + 12, "centre", "white");
}

function drawRails(level: number, best: number, rolledShare: number): void {
  const slotCount = RAILS.count * RAILS.slots;
  const levelsPerSlot = Math.max(1, Math.max(level, best) / slotCount);
  const balls = Math.ceil(level / levelsPerSlot);
  const rings = Math.ceil(best / levelsPerSlot);
  for (let rail = 0; rail < RAILS.count; rail++) {
    const y = RAILS.y + rail * RAILS.apart;
    fillPill("white", RAILS.left, y, RAILS.width, RAILS.height);
    fillPill("black", RAILS.left + 2, y + 2, RAILS.width - 4, RAILS.height - 4);
    drawClipped(RAILS.left + 4, y, RAILS.width - 8, RAILS.height, () => {
      const shift = rollShift(rolledShare - rail * RAIL_DELAY);
      for (let slot = 0; slot < RAILS.slots; slot++) {
        const index = rail * RAILS.slots + slot;
        const x = RAILS.left + RAILS.margin + slot * RAILS.slot;
        drawSlot(
          x,
          y + RAILS.height / 2,
          { isBall: index < balls, isLast: index === balls - 1, isRing: index < rings },
          shift,
        );
      }
    });
  }
}

/**
 * Draws one slot (a place for a ball) of a rail: a ball, a ring or nothing. A ball stands for a level of the endless
 * run, or for several levels in a long run. The black ball stands for the present level. A ring stands for levels that
 * only the best run reached.
 */
function drawSlot(
  x: number,
  y: number,
  { isBall, isLast, isRing }: { readonly isBall: boolean; readonly isLast: boolean; readonly isRing: boolean },
  shift: number,
): void {
  if (isBall) {
    const left = x - shift;
    fillDisc("white", left, y, isLast ? BLACK_BALL_RADIUS : BALL_RADIUS);
    if (isLast) {
      fillDisc("black", left, y, BLACK_BALL_RADIUS - 1);
      fillDisc("white", left - 2, y - 3, 1);
    }
  } else if (isRing) {
    fillDisc("white", x, y, RING_RADIUS);
    fillDisc("black", x, y, RING_RADIUS - 1);
  }
}

function rollShift(share: number): number {
  return share <= 0 ? 0 : Math.floor(RAILS.width * Math.min(1, share / (1 - RAIL_DELAY * (RAILS.count - 1))) ** 2);
}
