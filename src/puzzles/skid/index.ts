/** Puts the puzzle Skid together from its rules, level notation, level generator, campaign, drawing code and sounds. */
import { loadLater } from "../campaign";
import { createChapter } from "../looks/create-chapter";
import type { Puzzle } from "../puzzle";
/** The import below is loaded from skid-hints.lua on first use. @lazy skid-hints */
import { findBoardHint } from "./board-hint";
/** The import below is loaded from skid-after-hours.lua on first use. @lazy skid-after-hours */
import { afterHours } from "./campaign/after-hours";
/** The import below is loaded from skid-campaign.lua on first use. @lazy skid-campaign */
import { campaign } from "./campaign/index";
/** The import below is loaded from skid-attic.lua on first use. @lazy skid-attic */
import { attic } from "./chapters/attic";
/** The import below is loaded from skid-toyshop.lua on first use. @lazy skid-toyshop */
import { toyshop } from "./chapters/toyshop";
/** The import below is loaded from skid-tree-house.lua on first use. @lazy skid-tree-house */
import { treeHouse } from "./chapters/tree-house";
import { feat } from "./feat";
import { ideas } from "./ideas";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
/** The import below is loaded from skid-generation.lua on first use. @lazy skid-generation */
import { recordGeneration } from "./make/record-generation";
import type { Target } from "./make/target";
import { newThings } from "./new-things";
import { chapterStyle } from "./paint/chapter-style";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { TEXTS } from "./texts/index";
import { soundTheme } from "./sound-theme";

/** The puzzle Skid: in each move all toys slide in the same direction, and they leave through goals of their colour. */
export const skid: Puzzle<Level, State, Target> = {
  id: "skid",
  name: TEXTS.name,
  dpadLabel: TEXTS.dpadLabel,
  isBoardTilted: true,
  canBeLost: false,
  ...notation,
  rules,
  compose,
  recordGeneration: (request) => recordGeneration(request),
  plan,
  largestBoard: { maxWidth: 8, maxHeight: 7 },
  campaign: loadLater(
    100,
    () => campaign,
    2,
    () => afterHours,
  ),
  newThings,
  feat,
  ideas,
  findBoardHint: (level, wins) => findBoardHint(level, wins),
  painter,
  laterChapters: [
    () => createChapter(chapterStyle, attic, TEXTS.chapters.attic),
    () => createChapter(chapterStyle, treeHouse, TEXTS.chapters.treeHouse),
    () => createChapter(chapterStyle, toyshop, TEXTS.chapters.toyshop),
  ],
  journey,
  soundTheme,
};
