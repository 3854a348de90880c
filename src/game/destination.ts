/**
 * The screens that can be opened, each described by plain values (a destination), and the queue of requested screens.
 * open-screen.ts carries out the requests.
 */
import type { Direction } from "../kernel/direction";
import type { Pace } from "../puzzles/pace";
import type { Challenge } from "./codes/challenge-code";
import type { RecentChallenge } from "./codes/recent-challenges";
import type { Screen } from "./screen";

export interface FriendLevel {
  readonly puzzleIndex: number;
  readonly map: string;
  readonly code: string;
}

/** Levels that a player shares by one link, under a name. */
export interface LevelPack {
  readonly name: string;
  readonly levels: readonly FriendLevel[];
}

/** The file `levels.txt` with codes of levels, some lines of which have not been imported yet. */
export interface LevelFile {
  readonly lines: readonly string[];
  readonly checksum: number;
  /**
   * The number, from 1, of the line in `levels.txt` where the import begins. It is above 1 if an earlier import was
   * stopped.
   */
  readonly firstLine: number;
}

/**
 * A question that the player must confirm, or a message that needs no decision. `Answer` lists the answers that the
 * screen can get over which the question opened.
 */
export interface Question<Answer extends string = string> {
  readonly title: string;
  readonly text: string;
  /** What Ⓐ (yes) does; left out if there is nothing to decide. */
  readonly yes?: Yes<Answer>;
}

type Yes<Answer extends string> = { readonly label: string } & (
  { readonly opens: Destination } | { readonly answer: Answer }
);

/** The price of opening a copy of a level in the editor, such as fewer medals in this level, and the text about it. */
export interface CopyCost {
  readonly text: string;
  /**
   * The index of the copied campaign level, if the copy counts as a hint, so that its win earns fewer medals. Left out
   * if the copy costs nothing.
   */
  readonly levelIndex?: number;
}

/** The screen from which a campaign level is opened, and to which the player returns. */
export type LevelOrigin = "title" | "map";

/**
 * From where a campaign's ending is opened: from the card (a message with two buttons) after a cleared level, or from
 * the map of the campaign.
 */
export type EndingOrigin = "level" | "map";

/**
 * A screen to open, with its data. `back` is the screen that opens when the player leaves it. Some screens open only
 * after a question; if `isAgreed` is true, the player has already answered this question.
 */
export type Destination = ScreenDestination | QuestionDestination;

/** A destination (a screen to open) that replaces the open screen. */
export type ScreenDestination =
  | TitleDestination
  | PlayDestination
  | ChallengeDestination
  | WorkshopDestination
  | PackDestination
  | PlayerDestination
  | RepeatDestination;

type TitleDestination =
  | { readonly kind: "title" }
  /** The title screen of another puzzle: the one that comes `by` entries after the present puzzle in `PUZZLES`. */
  | { readonly kind: "switch-puzzle"; readonly by: number };

type PlayDestination =
  /**
   * The screen where the player chooses the difficulty pace of an endless sequence of levels. A new player gets a
   * campaign level instead.
   */
  | { readonly kind: "endless" }
  | { readonly kind: "endless-run"; readonly pace: Pace }
  /** The screen that asks whether to give up the endless run (a sequence of levels) at a pace and start a new one. */
  | { readonly kind: "new-run"; readonly pace: Pace }
  | { readonly kind: "campaign-map"; readonly levelIndex: number }
  | { readonly kind: "campaign-level"; readonly levelIndex: number; readonly from: LevelOrigin }
  /** The ending of the campaign of the puzzle on the title screen. */
  | { readonly kind: "ending"; readonly from: EndingOrigin }
  /** The page Today, with the cursor on a daily level or on the weekly remix. */
  | { readonly kind: "today"; readonly card: "daily" | "remix" }
  /**
   * Today's level of a puzzle. If `isMadeUp`, yesterday's level, which the player plays late to make up for a missed
   * day.
   */
  | { readonly kind: "daily"; readonly puzzleIndex: number; readonly isMadeUp: boolean }
  /**
   * The daily level of a puzzle. If `day` is over, because a card stayed open past midnight, the page Today opens
   * instead.
   */
  | { readonly kind: "daily-of-day"; readonly puzzleIndex: number; readonly day: number }
  | { readonly kind: "past-daily"; readonly day: number }
  /**
   * The next level of the weekly remix of a week, or the result of this remix if all its levels are over. `week` is the
   * number that `weekNumber` returns.
   */
  | { readonly kind: "remix"; readonly week: number }
  /** The page with the rules of a rush (a timed run of levels), or with the state of an unfinished rush. */
  | { readonly kind: "rush" }
  /** The levels of a rush (timed run), without the page about its rules. */
  | { readonly kind: "rush-run" }
  /** Another rush (timed run) right after a finished rush, without the page about its rules. */
  | { readonly kind: "rush-again" };

