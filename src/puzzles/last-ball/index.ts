/**
 * The puzzle Last Ball: a black ball pushes white balls off a board, and must not fall off itself. This file gathers
 * the parts of the puzzle that the rest of the game uses.
 */

import { loadLater } from "../campaign";
import { neverLost } from "../feats";
import { createChapter } from "../looks/create-chapter";
import type { Puzzle } from "../puzzle";
/** Loads the levels of the campaign when the game first needs them. @lazy last-ball-campaign */
import { campaign } from "./campaign/index";
/** Loads the look and the sounds of the fourth chapter when the game first needs it. @lazy last-ball-ballroom */
import { ballroom } from "./chapters/ballroom";
/** Loads the look and the sounds of the third chapter when the game first needs it. @lazy last-ball-deck */
import { deck } from "./chapters/deck";
/** Loads the look and the sounds of the second chapter when the game first needs it. @lazy last-ball-kitchen */
import { kitchen } from "./chapters/kitchen";
/** Loads the look and the sounds of the fifth chapter when the game first needs it. @lazy last-ball-roof */
import { roof } from "./chapters/roof";
import { ideas } from "./ideas";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
/** Loads the code that records generation steps when the game first needs it. @lazy last-ball-making */
import { recordMaking } from "./make/record-making";
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
  recordMaking: (request) => recordMaking(request),
  playerPosition,
  plan,
  largestBoard: { maxWidth: 12, maxHeight: 7 },
  campaign: loadLater(100, () => campaign),
  newThings,
  feat: neverLost(TEXTS.feat.name, TEXTS.feat.missed),
  ideas,
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
