/**
 * The cached backgrounds of the level being played, one for each state of the lamp that shows whether the level can be
 * won. The backgrounds are painted before the screen is drawn, because painting a new background takes a whole frame.
 */
import { paintOnto, paintPicture, type Picture } from "../../device/screen";
import { momentAtRest } from "../../kernel/motion";
import type { RushStatus } from "../../puzzles/puzzle";
import type { Attempt, ShownLook } from "./attempt";
import { lampOfCleared, lampOnScreen } from "./lamp";
import type { MoveDiagram } from "./move-diagram";
import { twistOf } from "./played-twist";
import type { PlayView } from "./shown-view";
import { shownMoment, stateAt } from "./timeline";

/**
 * Returns what the background of the level depends on now. In a cave, a level of several rooms that are shown one at a
 * time, also turns the painter to the room that is shown now. The lamp of a lesson goes out when the level cannot be
 * won, even if the player has switched this off, because lessons explain the lamp.
 */
export function turnToLook(view: PlayView, attempt: Attempt): ShownLook {
  if (view.tutorial !== undefined) {
    return { lamp: lampOnScreen(attempt, true), rush: undefined, part: turnToMoment(attempt, undefined) };
  }
  const { diagram } = view.replay;
  const lamp = diagram === undefined ? lampOnScreen(attempt, view.save.settings.isLampShown) : lampOfCleared(attempt);
  return { lamp, rush: rushStatusOf(view), part: turnToMoment(attempt, diagram) };
}

/** Returns the lives and the clock of rush mode, if the scenery around the board shows them; otherwise undefined. */
export function rushStatusOf({ puzzle, mode }: Pick<PlayView, "puzzle" | "mode">): RushStatus | undefined {
  return puzzle.painter.scene.rushTexts === undefined ? undefined : mode.rushStatus?.();
}

/**
 * Turns the painter of a cave to the room that is shown now. Returns the number of this room; 0 for a level that is
 * shown whole.
 */
function turnToMoment({ painter, played }: Attempt, diagram: MoveDiagram | undefined): number {
  const { timeline, level } = played;
  if (painter.turnTo === undefined) return 0;
  const moment = diagram === undefined ? shownMoment(timeline) : momentAtRest(stateAt(timeline, diagram.firstMove));
  return painter.turnTo(level, moment, timeline.steps);
}

/**
 * Paints one missing background: that of the level or, if a weekly remix turns the board, that of a turned copy of the
 * level. Returns whether a background was painted; the frame then has no time left to draw the pieces.
 */
export function paintMissingBackground(view: PlayView, attempt: Attempt, look: ShownLook): boolean {
  if (paintIfMissing(attempt, look)) return true;
  return (
    twistOf(view)
      ?.shownAttempts?.(attempt)
      .some((shown) => paintIfMissing(shown, look)) === true
  );
}

function paintIfMissing(attempt: Attempt, look: ShownLook): boolean {
  const { backgrounds } = attempt;
  if (backgrounds[look.lamp] !== undefined) return false;
  const { lamp, rush, part } = look;
  backgrounds[lamp] = { picture: paintPicture(paintingOf(attempt, look)), rush, part };
  return true;
}

/**
 * Paints each cached background again that shows another room of a cave, old lives or an old clock of rush mode. These
 * backgrounds must have been painted before.
 */
export function updateBackgrounds(view: PlayView, attempt: Attempt, look: ShownLook): void {
  updateBackground(attempt, look);
  const turned = twistOf(view)?.shownAttempts?.(attempt);
  if (turned !== undefined) for (const shown of turned) updateBackground(shown, look);
}

function updateBackground(attempt: Attempt, look: ShownLook): void {
  const cached = attempt.backgrounds[look.lamp];
  if (cached === undefined) return;
  const { rush, part } = look;
  if (cached.part === part && cached.rush?.lives === rush?.lives && cached.rush?.twelfths === rush?.twelfths) return;
  paintOnto(cached.picture, paintingOf(attempt, look));
  cached.rush = rush;
  cached.part = part;
}

function paintingOf({ painter, played }: Attempt, { lamp, rush }: ShownLook): () => void {
  return () => {
    painter.drawBackground(played.level, lamp, rush);
  };
}

/** Returns the painted background of the level. The background must have been painted before. */
export function backgroundOf({ backgrounds }: Attempt, { lamp }: ShownLook): Picture {
  const cached = backgrounds[lamp];
  if (cached === undefined) throw new Error(`the background with lamp ${lamp} is not painted`);
  return cached.picture;
}
