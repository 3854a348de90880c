/**
 * Draws what stands beside the board of a level: its two texts, the texts of a hint, or the crank gauge of a cleared
 * level. level-hud.ts decides what the texts say.
 */
import type { Attempt, ShownLook } from "./attempt";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawNotchGauge } from "./generation-gauge";
import { isTurningAtNotch, NOTCH_DEGREES } from "./generation-notch";
import { isHintShown } from "./hint";
import { composeHintHudText } from "./hint-hud";
import { boxBeside, drawHudText, type AnyScene, type HudText } from "./hud-text";
import { composeHudText, type HudContext } from "./level-hud";
import { shownMoment } from "./timeline";

export function drawHud(view: HudContext, attempt: Attempt, look: ShownLook): void {
  const { card, replay } = view.shownCard;
  const scene = sceneOf(attempt, look);
  if (card === undefined && attempt.notice === "none" && isHintShown(attempt)) {
    const hintScene: AnyScene = { ...scene, texts: scene.hintTexts ?? scene.texts };
    drawHudText(hintScene, composeHintHudText(hintScene, attempt));
  } else if (card !== undefined && isTurningAtNotch(replay, attempt))
    drawNotchGauge(scene, replay.notchDegrees / NOTCH_DEGREES);
  else drawTexts(scene, attempt, composeHudText(view, scene, attempt));
}

/**
 * Returns the scenery of the level. In a rush (timed run), the scenery's text boxes are smaller and leave space for the
 * lives and the clock.
 */
export function sceneOf({ painter: { scene } }: Attempt, { rush }: ShownLook): AnyScene {
  return rush === undefined ? scene : { ...scene, texts: scene.rushTexts ?? scene.texts };
}

/**
 * Draws the texts beside the board. Some puzzles also draw a status, such as the number of balls that are left, beside
 * the level's name.
 */
function drawTexts(scene: AnyScene, { played }: Attempt, text: HudText): void {
  drawHudText(scene, text);
  scene.drawStatus?.(played.level, shownMoment(played.timeline), boxBeside(scene, text.main));
}
