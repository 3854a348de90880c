import { isFault } from "../kernel/fault";
import type { Work } from "../kernel/work";
import type { Puzzle } from "../puzzles/puzzle";
import { REPLAY_LINES, type Card } from "./card";
import type { Doors } from "./doors";
import { digitOf, medalsOf, withCleared, withOpened } from "./medals";
import type { Mode, Supply } from "./mode";
import { puzzleSave, type Save } from "./save";

/** The first levels of a campaign teach the rules: a new player plays them before anything else. */
export const LESSONS = 3;

/** Level `number`, from 0, of a puzzle's campaign. */
export function campaignMode<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  number: number,
  doors: Doors,
): Mode<Level, State> {
  const kept = puzzleSave(save, puzzle.id);
  const wasNew = digitOf(kept.medals, number) === 0;
  const { name } = puzzle.campaign[number];
  return {
    supply: () => supplyLevel(puzzle, number),
    next: () => "nothing",
    hud: () => ({ main: `${number + 1}`, side: name }),
    onArrival: () => {
      kept.medals = withOpened(kept.medals, number);
    },
    onWon: (table) => {
      kept.medals = withCleared(kept.medals, number, table, wasNew);
      if (number < LESSONS) save.lessonsDone = Math.max(save.lessonsDone, number + 1);
    },
    onTime: () => false,
    card: (_, isCleared) => (isCleared ? clearedCard(puzzle, kept.medals, number, doors) : undefined),
    remember: () => undefined,
    row: () => ({ mode: "campaign", level: number + 1 }),
    back: () => {
      doors.map(number);
    },
  };
}

function clearedCard<Level, State>(puzzle: Puzzle<Level, State>, medals: string, number: number, doors: Doors): Card {
  const toMap = (): void => {
    doors.map(number);
  };
  const { text, go } = wayOn(puzzle, number, doors, toMap);
  return {
    title: puzzle.campaign[number].name,
    lines: REPLAY_LINES,
    medals: medalsOf(digitOf(medals, number)),
    aText: text,
    bText: "map",
    onA: go,
    onB: toMap,
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

/** Where Ⓐ leads from a cleared level: to the next one, after the lessons to endless play, after the last to the map. */
function wayOn<Level, State>(puzzle: Puzzle<Level, State>, number: number, doors: Doors, toMap: () => void): WayOn {
  if (number + 1 === puzzle.campaign.length) return { text: "map", go: toMap };
  if (number + 1 === LESSONS) return { text: "play", go: doors.endless };
  return {
    text: "next",
    go: () => {
      doors.campaign(number + 1);
    },
  };
}

/** Reads the level; it is explored while the player looks at it. */
function* supplyLevel<Level, State>(puzzle: Puzzle<Level, State>, number: number): Work<Supply<Level, State>> {
  const level = puzzle.read(puzzle.campaign[number].map.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  return { level, rules: puzzle.rules(level), certificate: undefined };
}
