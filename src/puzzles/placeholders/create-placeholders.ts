/**
 * Creates placeholders for the parts of a new puzzle that do not exist yet, so that a player can try its rules at once.
 */
import { createNeverLostFeat } from "../feats";
import type { Campaign, Feat, Painter } from "../puzzle";
import type { Journey } from "../looks/journey";
import { COMMON_IDEAS } from "../../kernel/ideas/measure-ideas";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import { createPlainPainter, type PlainPuzzle } from "./painter";
import { plainJourney } from "./journey";
import { TEXTS } from "./texts/index";

/**
 * The parts of a puzzle for which placeholders (plain substitutes) exist. The sound theme has no placeholder, because a
 * puzzle without a sound theme simply makes no sounds of its own.
 */
export interface Placeholders<Level, State> {
  readonly campaign: Campaign;
  readonly feat: Feat<State>;
  readonly ideas: PuzzleIdeas<Level, State>;
  readonly painter: Painter<Level, State>;
  readonly journey: Journey;
}

const emptyCampaign: Campaign = {
  levelCount: 0,
  level: (levelIndex) => {
    throw new Error(`the campaign has no level ${levelIndex}`);
  },
};

/** Creates placeholders for all missing parts of a puzzle. The author of the puzzle replaces them one by one. */
export function createPlaceholders<Level, State>(puzzle: PlainPuzzle<Level, State>): Placeholders<Level, State> {
  return {
    campaign: emptyCampaign,
    feat: createNeverLostFeat(TEXTS.feat.name, TEXTS.feat.missed),
    // With these placeholders, the distance of every state from a win is estimated as 0. So no move looks better than
    // another, and no level shows the solving ideas "detour" and "bait". (A solving idea is a technique that a solution
    // needs.)
    ideas: {
      canBeAimedAt: false,
      boardOf: (level) => puzzle.notation.placementsOf(level).board,
      apparentDistance: () => () => 0,
      own: [],
      leadOrder: COMMON_IDEAS.map((_, idea) => idea),
      things: [],
      strongStrengths: [{ minPar: 0, strengths: COMMON_IDEAS.map(() => 1) }],
    },
    painter: createPlainPainter(puzzle),
    journey: plainJourney,
  };
}
