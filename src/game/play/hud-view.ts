/**
 * Draws what stands beside the board of a level: its two texts, the texts of a hint, or the crank gauge. level-hud.ts
 * decides what the texts say.
 */
import type { Attempt, ShownLook } from "./attempt";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawNotchGauge } from "./generation-gauge";
import { isTurningAtNotch, NOTCH_DEGREES } from "./generation-notch";
import { isHintShown } from "./hint";
import { composeHintHudText } from "./hint-hud";
import { boxBeside, drawHudText, widenTexts, withSideBelowMain, type AnyScene, type HudText } from "./hud-text";
import { composeHudText, findLossReasons, type HudContext } from "./level-hud";
import { shownMoment } from "./timeline";

export function drawHud(view: HudContext, attempt: Attempt, look: ShownLook): void {
  const { card, replay } = view.shownCard;
  const scene = sceneOf(attempt, look);
  if (card === undefined && attempt.notice === "none" && isHintShown(attempt)) {
    const texts = scene.hintTexts ?? scene.texts;
    const hintScene: AnyScene = { ...scene, texts: widenTexts(texts, scene.textWidthBeside?.(attempt.played.level)) };
    drawHudText(hintScene, composeHintHudText(hintScene, attempt));
  } else if (card !== undefined && isTurningAtNotch(replay, attempt))
    drawNotchGauge(scene, replay.notchDegrees / NOTCH_DEGREES);
  else {
    const shown = findLossReasons(view, attempt) === undefined ? scene : withSideBelowMain(scene);
    drawTexts(shown, attempt, composeHudText(view, shown, attempt));
  }
}

/**
 * Returns the scenery of the level. In a rush (a timed run), its text boxes are smaller and leave space for the lives
 * and the clock.
 */
export function sceneOf({ painter: { scene }, played }: Attempt, { rush }: ShownLook): AnyScene {
  if (rush !== undefined) return { ...scene, texts: scene.rushTexts ?? scene.texts };
  const width = scene.textWidthBeside?.(played.level);
  return width === undefined ? scene : { ...scene, texts: widenTexts(scene.texts, width) };
}

/**
 * Draws the two texts beside the board. Some puzzles also draw a status, such as the number of balls left, beside the
 * level's name.
 */
function drawTexts(scene: AnyScene, { played }: Attempt, text: HudText): void {
  drawHudText(scene, text);
  scene.drawStatus?.(played.level, shownMoment(played.timeline), boxBeside(scene, text.main));
}
