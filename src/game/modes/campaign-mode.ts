import { isFault } from "../../kernel/fault";
import type { Work } from "../../kernel/work";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import type { Card } from "../play/card";
import type { Mode, Supply } from "../play/mode";
import { positionsOf } from "../play/session";
import type { Routes } from "../routes";
import { digitOf, medalsOf, medalNames, withCleared, withClearedAlone } from "../save/medals";
import { bestOf, countMedals, LESSONS, lessonsDone, withBest } from "../save/progress";
import { puzzleSave, type PuzzleSave, type Save } from "../save/save";

/** Level `number`, from 0, of a puzzle's campaign, new or as it was left. */
export function campaignMode(puzzle: SealedPuzzle, save: Save, number: number, routes: Routes): Mode {
  const kept = puzzleSave(save, puzzle.id);
  const isLesson = lessonsDone(kept.medals) < LESSONS;
  const { name, verdict } = puzzle.campaign.level(number);
  let isOver = false;
  let isWatched = false;
  let meanings: readonly string[] = [];
  return {
    name: "campaign",
    hasHints: true,
    teaches: true,
    supply: () => supplyLevel(puzzle, number),
    bare: () => readLevel(puzzle, number),
    next: () => "nothing",
    hud: () => ({ main: `${number + 1}`, side: name }),
    onArrival: () => undefined,
    onWon: ({ play, hints, rewinds, losses, wasWatched }) => {
      const { session } = play;
      isOver = true;
      isWatched = wasWatched;
      if (wasWatched) {
        kept.medals = withClearedAlone(kept.medals, number);
        return;
      }
      const clearing = {
        moves: session.goal,
        par: verdict.par,
        hints,
        rewinds,
        losses,
        positions: positionsOf(session),
      };
      const before = kept.medals;
      kept.medals = withCleared(kept.medals, number, puzzle.feat, clearing);
      meanings = newMeanings(puzzle, before, kept.medals);
      if (hints === 0) kept.bests = withBest(kept.bests, number, session.goal);
    },
    onLost: () => undefined,
    onTime: () => false,
    card: (isCleared) => (isCleared ? clearedCard(puzzle, kept, number, { isWatched, meanings }, routes) : undefined),
    standing: () =>
      isOver ? undefined : { seed: 0, levelNumber: number + 1, recent: [], tally: { mode: "campaign" } },
    row: () => ({ level: number + 1 }),
    back: () => {
      // Whoever was led to a lesson has not seen the map yet.
      if (isLesson) routes.title();
      else routes.map(number);
    },
  };
}

function clearedCard(
  puzzle: SealedPuzzle,
  { medals, bests }: PuzzleSave,
  number: number,
  { isWatched, meanings }: Ending,
  routes: Routes,
): Card {
  const toMap = (): void => {
    routes.map(number);
  };
  const { text, go } = wayOn(puzzle, number, routes);
  const best = bestOf(bests, number);
  return {
    about: "level",
    medals: isWatched ? [] : medalNames(medalsOf(digitOf(medals, number)), puzzle.feat),
    ...(best === undefined ? {} : { best }),
    meanings,
    aText: text,
    bText: "map",
    onA: go,
    onB: toMap,
  };
}

/** How it was cleared this time. */
interface Ending {
  readonly isWatched: boolean;
  /** Of medals that were never won before with this puzzle. */
  readonly meanings: readonly string[];
}

/** What those medals mean of which there are some in `after` and none in `before`. */
function newMeanings({ feat, campaign }: SealedPuzzle, before: string, after: string): readonly string[] {
  const [had, has] = [countMedals(before, campaign.length), countMedals(after, campaign.length)];
  const meanings: string[] = [];
  if (had.feat === 0 && has.feat > 0) meanings.push(`${feat.name}: ${feat.meaning}`);
  if (had.par === 0 && has.par > 0) meanings.push("par: fewest moves");
  return meanings;
}

/**
 * What a button does, and the word for it.
 * @noSelf
 */
interface WayOn {
  readonly text: string;
  readonly go: () => void;
}

/** Where Ⓐ leads from a cleared level: to the next one, after the lessons and the last to endless play. */
function wayOn(puzzle: SealedPuzzle, number: number, routes: Routes): WayOn {
  const cleared = number + 1;
  if (cleared === LESSONS || cleared === puzzle.campaign.length) return { text: "play", go: routes.endless };
  return {
    text: "next",
    go: () => {
      routes.campaign(number + 1);
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
