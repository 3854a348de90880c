/**
 * Shows the level being played in other forms than its board: as a picture beside the menu, as texts for screen
 * readers, as a hum that repeats while the level can be won, and as JSON.
 */
import { playLampBrightSound, playLampHalfSound, playLampOutSound } from "../sounds";
import { advanceHum, type Hum } from "./hum";
import { modeHudText } from "./level-hud";
import type { PlayView } from "./shown-view";
import type { Attempt } from "./attempt";
import type { SolvedLevel } from "../screen";
import { isStill, stateAt } from "./timeline";
import { attemptJson } from "./attempt-json";
import { drawSummary } from "./menu-summary";
import { announceAttempt, type Announcement } from "./announce-attempt";
import { lampNow } from "./lamp";
import type { Tutorial } from "./tutorial";

/**
 * A play screen with its last announcement to a screen reader, and with the hum that repeats while the level can be
 * won.
 */
interface AnnouncedView extends PlayView {
  readonly lastAnnouncement: Announcement;
  readonly hum: Hum;
}

/**
 * Draws a summary of the level being played, which the console shows beside the system menu. Draws nothing if there is
 * no level.
 */
export function summarise(view: PlayView): void {
  const { puzzle, attempt, save } = view;
  if (attempt !== undefined) drawSummary(puzzle, modeHudText(view, attempt), attempt, save.settings.isLampShown);
}

/**
 * Announces the state of the level to a screen reader. Plays a sound when the winnable lamp goes out, becomes half lit
 * or becomes bright again.
 */
export function announceLevel(
  { lastAnnouncement, save, puzzle, mode, tutorial }: AnnouncedView,
  attempt: Attempt,
): void {
  const change = announceAttempt(
    lastAnnouncement,
    attempt,
    lampNow(attempt, save.settings.isLampShown),
    mode.isOver?.() === true,
    () => {
      const { main, announcement: levelName = main } = mode.hud(attempt);
      if (tutorial !== undefined) return `${puzzle.name}, ${lessonName(tutorial)}`;
      const [earned] = mode.earnedKeepsake?.()?.texts ?? [];
      return earned === undefined ? `${puzzle.name}, ${levelName}` : `${puzzle.name}, ${levelName}. ${earned}`;
    },
  );
  if (change === "out") playLampOutSound();
  else if (change === "half") playLampHalfSound();
  else if (change === "bright") playLampBrightSound();
}

/** Returns the texts of a lesson for a player who cannot see what to try. */
function lessonName({ lesson }: Tutorial): string {
  const { title, text } = lesson;
  return text === "" ? title : `${title}. ${text}`;
}

/**
 * Advances the hum, a low note that repeats while the level can be won. The hum follows the state that was last
 * announced to the screen reader, because that state changes together with the picture.
 */
export function advanceLampHum(
  { hum: lampsHum, lastAnnouncement }: AnnouncedView,
  { phase, played }: Attempt,
  elapsedMs: number,
): void {
  const isMoving = phase !== "playing" || !isStill(played.timeline);
  const { lamp } = lastAnnouncement;
  advanceHum(lampsHum, lamp === "lit" || lamp === "half", isMoving, elapsedMs);
}

/** Returns the level being played as one line of JSON; undefined before the first level is ready. */
export function attemptJsonOf({ attempt, puzzle, mode }: PlayView): string | undefined {
  if (attempt === undefined) return undefined;
  const { level, timeline } = attempt.played;
  return attemptJson(puzzle.id, mode.name, mode.origin(), puzzle.formatMap(level), timeline);
}

/** Returns the solved level that is shown, with its moves; undefined if the level is not solved. */
export function solvedLevelOf({ attempt, puzzle }: PlayView): SolvedLevel | undefined {
  if (attempt === undefined) return undefined;
  const { level, timeline } = attempt.played;
  const { steps, rules } = timeline;
  // The player may look at an earlier state of a solved level.
  if (rules.outcome(stateAt(timeline, steps.length)) !== "won") return undefined;
  return { puzzleId: puzzle.id, map: puzzle.formatMap(level), moves: steps.map(({ direction }) => direction) };
}
