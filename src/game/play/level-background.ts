/**
 * The cached backgrounds of the level being played, one for each state of the lamp. They are painted before the screen
 * is drawn, because painting takes a whole frame or several. Meanwhile, the screen keeps its old picture.
 */
import { readFrameMs } from "../../device/clock";
import { createBlackPicture, paintOnto, type Picture } from "../../device/screen";
import { momentAtRest } from "../../kernel/motion";
import type { RushStatus } from "../../puzzles/puzzle";
import type { Attempt, LevelBackground, ShownLook } from "./attempt";
import { decideClearedLamp, decideShownLamp } from "./lamp";
import type { MoveDiagram } from "./move-diagram";
import { twistOf } from "./played-twist";
import { shownMoment, stateAt } from "./timeline";
import type { ShownCard } from "./shown-card";
import type { LevelContext } from "./level-context";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { prepareGeneration } from "./shown-generation-view";
import type { Preparation } from "../screen";

/** A frame paints no further part of a background later than this many milliseconds after its beginning. */
const LATEST_PART_MS = 17;

interface BackgroundContext extends LevelContext {
  readonly shownCard: Pick<ShownCard, "replay">;
}

interface PreparedView extends BackgroundContext {
  look: ShownLook | undefined;
}

/**
 * Paints a missing part of the level's next picture: a background, or the pictures of a generation step. Returns how
 * far the picture is prepared.
 */
export function prepareBackground(view: PreparedView, attempt: Attempt): Preparation {
  if (isCaveLessonNew(view, attempt)) return "painting";
  const look = turnToLook(view, attempt);
  view.look = look;
  if (paintMissingBackground(view, attempt, look)) return "painting";
  const { made } = view.shownCard.replay;
  if (view.tutorial === undefined && made !== undefined) return prepareGeneration(made);
  return updateBackgrounds(view, attempt, look) ? "ready" : "painting";
}

/**
 * Returns whether the lesson about caves (levels of several rooms) starts in this frame. Such a frame has parsed the
 * lesson's map, so it has no time to paint the rooms.
 */
function isCaveLessonNew({ tutorial }: LevelContext, { painter, ageMs }: Attempt): boolean {
  return tutorial !== undefined && painter.turnTo !== undefined && ageMs === 0;
}

/**
 * Returns the facts that decide how the background looks now: the lamp, the lives and the clock of a rush (a timed
 * run), and the shown room of a cave (a level of several rooms). Before that, makes the painter show this room.
 *
 * In a lesson, the lamp works even if the player has switched it off, because lessons explain the lamp.
 */
function turnToLook(view: BackgroundContext, attempt: Attempt): ShownLook {
  if (view.tutorial !== undefined) {
    return { lamp: decideShownLamp(attempt, true), rush: undefined, viewNumber: turnToMoment(attempt, undefined) };
  }
  const { diagram } = view.shownCard.replay;
  const lamp =
    diagram === undefined ? decideShownLamp(attempt, view.save.settings.isLampShown) : decideClearedLamp(attempt);
  return { lamp, rush: rushStatusOf(view), viewNumber: turnToMoment(attempt, diagram) };
}

/** Returns the lives and the clock of a rush (a timed run), if the scenery shows them; otherwise undefined. */
export function rushStatusOf({ puzzle, mode }: Pick<LevelContext, "puzzle" | "mode">): RushStatus | undefined {
  return puzzle.painter.scene.rushTexts === undefined ? undefined : mode.rushStatus?.();
}

function turnToMoment({ painter, played }: Attempt, diagram: MoveDiagram | undefined): number {
  const { timeline, level } = played;
  if (painter.turnTo === undefined) return 0;
  const moment = diagram === undefined ? shownMoment(timeline) : momentAtRest(stateAt(timeline, diagram.firstMove));
  return painter.turnTo(level, moment, timeline.steps);
}

/**
 * Paints one missing background, for a turned copy of the level in some weekly remixes. Returns whether it has painted
 * one, because the frame then has no time to draw the pieces.
 */
function paintMissingBackground(view: LevelContext, attempt: Attempt, look: ShownLook): boolean {
  if (paintIfMissing(attempt, look)) return true;
  return (
    twistOf(view)
      ?.shownAttempts?.(attempt)
      .some((shown) => paintIfMissing(shown, look)) === true
  );
}

function paintIfMissing(attempt: Attempt, look: ShownLook): boolean {
  const { backgrounds } = attempt;
  const { lamp, rush, viewNumber } = look;
  const cached = backgrounds[lamp];
  if (cached !== undefined) {
    if (cached.missingParts === undefined || !showsLook(cached, look)) return false;
    paintMissingParts(cached);
    return true;
  }
  const background = { picture: createBlackPicture(), missingParts: undefined, rush, viewNumber };
  backgrounds[lamp] = background;
  paintBackground(background, attempt, look);
  return true;
}

function updateBackgrounds(view: LevelContext, attempt: Attempt, look: ShownLook): boolean {
  let isComplete = updateBackground(attempt, look);
  const turned = twistOf(view)?.shownAttempts?.(attempt);
  if (turned !== undefined) for (const shown of turned) isComplete = updateBackground(shown, look) && isComplete;
  return isComplete;
}

function updateBackground(attempt: Attempt, look: ShownLook): boolean {
  const cached = attempt.backgrounds[look.lamp];
  if (cached === undefined || showsLook(cached, look)) return true;
  cached.rush = look.rush;
  cached.viewNumber = look.viewNumber;
  paintBackground(cached, attempt, look);
  return cached.missingParts === undefined;
}

function showsLook(cached: LevelBackground, { rush, viewNumber }: ShownLook): boolean {
  return (
    cached.viewNumber === viewNumber && cached.rush?.lives === rush?.lives && cached.rush?.twelfths === rush?.twelfths
  );
}

function paintBackground(background: LevelBackground, attempt: Attempt, { lamp, rush }: ShownLook): void {
  const { painter, played } = attempt;
  background.missingParts = painter.drawBackgroundInParts?.(played.level, lamp);
  if (background.missingParts !== undefined) paintMissingParts(background);
  else
    paintOnto(background.picture, () => {
      painter.drawBackground(played.level, lamp, rush);
    });
}

function paintMissingParts(background: LevelBackground): void {
  const { picture, missingParts } = background;
  if (missingParts === undefined) return;
  paintOnto(picture, () => {
    do {
      if (missingParts.next().done === true) background.missingParts = undefined;
    } while (background.missingParts !== undefined && readFrameMs() < LATEST_PART_MS);
  });
}

/** Returns the background of the level for the present state of the lamp. It must have been painted before. */
export function backgroundOf({ backgrounds }: Attempt, { lamp }: ShownLook): Picture {
  const cached = backgrounds[lamp];
  if (cached === undefined) throw new Error(`the background with lamp ${lamp} is not painted`);
  return cached.picture;
}
