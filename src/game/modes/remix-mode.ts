/**
 * Creates the mode that plays a level of the weekly remix, and the card (a message with two buttons) after the level. A
 * remix consists of three levels of one puzzle with one special rule, such as fog.
 */
import type { Task } from "../../kernel/task";
import type { LevelCard } from "../play/card";
import type { Mode, ReadyLevel } from "../play/mode";
import { createTwist } from "../play/twists/create-twist";
import type { ResumePoint } from "../save/resume-point";
import { TEXTS as GAME_TEXTS } from "../texts/index";
/** The import below is loaded from today.lua on first use. @lazy today */
import { TEXTS } from "../texts/remix";
import type { PlayContext } from "../play/play-context";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { recordGenerationOfTries } from "./record-generation";
import { composeRemixLevel, remixTargetOf, runOfRemix, seedOfRemix } from "./remix";
/** The import below is loaded from today.lua on first use. @lazy today */
import { findNextRemixLevel, recordRemixLevel, remixResultsOf } from "./remix-results";
/** The import below is loaded from today.lua on first use. @lazy today */
import { REMIX_LEVELS, remixOf } from "./remix-week";
import { createEmptyLevel } from "./run";

/** Names one of the three levels of a week's remix (levels with a special rule), counted from 1. */
export interface RemixLevel {
  readonly week: number;
  readonly number: number;
}

/**
 * Creates the mode that plays one level of a weekly remix (three levels with a special rule). It continues from
 * `resumePoint` if that is given.
 */
export function createRemixMode(
  context: PlayContext,
  { week, number }: RemixLevel,
  resumePoint: ResumePoint | undefined,
): Mode {
  const { puzzle, save } = context;
  const { twist } = remixOf(week);
  const played = createTwist(puzzle, twist);
  const isEnded = (): boolean => remixResultsOf(save.remix, week)[number - 1].par > 0;
  let isClearedNow = false;
  let par = resumePoint?.tally.mode === "remix" ? resumePoint.tally.par : 0;
  function* compose(): Task<ReadyLevel> {
    const certified = yield* composeRemixLevel(puzzle, week, number);
    ({ par } = certified.certificate.analysis.verdict);
    return certified;
  }
  return {
    name: "remix",
    hasHints: true,
    teaches: true,
    twist: played,
    createLevel: compose,
    recordGeneration: (level) =>
      recordGenerationOfTries(puzzle, remixTargetOf(puzzle, twist, number), level, (givenUp) =>
        runOfRemix(week, number, givenUp),
      ),
    emptyBoardLevel: () => createEmptyLevel(puzzle, remixTargetOf(puzzle, twist, number)),
    nextStart: () => "nothing",
    hud: (attempt) => ({
      main: TEXTS.level(number, REMIX_LEVELS),
      shortMain: TEXTS.shortLevel(number, REMIX_LEVELS),
      side: "",
      long: played.texts(attempt),
    }),
    onArrival: () => undefined,
    onWon: ({ wasWatched, played: { timeline } }) => {
      isClearedNow = true;
      recordRemixLevel(save, week, number, { moves: wasWatched ? 0 : timeline.moveCount, par });
    },
    onLost: () => undefined,
    card: (isCleared) => (isCleared ? createRemixCard(context, week) : undefined),
    progress: () =>
      isEnded() || isClearedNow
        ? undefined
        : {
            seed: seedOfRemix(week),
            levelNumber: number,
            recentSketches: "",
            recentLeadingIdeas: [],
            tally: { mode: "remix", par },
          },
    origin: () => ({ seed: seedOfRemix(week), level: number }),
    back: { kind: "today", card: "remix" },
  };
}

function createRemixCard({ save }: PlayContext, week: number): LevelCard {
  const next = findNextRemixLevel(remixResultsOf(save.remix, week));
  return {
    about: "level",
    addsEndCard: true,
    aText: next === undefined ? TEXTS.result : TEXTS.nextLevel(next),
    bText: GAME_TEXTS.buttons.today,
    onA: { kind: "remix", week: week },
    onB: { kind: "today", card: "remix" },
  };
}
