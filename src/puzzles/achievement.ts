/**
 * Defines achievements: goals of the whole game that the player reaches once, such as clearing a campaign. All of them
 * follow from what the save already counts, so an old save has the achievements that it has earned.
 */

/**
 * What an achievement counts. In one puzzle: `levels` cleared in any mode, levels of the campaign's first `chapter`,
 * levels of the `campaign`, or campaign levels with a feat (an extra task of a level). In the whole game: `puzzles`
 * with a cleared level, the most levels of a `rush`, levels in the `workshop`, or finished `challenges`.
 */
export type AchievementCount =
  "levels" | "chapter" | "campaign" | "feats" | "puzzles" | "rush" | "workshop" | "challenges";

interface AchievementTexts {
  readonly name: string;
  /** What the player must do, as one short line that tells nothing about later chapters. */
  readonly description: string;
}

/** An achievement: it is granted as soon as its count has reached its goal. */
export interface Achievement extends AchievementTexts {
  /**
   * The id in the console's shared file of achievements, which must never change. It is also the name of the
   * achievement's icon.
   */
  readonly id: string;
  readonly counts: AchievementCount;
  readonly goal: number;
  /** The id of the puzzle in which the achievement counts; empty if it counts in the whole game. */
  readonly puzzleId: string;
}

interface PuzzleGoals {
  /** The number of levels in the first chapter of the campaign. */
  readonly chapter: number;
  readonly campaign: number;
  readonly feats: number;
}

/** The texts of the four achievements that every puzzle has. */
export interface PuzzleAchievementTexts {
  /** The texts of the achievement for the first cleared level. */
  readonly first: AchievementTexts;
  /** The texts of the achievement for clearing all levels of the campaign's first chapter. */
  readonly chapter: AchievementTexts;
  /** The texts of the achievement for clearing all levels of the campaign. */
  readonly campaign: AchievementTexts;
  /**
   * The texts of the achievement for several campaign levels that are cleared with a feat (an extra task of a level).
   */
  readonly feats: AchievementTexts;
}

/** Creates the four achievements of a puzzle, in the order in which a player usually reaches them. */
export function createAchievements(
  puzzleId: string,
  { chapter, campaign, feats }: PuzzleGoals,
  texts: PuzzleAchievementTexts,
): readonly Achievement[] {
  return [
    { id: `${puzzleId}-first`, counts: "levels", goal: 1, puzzleId, ...texts.first },
    { id: `${puzzleId}-chapter`, counts: "chapter", goal: chapter, puzzleId, ...texts.chapter },
    { id: `${puzzleId}-feats`, counts: "feats", goal: feats, puzzleId, ...texts.feats },
    { id: `${puzzleId}-campaign`, counts: "campaign", goal: campaign, puzzleId, ...texts.campaign },
  ];
}
