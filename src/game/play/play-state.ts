/** The state of the play screen, which play-screen.ts advances from frame to frame, and its first value. */
import type { MenuAction } from "../../device/menu";
import type { TaskHandle } from "../../kernel/task-handle";
import type { Picture } from "../../device/screen";
import type { Routes } from "../routes";
import { createAnnouncement, type Announcement } from "./announce-attempt";
import type { Attempt } from "./attempt";
import type { Autosave } from "./autosave";
import type { Card } from "./card";
import { createControls, type Controls } from "./controls";
import { COUNTDOWN_MS } from "./countdown";
import { createHum, type Hum } from "./hum";
import { createIdleAnimation, type IdleAnimation } from "./idle-animation";
import { createLampChange } from "./lamp-change";
import { createLevelQueue, type LevelQueue } from "./level-queue";
import type { Mode } from "./mode";
import { createOffer } from "./offer";
import type { Opening } from "./opening";
import type { PlayContext } from "./play-context";
import { createReplay, type Replay } from "./replay";
import { createScenery } from "./scenery";
import { createShownValues, type ShownValues } from "../shown-values";
import type { PlayView } from "./shown-view";
import type { Tutorial } from "./tutorial";

export interface PlayState extends PlayView, Autosave {
  /** A picture of the board without pieces, shown until the first level is ready; undefined until it is painted. */
  emptyBoard: Picture | undefined;
  /** How many frames the player has waited for the first level. */
  waitedFrames: number;
  attempt: Attempt | undefined;
  /** A level of a timed mode that continues after the countdown; undefined if there is no such level. */
  attemptAfterCountdown: Attempt | undefined;
  countdownMs: number;
  tutorial: Tutorial | undefined;
  /** The input state that queues button presses before the first level is ready. */
  readonly controlsBeforeLevel: Controls;
  readonly routes: Pick<Routes, "ask" | "editCopy">;
  readonly queue: LevelQueue;
  card: Card | undefined;
  /** The game's entries in the system menu. They differ while a card after a level is shown. */
  readonly menu: MenuAction[];
  /** How long the card after a level has been shown, in milliseconds. */
  cardMs: number;
  replay: Replay;
  /**
   * The task that looks for the leading idea of the level's solution while the card after the level is shown; undefined
   * if no such card is shown.
   */
  ideaTask: TaskHandle<readonly string[]> | undefined;
  readonly idleAnimation: IdleAnimation;
  opening: Opening | undefined;
  readonly lastAnnouncement: Announcement;
  readonly hum: Hum;
  /** How many of this level's hints are already recorded in the player's saved data. */
  notedHints: number;
  readonly shown: ShownValues;
  /** How often the picture has changed in a way that no other listed value shows. */
  changeCount: number;
}

/**
 * Creates the state of the play screen. If `attempt` is given, the screen continues this level, which the player left
 * earlier. If `attempt` is undefined, the mode's first level is generated. In a timed mode, the level continues after
 * the countdown.
 */
export function createPlayState(
  { puzzle, save, routes }: PlayContext<Pick<Routes, "ask" | "editCopy">>,
  mode: Mode,
  attempt: Attempt | undefined,
  card: Card | undefined,
): PlayState {
  const isTimed = mode.rushStatus !== undefined;
  return {
    ...{ puzzle, save, mode, routes, card, cardMs: 0, menu: [], queue: createLevelQueue(puzzle, mode) },
    ...{ emptyBoard: undefined, waitedFrames: 0, controlsBeforeLevel: createControls() },
    attempt: isTimed ? undefined : attempt,
    attemptAfterCountdown: isTimed ? attempt : undefined,
    countdownMs: isTimed ? COUNTDOWN_MS : 0,
    tutorial: undefined,
    ...{ replay: createReplay(), idleAnimation: createIdleAnimation(), shown: createShownValues(), changeCount: 0 },
    scenery: createScenery(),
    offer: createOffer(),
    ...{ opening: undefined, ideaTask: undefined, look: undefined },
    ...{ lastAnnouncement: createAnnouncement(), hum: createHum(), lampChange: createLampChange() },
    ...{ unsaved: "nothing", isFresh: false, unsavedClockMs: 0, notedHints: 0 },
  };
}

/** Returns whether a timed mode has used up its time or lives, but does not show the result yet. */
export function isOver({ mode, card }: PlayState): boolean {
  return card === undefined && mode.isOver?.() === true;
}
