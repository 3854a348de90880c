/**
 * The state of the play screen. Each part of the state has a type of its own, which is defined in the file to which the
 * part belongs.
 */
import { createShownValues, type ShownValues } from "../shown-values";
import { createAnnouncer, type Announcer } from "./announcer";
import type { Attempt, ShownLook } from "./attempt";
import { createAutosave } from "./autosave";
import type { Card } from "./card";
import { openFirstCard } from "./level-card";
import { createLevelQueue } from "./level-queue";
import type { Mode } from "./mode";
import { createOffer, type Offer } from "./offer";
import type { PlayContext } from "./play-context";
import { createShownCard, type ShownCard } from "./shown-card";
import type { LevelFlow } from "./level-flow";
import { createSurroundings, type Surroundings } from "./surroundings";
import { createWaiting } from "./wait-for-level";

export interface PlayState extends LevelFlow {
  shownCard: ShownCard;
  readonly offer: Offer;
  readonly surroundings: Surroundings;
  readonly announcer: Announcer;
  /**
   * The look (such as the state of the lamp) for which the level's background was last prepared. It is undefined if no
   * background was prepared yet.
   */
  look: ShownLook | undefined;
  readonly shown: ShownValues;
  /** How often the picture has changed, except for blinks and moving scenery, which `listPlay` lists separately. */
  changeCount: number;
}

/**
 * Creates the state of the play screen. If `attempt`, a level that the player left earlier, is given, the screen
 * continues this level. In a timed mode, the countdown comes first.
 */
export function createPlayState(
  { puzzle, save }: PlayContext,
  mode: Mode,
  attempt: Attempt | undefined,
  card: Card | undefined,
): PlayState {
  const isTimed = mode.rushStatus !== undefined;
  return {
    ...{ puzzle, save, mode, tutorial: undefined, opening: undefined },
    attempt: isTimed ? undefined : attempt,
    waiting: createWaiting(isTimed, isTimed ? attempt : undefined),
    shownCard: card === undefined ? createShownCard() : openFirstCard(mode, attempt, card),
    queue: createLevelQueue(puzzle, mode),
    autosave: createAutosave(),
    offer: createOffer(),
    surroundings: createSurroundings(),
    announcer: createAnnouncer(),
    ...{ look: undefined, shown: createShownValues(), changeCount: 0 },
  };
}
