/** The puzzle Fruit: puts its rules, generator, campaign, painter and sound theme together as one `Puzzle`. */
import { loadLater } from "../campaign";
import { createNeverBackFeat, createNeverLostFeat } from "../feats";
import { createChapter } from "../looks/create-chapter";
import type { Puzzle } from "../puzzle";
/** The import below is loaded from fruit-hints.lua on first use. @lazy fruit-hints */
import { findBoardHint } from "./board-hint";
/** The import below is loaded from fruit-after-hours.lua on first use. @lazy fruit-after-hours */
import { afterHours } from "./campaign/after-hours";
/** The import below is loaded from fruit-campaign.lua on first use. @lazy fruit-campaign */
import { campaign } from "./campaign/index";
/** The import below is loaded from fruit-april.lua on first use. @lazy fruit-april */
import { april } from "./chapters/april";
/** The import below is loaded from fruit-first-snow.lua on first use. @lazy fruit-first-snow */
import { firstSnow } from "./chapters/first-snow";
/** The import below is loaded from fruit-harvest.lua on first use. @lazy fruit-harvest */
import { harvest } from "./chapters/harvest";
import { neverRepeated } from "./never-repeated";
import { ideas } from "./ideas";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
/** The import below is loaded from fruit-generation.lua on first use. @lazy fruit-generation */
import { recordGeneration } from "./make/record-generation";
import type { Target } from "./make/target";
import { newThings } from "./new-things";
import { chapterStyle } from "./paint/chapter-style";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { TEXTS } from "./texts/index";
import { soundTheme } from "./sound-theme";

export const fruit: Puzzle<Level, State, Target> = {
  id: "fruit",
  name: TEXTS.name,
  dpadLabel: TEXTS.dpadLabel,
  isBoardTilted: true,
  canBeLost: true,
  ...notation,
  rules,
  // Ignores the start cell that an endless run (a sequence of levels) proposes for the player's piece, because Fruit
  // has no such piece.
  compose: (target, _from, random, isAcceptable, aim) => compose(target, random, isAcceptable, aim),
  recordGeneration: (request) => recordGeneration(request),
  plan,
  largestBoard: { maxWidth: 6, maxHeight: 6 },
  campaign: loadLater(
    60,
    () => campaign,
    3,
    () => afterHours,
  ),
  newThings,
  lostReasons: ({ lostTo }) => (lostTo === undefined ? [] : TEXTS.lostReasons[lostTo]),
  feat: createNeverLostFeat(TEXTS.feat.name, TEXTS.feat.missed),
  otherFeats: [createNeverBackFeat(TEXTS.noUTurn.name, TEXTS.noUTurn.missed), neverRepeated],
  ideas,
  findBoardHint: (level, wins) => findBoardHint(level, wins),
  painter,
  laterChapters: [
    () => createChapter(chapterStyle, april, TEXTS.chapters.april),
    () => createChapter(chapterStyle, harvest, TEXTS.chapters.harvest),
    () => createChapter(chapterStyle, firstSnow, TEXTS.chapters.firstSnow),
  ],
  journey,
  soundTheme,
};
