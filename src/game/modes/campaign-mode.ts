/** Creates the campaign mode, which plays one fixed level of a puzzle's campaign and awards medals. */
import type { LevelOrigin } from "../destination";
import { isFault } from "../../kernel/fault";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { chapterInCampaign, isHardestOfChapter } from "../play/chapters";
import type { PlayContext } from "../play/play-context";
import type { Mode, ReadyLevel } from "../play/mode";
import type { Attempt } from "../play/attempt";
import { directionsUpToNow, statesUpToNow } from "../play/timeline";
import { digitOf, featOf, medalsOf, findEarnedMedals, withClearedOnly, withMedals, type Medals } from "../save/medals";
import { withBest } from "../save/progress";
import { openPuzzleSave } from "../save/save";
/** The import below is loaded from end-card.lua on first use. @lazy end-card */
import { createClearedCard } from "./campaign-card";
import type { CampaignWin } from "./campaign-end-card";

/** Creates the campaign mode for the level at `levelIndex`, which the player has opened from the screen `from`. */
export function createCampaignMode({ puzzle, save }: PlayContext, levelIndex: number, from: LevelOrigin): Mode {
  const saved = openPuzzleSave(save, puzzle.id);
  const { name, verdict } = puzzle.campaign.level(levelIndex);
  const chapter = chapterInCampaign(puzzle, levelIndex + 1);
  const isHardestLevel = chapter.isAfterHours !== true && isHardestOfChapter(puzzle, chapter);
  let win: CampaignWin | undefined;
  return {
    name: "campaign",
    hasHints: true,
    teaches: true,
    createLevel: () => loadLevel(puzzle, levelIndex, verdict.difficultyCentibits),
    nextStart: () => "nothing",
    chapter: () => chapter,
    isHardestOfChapter: () => isHardestLevel,
    hud: () => ({ main: `${levelIndex + 1}`, side: name }),
    onArrival: () => undefined,
    isFirstWin: () => !medalsOf(digitOf(saved.medals, levelIndex)).isCleared,
    onWon: (attempt) => {
      win = createCampaignWin(puzzle, levelIndex, medalsOf(digitOf(saved.medals, levelIndex)), attempt);
      const { earned, isWatched, hints, moves } = win;
      saved.medals = isWatched
        ? withClearedOnly(saved.medals, levelIndex)
        : withMedals(saved.medals, levelIndex, earned);
      if (hints === 0 && !isWatched) saved.bestMoves = withBest(saved.bestMoves, levelIndex, moves);
    },
    onLost: () => undefined,
    card: (isCleared) =>
      isCleared && win !== undefined ? createClearedCard({ puzzle, save }, { levelIndex, from }, win) : undefined,
    progress: () =>
      win !== undefined
        ? undefined
        : {
            seed: 0,
            levelNumber: levelIndex + 1,
            recentSketches: "",
            recentLeadingIdeas: [],
            tally: { mode: "campaign" },
          },
    origin: () => ({ level: levelIndex + 1 }),
    back: from === "title" ? { kind: "title" } : { kind: "campaign-map", levelIndex },
  };
}

function createCampaignWin(puzzle: AnyPuzzle, levelIndex: number, before: Medals, attempt: Attempt): CampaignWin {
  const { countedHints, rewinds, losses, wasWatched } = attempt;
  const { timeline } = attempt.played;
  const moves = timeline.moveCount;
  const level = puzzle.campaign.level(levelIndex);
  const { par } = level.verdict;
  const feat = featOf(puzzle, level);
  const path = { states: statesUpToNow(timeline), directions: directionsUpToNow(timeline) };
  const clearing = { moves, par, hints: countedHints, rewinds, losses, ...path };
  return {
    ...{ moves, hints: countedHints, isWatched: wasWatched, before },
    earned: wasWatched ? [] : findEarnedMedals(feat, clearing),
    featMissed: feat.isDone(clearing) ? "" : feat.missed(clearing),
    streak: attempt.unaidedStreak,
  };
}

function* loadLevel(puzzle: AnyPuzzle, number: number, difficultyCentibits: number): Task<ReadyLevel> {
  const level = yield* puzzle.readCampaignMap(puzzle.campaign.level(number).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return { level, rules: puzzle.rules(level), certificate: undefined, difficultyCentibits };
}
