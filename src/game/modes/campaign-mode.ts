import { isFault } from "../../kernel/fault";
import type { Work } from "../../kernel/work";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import type { Card } from "../play/card";
import type { Mode, Supply } from "../play/mode";
import type { Round } from "../play/round";
import { positionsOf } from "../play/session";
import type { Routes } from "../routes";
import { digitOf, medalsOf, medalsWon, withClearedAlone, withMedals, type Medals } from "../save/medals";
import { bestOf, LESSONS, lessonsDone, nextLevel, openLevels, withBest } from "../save/progress";
import { puzzleSave, type PuzzleSave, type Save } from "../save/save";
import { campaignPage, type Win } from "./campaign-card";

/** Level `number`, from 0, of a puzzle's campaign, new or as it was left. */
export function campaignMode(puzzle: SealedPuzzle, save: Save, number: number, routes: Routes): Mode {
  const kept = puzzleSave(save, puzzle.id);
  const isLesson = lessonsDone(kept.medals) < LESSONS;
  const { name, verdict } = puzzle.campaign.level(number);
  let win: Win | undefined;
  return {
    name: "campaign",
    hasHints: true,
    teaches: true,
    supply: () => supplyLevel(puzzle, number),
    bare: () => readLevel(puzzle, number),
    next: () => "nothing",
    hud: () => ({ main: `${number + 1}`, side: name }),
    onArrival: () => undefined,
    onWon: (round) => {
      win = winOf(puzzle, verdict.par, medalsOf(digitOf(kept.medals, number)), round);
      const { won, isWatched, hints, moves } = win;
      kept.medals = isWatched ? withClearedAlone(kept.medals, number) : withMedals(kept.medals, number, won);
      if (hints === 0 && !isWatched) kept.bests = withBest(kept.bests, number, moves);
    },
    onLost: () => undefined,
    card: (isCleared) => (isCleared && win !== undefined ? clearedCard(puzzle, kept, number, win, routes) : undefined),
    standing: () =>
      win !== undefined ? undefined : { seed: 0, levelNumber: number + 1, recent: [], tally: { mode: "campaign" } },
    row: () => ({ level: number + 1 }),
    back: () => {
      // Whoever was led to a lesson has not seen the map yet.
      if (isLesson) routes.title();
      else routes.map(number);
    },
  };
}

/** What a round that was won has earned; `before` was held before. */
function winOf({ feat }: SealedPuzzle, par: number, before: Medals, round: Round): Win {
  const { hints, rewinds, losses, wasWatched } = round;
  const { session } = round.play;
  const moves = session.goal;
  const clearing = { moves, par, hints, rewinds, losses, positions: positionsOf(session) };
  return { moves, hints, isWatched: wasWatched, before, won: wasWatched ? [] : medalsWon(feat, clearing) };
}

function clearedCard(puzzle: SealedPuzzle, kept: PuzzleSave, number: number, win: Win, routes: Routes): Card {
  const { text, go } = wayOn(puzzle, kept, number, routes);
  return {
    about: "level",
    page: campaignPage(puzzle, number, win, bestOf(kept.bests, number)),
    aText: text,
    bText: "map",
    onA: go,
    onB: () => {
      routes.map(number);
    },
  };
}

/**
 * What a button does, and the word for it.
 * @noSelf
 */
interface WayOn {
  readonly text: string;
  readonly go: () => void;
}

/**
 * Returns where Ⓐ leads from a cleared level: to the next level, or to endless play after the lessons and after the last
 * level. A level that an endless run used as a lesson may be cleared while the level after it is still locked. Then Ⓐ
 * leads to the first level that is not cleared.
 */
function wayOn({ campaign }: SealedPuzzle, { medals }: PuzzleSave, number: number, routes: Routes): WayOn {
  const cleared = number + 1;
  if (cleared === LESSONS || cleared === campaign.length) return { text: "play", go: routes.endless };
  const isOpen = openLevels(medals, campaign.length)[cleared];
  const next = isOpen ? cleared : nextLevel(medals, campaign.length);
  return {
    text: "next",
    go: () => {
      routes.campaign(next);
    },
  };
}

/** Reads the level; it is explored while the player looks at it. */
function* supplyLevel(puzzle: SealedPuzzle, number: number): Work<Supply> {
  const level = readLevel(puzzle, number);
  return { level, rules: puzzle.rules(level), certificate: undefined };
}

function readLevel(puzzle: SealedPuzzle, number: number): SealedLevel {
  const level = puzzle.read(puzzle.campaign.level(number).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  return level;
}
