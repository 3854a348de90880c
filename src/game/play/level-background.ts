/**
 * The cached backgrounds of the level being played, one for each state of the lamp that shows whether the level can be
 * won. The backgrounds are painted before the screen is drawn, because painting a new background takes a whole frame or
 * several. Meanwhile, the screen keeps its old picture.
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

/**
 * If more than this many milliseconds have passed since the beginning of a frame, the frame paints no further part of a
 * background.
 */
const LATEST_PART_MS = 17;

interface BackgroundContext extends LevelContext {
  readonly shownCard: Pick<ShownCard, "replay">;
}

interface PreparedView extends BackgroundContext {
  look: ShownLook | undefined;
}

/**
 * Paints a part of the level's next picture that is not painted yet: a background, or the pictures of a generation step
 * (one of the steps in which the generator made the level). Returns how far the picture is prepared.
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
 * Returns whether the lesson about caves starts in this frame. This frame has parsed the lesson's map, so it has no
 * time left to paint the rooms of the cave.
 */
function isCaveLessonNew({ tutorial }: LevelContext, { painter, ageMs }: Attempt): boolean {
  return tutorial !== undefined && painter.turnTo !== undefined && ageMs === 0;
}

/**
 * Returns on what the background of the level depends now: the lamp, the lives and time of a rush, and the shown room.
 * The lamp shows whether the level can be won. In a lesson, it works even if the player has switched it off in the
 * settings, because lessons explain it. If the level is a cave (a level with several rooms), first tells the painter
 * which room is shown.
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

/**
 * Returns the lives and the clock of a rush (timed run), if the scenery around the board shows them; otherwise
 * undefined.
 */
export function rushStatusOf({ puzzle, mode }: Pick<LevelContext, "puzzle" | "mode">): RushStatus | undefined {
  return puzzle.painter.scene.rushTexts === undefined ? undefined : mode.rushStatus?.();
}

/**
 * Tells the painter of a cave (a level with several rooms) which room is shown now. Returns the number of this room; 0
 * for levels that are no caves.
 */
function turnToMoment({ painter, played }: Attempt, diagram: MoveDiagram | undefined): number {
  const { timeline, level } = played;
  if (painter.turnTo === undefined) return 0;
  const moment = diagram === undefined ? shownMoment(timeline) : momentAtRest(stateAt(timeline, diagram.firstMove));
  return painter.turnTo(level, moment, timeline.steps);
}

/**
 * Paints one missing background of the level. If a weekly remix turns the board, this is the background of a turned
 * copy of the level. Returns whether a background was painted. A frame that has painted a background has no time left
 * to draw the pieces.
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

/**
 * Updates each cached background that no longer shows the present room of a cave (a level with several rooms), or the
 * present lives or time of a rush (timed run). Returns whether all backgrounds that the screen shows are complete.
 */
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

/**
 * Returns whether a cached background is still right. It must show the present room of a cave (a level with several
 * rooms), and the present lives and time of a rush (a timed run). A background may still have parts to be painted; such
 * parts count as painted.
 */
function showsLook(cached: LevelBackground, { rush, viewNumber }: ShownLook): boolean {
  return (
    cached.viewNumber === viewNumber && cached.rush?.lives === rush?.lives && cached.rush?.twelfths === rush?.twelfths
  );
}

/** Paints a background or, if its painter draws in parts, as many parts as the frame has time for. */
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

/**
 * Returns the painted background of the level for the present state of the lamp. The background must have been painted
 * before.
 */
export function backgroundOf({ backgrounds }: Attempt, { lamp }: ShownLook): Picture {
  const cached = backgrounds[lamp];
  if (cached === undefined) throw new Error(`the background with lamp ${lamp} is not painted`);
  return cached.picture;
}
