/**
 * Puts the puzzle Penguin together from its rules, level notation, level generator, campaign, drawing code and sounds.
 */
import { loadLater } from "../campaign";
import { createNeverBackFeat, createNeverLostFeat } from "../feats";
import { createChapter } from "../looks/create-chapter";
import type { Puzzle } from "../puzzle";
/** The import below is loaded from penguin-hints.lua on first use. @lazy penguin-hints */
import { findBoardHint } from "./board-hint";
/** The import below is loaded from penguin-after-hours.lua on first use. @lazy penguin-after-hours */
import { afterHours } from "./campaign/after-hours";
/** The import below is loaded from penguin-campaign.lua on first use. @lazy penguin-campaign */
import { campaign } from "./campaign/index";
/** The import below is loaded from penguin-fog.lua on first use. @lazy penguin-fog */
import { fog } from "./chapters/fog";
/** The import below is loaded from penguin-storm.lua on first use. @lazy penguin-storm */
import { storm } from "./chapters/storm";
/** The import below is loaded from penguin-feast.lua on first use. @lazy penguin-feast */
import { feast } from "./chapters/feast";
import { ideas } from "./ideas";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan, type Target } from "./make/plan";
/** The import below is loaded from penguin-generation.lua on first use. @lazy penguin-generation */
import { recordGeneration } from "./make/record-generation";
import { newThings } from "./new-things";
import { chapterStyle } from "./paint/chapter-style";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import { cellOf, isInLoop, type State } from "./state";
import { TEXTS } from "./texts/index";
import { soundTheme } from "./sound-theme";

/** The puzzle Penguin: a penguin slides over the ice of a floe until something stops it, and must reach the finish. */
export const penguin: Puzzle<Level, State, Target> = {
  id: "penguin",
  name: TEXTS.name,
  dpadLabel: TEXTS.dpadLabel,
  canBeLost: true,
  ...notation,
  rules,
  // The generator ignores the cell in which the level before ended. That cell is the finish of the level before, which
  // is always at the edge of the board, where no level starts.
  compose: (target, _from, random, isAcceptable, aim) => compose(target, random, isAcceptable, aim),
  recordGeneration: (request) => recordGeneration(request),
  playerCell: cellOf,
  plan,
  largestBoard: { maxWidth: 16, maxHeight: 8 },
  campaign: loadLater(
    60,
    () => campaign,
    3,
    () => afterHours,
  ),
  newThings,
  lostReasons: (state) => (isInLoop(state) ? TEXTS.lostReasons.loop : TEXTS.lostReasons.picks),
  feat: createNeverLostFeat(TEXTS.feat.name, TEXTS.feat.missed),
  otherFeats: [createNeverBackFeat(TEXTS.noUTurn.name, TEXTS.noUTurn.missed)],
  ideas,
  findBoardHint: (level, wins) => findBoardHint(level, wins),
  painter,
  laterChapters: [
    () => createChapter(chapterStyle, fog, TEXTS.chapters.fog),
    () => createChapter(chapterStyle, storm, TEXTS.chapters.storm),
    () => createChapter(chapterStyle, feast, TEXTS.chapters.feast),
  ],
  journey,
  soundTheme,
};
