/**
 * The puzzle Last Ball: a black ball pushes white balls off a board, and must not fall off itself. This file gathers
 * the parts of the puzzle that the rest of the game uses.
 */

import { loadLater } from "../campaign";
import { createNeverLostFeat } from "../feats";
import { createChapter } from "../looks/create-chapter";
import type { Puzzle } from "../puzzle";
/** The import below is loaded from last-ball-hints.lua on first use. @lazy last-ball-hints */
import { findBoardHint } from "./board-hint";
/** The import below is loaded from last-ball-after-hours.lua on first use. @lazy last-ball-after-hours */
import { afterHours } from "./campaign/after-hours";
/** The import below is loaded from last-ball-campaign.lua on first use. @lazy last-ball-campaign */
import { campaign } from "./campaign/index";
/** The import below is loaded from last-ball-ballroom.lua on first use. @lazy last-ball-ballroom */
import { ballroom } from "./chapters/ballroom";
/** The import below is loaded from last-ball-deck.lua on first use. @lazy last-ball-deck */
import { deck } from "./chapters/deck";
/** The import below is loaded from last-ball-kitchen.lua on first use. @lazy last-ball-kitchen */
import { kitchen } from "./chapters/kitchen";
/** The import below is loaded from last-ball-roof.lua on first use. @lazy last-ball-roof */
import { roof } from "./chapters/roof";
import { ideas } from "./ideas";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
/** The import below is loaded from last-ball-generation.lua on first use. @lazy last-ball-generation */
import { recordGeneration } from "./make/record-generation";
import type { Target } from "./make/target";
import { newThings } from "./new-things";
import { chapterStyle } from "./paint/chapter-style";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { playerPosition } from "./player-position";
import { TEXTS } from "./texts/index";
import { soundTheme } from "./sound-theme";

export const lastBall: Puzzle<Level, State, Target> = {
  id: "last-ball",
  name: TEXTS.name,
  dpadLabel: TEXTS.dpadLabel,
  canBeLost: true,
  ...notation,
  rules,
  compose: (target, from, random, isAcceptable, aim) =>
    compose(target, from ?? playerPosition.startPosition, random, isAcceptable, aim),
  recordGeneration: (request) => recordGeneration(request),
  playerPosition,
  playerCell: ([ball]) => ball,
  plan,
  largestBoard: { maxWidth: 12, maxHeight: 7 },
  campaign: loadLater(
    100,
    () => campaign,
    0,
    () => afterHours,
  ),
  newThings,
  lostReasons: () => TEXTS.lostReasons,
  feat: createNeverLostFeat(TEXTS.feat.name, TEXTS.feat.missed),
  ideas,
  findBoardHint: (level, wins) => findBoardHint(level, wins),
  painter,
  laterChapters: [
    () => createChapter(chapterStyle, kitchen, TEXTS.chapters.kitchen),
    () => createChapter(chapterStyle, deck, TEXTS.chapters.deck),
    () => createChapter(chapterStyle, ballroom, TEXTS.chapters.ballroom),
    () => createChapter(chapterStyle, roof, TEXTS.chapters.roof),
  ],
  journey,
  soundTheme,
};
