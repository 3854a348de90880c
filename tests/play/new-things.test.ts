import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { PASSES_TITLE } from "../../src/kernel/pass";
import { LESSON_COUNT } from "../../src/game/save/progress";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import type { NewThing } from "../../src/puzzles/puzzle";
import type { AttemptJson } from "./attempt-json";
import { leave, levelNow, openCampaign, waitForLevel, waitUntil, win, winAndGoOn } from "./bot";
import { goOnAtPace } from "./endless-run";
import { OPEN_MODE } from "./open-mode";
import { frames, press, saveAfterExit, settle, startPlayer, type Player } from "./player";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { resumePointOf, storeWith } from "./saves";

/** How many levels of a mode are played, tutorials not included. */
const PLAYED_LEVELS = 5;

/**
 * Returns the data folder of a player who has won the lessons (the first levels) of a puzzle's campaign. The save says
 * that all things of the puzzle, such as doors, are still new to this player.
 */
function beginner(puzzleId: string): Store {
  return storeWith((_, saved) => void (saved.knownThings = ""), puzzleId);
}

function thingsOf(puzzleId: string): readonly NewThing[] {
  return puzzleOf(puzzleId).newThings ?? [];
}

/** Returns the things of a puzzle (such as doors) that are on a text map. */
function thingsIn(puzzleId: string, map: readonly string[]): readonly NewThing[] {
  const titleIndex = map.indexOf(PASSES_TITLE);
  const rows = (titleIndex < 0 ? map : map.slice(0, titleIndex)).join("");
  return thingsOf(puzzleId).filter(({ characters }) =>
    characters === PASSES_TITLE ? titleIndex >= 0 : characters.split("").some((character) => rows.includes(character)),
  );
}

/** Returns the thing that a level teaches; undefined if the level is no tutorial. */
function taughtBy({ puzzle, map }: AttemptJson): NewThing | undefined {
  return thingsOf(puzzle).find(({ lesson }) => lesson.join() === map.join());
}

/**
 * Returns the letters of those things that a player meets in the first levels of a mode before a tutorial has taught
 * them.
 */
function untaughtThings(player: Player, puzzleId: string): readonly string[] {
  const known = new Set<string>();
  const untaught: string[] = [];
  let level = waitForLevel(player);
  for (let levelsLeft = PLAYED_LEVELS; levelsLeft > 0;) {
    const own = taughtBy(level);
    if (own === undefined) {
      for (const { letter } of thingsIn(puzzleId, level.map)) if (!known.has(letter)) untaught.push(letter);
      levelsLeft--;
    } else known.add(own.letter);
    settle(player);
    level = winAndGoOn(player);
  }
  return untaught;
}

describe.each(PUZZLE_ROWS)("the things of %s", (puzzleId) => {
  test.each(MODE_NAMES.filter((mode) => mode !== "campaign" && mode !== "daily"))(
    "no thing appears before it was taught in the mode %s",
    (mode: ModeName) => {
      expect(untaughtThings(OPEN_MODE[mode](beginner(puzzleId)), puzzleId)).toEqual([]);
    },
  );

  test("the level of the day comes after tutorials about its things", () => {
    const player = OPEN_MODE.daily(beginner(puzzleId));
    const taught: string[] = [];
    let level = waitForLevel(player);
    for (let own = taughtBy(level); own !== undefined; own = taughtBy(level)) {
      taught.push(own.letter);
      settle(player);
      level = winAndGoOn(player);
    }
    const letters = thingsIn(puzzleId, level.map).map(({ letter }) => letter);
    expect(taught.toSorted()).toEqual(letters.toSorted());
  });
});

describe("a thing that is new to the player", () => {
  const hard = (store: Store): Player => OPEN_MODE.hard(store);

  /** Starts a hard endless run of Skid for a player to whom all things are new, up to the first tutorial. */
  function atTutorial(): Player {
    const player = hard(beginner("skid"));
    while (taughtBy(waitForLevel(player)) === undefined) winAndGoOn(player);
    settle(player);
    return player;
  }

  test("a tutorial neither counts as a cleared level nor opens a level of the campaign", () => {
    const player = atTutorial();
    winAndGoOn(player);
    const [saved] = saveAfterExit(player).puzzles;
    expect(saved.knownThings).not.toBe("");
    expect(saved.levelsCleared).toBe(0);
    expect(saved.medals).toBe("1".repeat(LESSON_COUNT));
  });

  test("a thing is taught once", () => {
    const player = hard(beginner("skid"));
    const taught: string[] = [];
    let level = waitForLevel(player);
    for (let count = 0; count < 2 * PLAYED_LEVELS; count++) {
      const own = taughtBy(level);
      if (own !== undefined) taught.push(own.letter);
      settle(player);
      level = winAndGoOn(player);
    }
    expect(taught.length).toBeGreaterThan(0);
    expect(new Set(taught).size).toBe(taught.length);
  });

  test("a thing is taught again if the player left its tutorial, and the endless run goes on afterwards", () => {
    const player = atTutorial();
    const { level, map } = waitForLevel(player);
    player.console.signal("gameWillTerminate");
    const again = startPlayer(player.store);
    press(again, "a");
    goOnAtPace(again);
    waitUntil(again, () => levelNow(again)?.map.join() === map.join());
    settle(again);
    // During a tutorial, the mode's level is still the one before.
    expect(winAndGoOn(again).level).toBe((level ?? 0) + 1);
  });

  test("a level of the campaign that is itself the tutorial counts as one", () => {
    const place = 10;
    const player = openCampaign(
      storeWith((_, saved) => {
        saved.medals = "1".repeat(place);
        saved.knownThings = "";
      }, "skid"),
    );
    expect(waitForLevel(player).map).toEqual(puzzleOf("skid").campaign.level(place).map);
    settle(player);
    win(player);
    expect(saveAfterExit(player).puzzles[0].knownThings).toBe("y");
  });

  /** Plays a rush up to the level after the first tutorial, rests there for some frames, and returns the time left. */
  function remainingMsAfter(restFrames: number): number {
    const player = OPEN_MODE.rush(beginner("penguin"));
    let level = waitForLevel(player);
    while (taughtBy(level) === undefined) level = winAndGoOn(player);
    settle(player);
    frames(player, restFrames);
    winAndGoOn(player);
    leave(player);
    const tally = resumePointOf(player.store, "rush")?.tally;
    if (tally?.mode !== "rush") throw new Error("no rush was left");
    return tally.remainingMs;
  }

  test("the clock of a rush stands still during a tutorial", () => {
    expect(remainingMsAfter(90)).toBe(remainingMsAfter(0));
  });
});