type ChallengeDestination =
  | { readonly kind: "challenges" }
  | { readonly kind: "recent-challenges"; readonly row: number }
  /** A page about a challenge. If the challenge would replace an unfinished challenge, the player is asked first. */
  | { readonly kind: "challenge"; readonly challenge: Challenge; readonly isAgreed?: boolean }
  /** The levels of a challenge, without the page about the challenge. */
  | { readonly kind: "challenge-run"; readonly challenge: Challenge }
  /** The codes of a challenge, which the player passes to a friend. */
  | { readonly kind: "challenge-codes"; readonly played: RecentChallenge; readonly back: Destination };

type WorkshopDestination =
  /**
   * The player's own levels, with the cursor on level `levelIndex`, or on the entry for a new level if there is no such
   * level.
   */
  | { readonly kind: "workshop"; readonly levelIndex: number }
  /** The editor with the player's own level at `levelIndex`, or with a new level if that level does not exist. */
  | { readonly kind: "edit"; readonly levelIndex: number }
  /** The editor with a copy of `map` as a new level. The player is first asked whether to open this copy. */
  | { readonly kind: "edit-copy"; readonly map: string; readonly cost: CopyCost; readonly isAgreed?: boolean }
  | { readonly kind: "own-level"; readonly levelIndex: number }
  | { readonly kind: "level-file"; readonly file: LevelFile }
  /** The screen for entering a level code. A `code` that is not empty came with a web link and is parsed at once. */
  | { readonly kind: "level-dial"; readonly code: string }
  | { readonly kind: "friend-level"; readonly friend: FriendLevel }
  /** The screen that offers to play, store or edit a friend's level. */
  | { readonly kind: "friend-offer"; readonly friend: FriendLevel }
  /** A friend's level. As soon as it opens, the game plays the moves that clear it. */
  | { readonly kind: "replay"; readonly friend: FriendLevel; readonly moves: readonly Direction[] };

export type PackDestination =
  /** The list of levels of a friend's pack (levels shared by one link), with the cursor on level `levelIndex`. */
  | { readonly kind: "pack"; readonly pack: LevelPack; readonly levelIndex: number }
  | { readonly kind: "pack-level"; readonly pack: LevelPack; readonly levelIndex: number }
  /** The screen where the player chooses own levels for a pack and shares it. */
  | { readonly kind: "pack-maker" }
  /** The screen where the player enters the name of the pack (levels shared by one link) that is being made. */
  | { readonly kind: "pack-name"; readonly named: { name: string } };

type PlayerDestination =
  /** The settings, with the cursor on a row; "last" is the row that opens the second page. */
  | { readonly kind: "settings"; readonly row: number | "last" }
  | { readonly kind: "more"; readonly row: number }
  | { readonly kind: "name"; readonly back: Destination }
  /**
   * The check of the console. `rowIds` has the ids of the tests (rows) to run, with spaces between them; it is empty
   * for all tests.
   */
  | { readonly kind: "check"; readonly rowIds: string; readonly back: Destination }
  /**
   * The screen with the statistics, which has a drawn postcard for each puzzle. If `openPuzzle` is given, the postcard
   * of this puzzle shows its back, with the puzzle's numbers.
   */
  | StatsDestination
  /**
   * The record of first wins of a puzzle. The player can turn to the records of other puzzles. If `back` is the
   * statistics screen, that screen then shows the puzzle whose record the player saw last.
   */
  | { readonly kind: "record"; readonly puzzleIndex: number; readonly back: Destination }
  | { readonly kind: "import-save"; readonly isAgreed?: boolean };

interface StatsDestination {
  readonly kind: "stats";
  readonly openPuzzle?: number;
}

type RepeatDestination =
  | { readonly kind: "lessons"; readonly row: number }
  | { readonly kind: "puzzle-lessons"; readonly puzzleId: string; readonly row: number }
  | { readonly kind: "lesson"; readonly puzzleId: string; readonly letter: string; readonly back: Destination }
  | { readonly kind: "endings"; readonly row: number }
  | { readonly kind: "ending-again"; readonly puzzleId: string; readonly back: Destination }
  /**
   * The finale after the endings of all campaigns. If `isFirst`, the player has not seen it before, and the credits
   * follow.
   */
  | { readonly kind: "finale"; readonly isFirst: boolean; readonly back: Destination }
  | { readonly kind: "credits"; readonly back: Destination };

type QuestionDestination =
  | { readonly kind: "question"; readonly question: Question }
  /**
   * Exports the save and reports the result. If the export would replace a file with other progress, the player is
   * asked first.
   */
  | { readonly kind: "export-save"; readonly isAgreed?: boolean };

interface QuestionEnd {
  readonly kind: "close-question";
  readonly beneath: Screen;
}

const requests: (Destination | QuestionEnd)[] = [];

/**
 * Queues a request to open a screen, or to close the question over the open screen. The request is not carried out
 * during an update of the open screen, but before or after it.
 */
export function requestScreen(request: Destination | QuestionEnd): void {
  requests.push(request);
}

/** Returns whether the queue has a request to open a screen or to close a question. */
export function hasScreenRequest(): boolean {
  return requests.length > 0;
}

/** Removes the first request from the queue and returns it; undefined if the queue is empty. */
export function takeScreenRequest(): Destination | QuestionEnd | undefined {
  return requests.shift();
}
