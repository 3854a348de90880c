/**
 * Tells a player who cannot see the board what happens, by announcements and sounds. A hum repeats while the level can
 * be won.
 */
import { TEXTS } from "../texts/index";
import { isPlayedByEar, queueLine } from "../frame-events";
import { DARK_LETTER, knowsControl } from "../save/known-controls";
import { playLampBrightSound, playLampHalfSound, playLampOutSound } from "../sounds";
import { announceAttempt, createAnnouncement, type Announcement } from "./announce-attempt";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { announceMoves, announceNewBoard } from "./announce-by-ear";
import { announceHelp, createAnnouncedHelp, type AnnouncedHelp } from "./announce-help";
import type { Attempt } from "./attempt";
import { createHeardLevel, type HeardLevel } from "./heard-level";
import { advanceHum, createHum, stopHum, type Hum } from "./hum";
import { decideCurrentLamp } from "./lamp";
import type { LevelContext } from "./level-context";
import { announceOpening, type Opening } from "./opening";
import { twistOf } from "./played-twist";
import { isStill } from "./timeline";
import type { Tutorial } from "./tutorial";

/** What was last announced about the level and its help, and the hum that repeats while the level can be won. */
export interface Announcer {
  readonly lastAnnouncement: Announcement;
  readonly lastHelp: AnnouncedHelp;
  /** The facts about the level that have been announced to a player who cannot see the screen. */
  readonly heard: HeardLevel;
  readonly hum: Hum;
}

interface AnnouncedLevel extends LevelContext {
  readonly attempt: Attempt | undefined;
  readonly opening: Opening | undefined;
}

export function createAnnouncer(): Announcer {
  const heard = createHeardLevel();
  return { lastAnnouncement: createAnnouncement(), lastHelp: createAnnouncedHelp(), heard, hum: createHum() };
}

/**
 * Announces the level, or the opening picture of its chapter (levels with the same scenery), if it has changed since
 * the last frame. Also plays the hum, a low note that repeats while the level can be won.
 */
export function announce(announcer: Announcer, level: AnnouncedLevel, elapsedMs: number): void {
  const { lastAnnouncement, lastHelp, heard, hum } = announcer;
  const { attempt, opening } = level;
  if (opening !== undefined) announceOpening(opening);
  else if (attempt !== undefined) {
    if (isPlayedByEar()) announceMoves(heard, level);
    announceLevel(lastAnnouncement, level, attempt);
    if (isPlayedByEar()) announceNewBoard(heard, level);
    announceHelp(lastHelp, attempt, level.tutorial !== undefined);
    advanceLampHum(hum, lastAnnouncement, attempt, elapsedMs);
  }
}

/** Stops the hum, a low note that repeats while the level can be won, because the player leaves the screen. */
export function silence({ hum }: Announcer): void {
  stopHum(hum);
}

function announceLevel(
  lastAnnouncement: Announcement,
  { save, puzzle, mode, tutorial }: LevelContext,
  attempt: Attempt,
): void {
  const lostTips = twistOf({ mode, tutorial })?.lostTips?.(attempt);
  const change = announceAttempt(
    lastAnnouncement,
    attempt,
    decideCurrentLamp(attempt, save.settings.isLampShown),
    mode.isOver?.() === true ? undefined : (lostTips?.[0] ?? TEXTS.announcements.undo),
    () => {
      const { main, announcement: levelName = main } = mode.hud(attempt);
      if (tutorial !== undefined) return `${puzzle.name}, ${formatLessonName(tutorial)}`;
      const [earned] = mode.earnedKeepsake?.()?.texts ?? [];
      return earned === undefined ? `${puzzle.name}, ${levelName}` : `${puzzle.name}, ${levelName}. ${earned}`;
    },
  );
  if (change === "out") {
    if (tutorial === undefined && !knowsControl(save, DARK_LETTER)) queueLine("announcement", TEXTS.play.cannotBeWon);
    playLampOutSound();
  }
  if (change === "half") playLampHalfSound();
  else if (change === "bright") playLampBrightSound();
}

function formatLessonName({ lesson }: Tutorial): string {
  const { title, text } = lesson;
  return text === "" ? title : `${title}. ${text}`;
}

/**
 * Plays the next note of the hum, a repeated low note, when it is due. The hum depends on the last announced state of
 * the level, which changes together with the picture.
 */
function advanceLampHum(hum: Hum, { lamp }: Announcement, { phase, played }: Attempt, elapsedMs: number): void {
  const isMoving = phase !== "playing" || !isStill(played.timeline);
  advanceHum(hum, lamp === "lit" || lamp === "half", isMoving, elapsedMs);
}
