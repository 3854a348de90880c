import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createSimulatedClock } from "../../simulator/clocks";
import { remixOf } from "../../src/game/modes/remix-week";
import { TWIST_LETTERS } from "../../src/game/save/known-controls";
import { firstDayOfWeek, weekNumber } from "../../src/game/save/days";
import type { Direction } from "../../src/kernel/direction";
import { PUZZLES } from "../../src/puzzles/index";
import type { Twist } from "../../src/puzzles/twist";
import { isEndCardShown, levelNow, openRow, solutionOf, waitForLevel, winAndSee } from "./bot";
import type { AttemptJson } from "./attempt-json";
import { DAYS_UNTIL_SAME_REMIX, daysToRemix, openRemix, openRemixCard } from "./open-mode";
import {
  chooseMenuItem,
  frame,
  frames,
  makeMove,
  press,
  saveAfterExit,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { saveIn, storeWith } from "./saves";

const BUTTONS = ["up", "right", "down", "left"] as const;
const FRAMES_OF_HOLD = 30;
const SECONDS_PER_DAY = 86400;

function storeOf(puzzleId: string): Store {
  return storeWith((save) => {
    save.knownControls += Object.values(TWIST_LETTERS).join("");
  }, puzzleId);
}

function announcementsOf(player: Player): string[] {
  return player.printed.filter((line) => line.startsWith("announcement: "));
}

function present(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  return level;
}

function winAndPressA(player: Player): void {
  winAndSee(player);
  expect(isEndCardShown(player)).toBe(true);
  press(player, "a");
  settle(player);
}

function crank(player: Player, degrees: number): void {
  for (let turned = 0; turned < Math.abs(degrees); turned += 10) frame(player, [], degrees < 0 ? -10 : 10);
}

function watch(player: Player): void {
  for (let held = 0; held < FRAMES_OF_HOLD; held++) frame(player, ["a"]);
  for (let elapsed = 0; elapsed < 3000 && present(player).outcome !== "won"; elapsed++) frame(player);
  settle(player);
}

describe("the weekly remix", () => {
  test.each(["rewinds", "turned", "fog"] as const)("three levels with %s rise, and then comes the result", (twist) => {
    const player = openRemix(storeOf("last-ball"), twist);
    const pars: number[] = [];
    for (let number = 1; number <= 3; number++) {
      const level = waitForLevel(player);
      settle(player);
      expect(level).toMatchObject({ puzzle: "last-ball", mode: "remix", level: number });
      pars.push(solutionOf(level).length);
      winAndPressA(player);
    }
    expect(pars[0]).toBeLessThan(pars[2]);
    const { week, results } = saveAfterExit(player).remix;
    expect(remixOf(week)).toEqual({ puzzleId: "last-ball", twist });
    expect(results).toEqual(pars.flatMap((par) => [par, par]));
    const lines = player.printed.findLast((line) => line.startsWith("result: Glissade remix"));
    expect(lines).toContain("Last Ball");
    pars.forEach((par, index) => {
      expect(lines).toContain(`${index + 1}: ${par} moves, par ${par}`);
    });
    press(player, "b");
    settle(player);
    expect(announcementsOf(player).at(-1)).toContain("3 of 3 levels done");
    press(player, "a");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test("the streak of Today and the results of the day stay as they were", () => {
    const player = openRemix(storeOf("fruit"), "fog");
    const before = saveIn(player.store)?.days;
    winAndSee(player);
    expect(saveAfterExit(player).days).toEqual(before);
  });

  test("a level that is left in the middle goes on, and the page returns to the card", () => {
    const store = storeOf("skid");
    const player = openRemix(store, "rewinds");
    makeMove(player, solutionOf(present(player))[0]);
    const before = present(player);
    chooseMenuItem(player, "leave");
    settle(player);
    expect(announcementsOf(player).at(-1)).toContain("Remix of the week, Skid, three rewinds, 0 of 3");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    expect(present(player)).toEqual(before);
    saveAfterExit(player);
    expect(present(openRemix(store, "rewinds"))).toEqual(before);
  });

  test("the remix of another week forgets the level that was left in the earlier one", () => {
    const store = storeOf("skid");
    const player = openRemix(store, "rewinds");
    makeMove(player, solutionOf(present(player))[0]);
    saveAfterExit(player);
    const later = openRemixCard(store, "rewinds", 7);
    press(later, "a");
    waitForLevel(later);
    const { resumePoints } = saveAfterExit(later);
    expect(resumePoints.filter(({ tally }) => tally.mode === "remix").map(({ puzzleId }) => puzzleId)).toEqual([
      "penguin",
    ]);
  });

  test("a remix that is being played goes on after the end of its week, until the player leaves it", () => {
    const store = storeOf("penguin");
    const week = weekOf("penguin", "rewinds");
    const seconds = firstDayOfWeek(week + 1) * SECONDS_PER_DAY - 20;
    const player = startPlayer(store, { clock: createSimulatedClock(seconds) });
    openRow(player, "Today");
    for (let card = 0; card < PUZZLES.length; card++) press(player, "right");
    press(player, "a");
    waitForLevel(player);
    frames(player, 30 * 30);
    settle(player);
    winAndPressA(player);
    expect(waitForLevel(player)).toMatchObject({ puzzle: "penguin", level: 2 });
    expect(saveIn(store)?.remix).toMatchObject({ week });
    settle(player);
    chooseMenuItem(player, "leave");
    settle(player);
    expect(announcementsOf(player).at(-1)).toContain("Remix of the week, Fruit, it turns, 0 of 3");
  });
});

function weekOf(puzzleId: string, twist: Twist): number {
  let week = weekNumber(9500);
  while (remixOf(week).puzzleId !== puzzleId || remixOf(week).twist !== twist) week++;
  return week;
}

describe("tricks with the remix", () => {
  test("with the clock set back, the remix of the later week stays, with its results", () => {
    const store = storeOf("skid");
    const player = openRemix(store, "rewinds");
    winAndSee(player);
    const { remix } = saveAfterExit(player);
    const earlier = openRemixCard(store, "rewinds", -1);
    expect(announcementsOf(earlier).at(-1)).toContain("Remix of the week, Skid, three rewinds, 1 of 3");
    expect(saveAfterExit(earlier).remix).toEqual(remix);
  });

  test("with the clock set on, the next remix begins anew, and the one before cannot be finished", () => {
    const store = storeOf("skid");
    winAndSee(openRemix(store, "rewinds"));
    const later = openRemixCard(store, "rewinds", 7);
    expect(announcementsOf(later).at(-1)).toContain("Remix of the week, Penguin, it turns, 0 of 3");
    press(later, "a");
    waitForLevel(later);
    settle(later);
    winAndSee(later);
    saveAfterExit(later);
    const back = startPlayer(store, { daysLater: daysToRemix("skid", "rewinds") });
    openRow(back, "Today");
    for (let card = 0; card < PUZZLES.length; card++) press(back, "right");
    expect(announcementsOf(back).at(-1)).toContain("Remix of the week, Penguin, it turns, 1 of 3");
  });

  test("a watched solution clears no level, and the level is over", () => {
    const store = storeOf("last-ball");
    const player = openRemix(store, "fog");
    watch(player);
    const { results } = saveAfterExit(player).remix;
    expect(results.slice(0, 3)).toEqual([0, results[1], 0]);
    expect(results[1]).toBeGreaterThan(0);
    expect(openRemix(store, "fog")).toSatisfy((again: Player) => present(again).level === 2);
  });

  test("watching a part of the solution and restarting the level clears no level", () => {
    const store = storeOf("last-ball");
    const player = openRemix(store, "fog");
    for (let held = 0; held < 2 * FRAMES_OF_HOLD; held++) frame(player, ["a"]);
    frames(player, 30);
    chooseMenuItem(player, "restart level");
    settle(player);
    winAndSee(player);
    expect(saveAfterExit(player).remix.results[0]).toBe(0);
  });

  test("a copy of the save goes on with the same results on another device", () => {
    const player = openRemix(storeOf("last-ball"), "fog");
    winAndSee(player);
    const { remix } = saveAfterExit(player);
    const copy = storeWith((save) => {
      Object.assign(save.remix, remix);
      save.knownControls += Object.values(TWIST_LETTERS).join("");
    });
    expect(present(openRemix(copy, "fog")).level).toBe(2);
  });
});

describe("a remix with three rewinds", () => {
  function makeAnyMoves(player: Player, count: number): void {
    for (let made = 0; made < count; made++) {
      for (let direction = 0; direction < 4; direction++) {
        const before = present(player).moveCount;
        makeMove(player, direction as Direction);
        if (present(player).moveCount > before) break;
      }
    }
  }

  const open = (): Player => {
    const player = openRemix(storeOf("ice-path"), "rewinds");
    makeAnyMoves(player, 6);
    expect(present(player).moveCount).toBe(6);
    return player;
  };

  test("Ⓑ takes back three moves, then says how to leave, and leaves", () => {
    const player = open();
    for (let count = 1; count <= 4; count++) {
      press(player, "b");
      frames(player, 20);
      settle(player);
      expect(present(player).moveCount).toBe(Math.max(3, 6 - count));
    }
    expect(announcementsOf(player)).toContain("announcement: 0 rewinds left");
    press(player, "b");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test("the crank takes back three moves, and then answers each turn with a sound", () => {
    const player = open();
    crank(player, -6 * 60);
    settle(player);
    expect(present(player).moveCount).toBe(3);
    frames(player, 30);
    const still = player.console.pixels.slice();
    frame(player, [], -20);
    frame(player, [], -20);
    expect(present(player).moveCount).toBe(3);
    expect(player.console.pixels).not.toEqual(still);
  });

  test("a move that is made again gives its rewind back, and another move does not", () => {
    const player = open();
    crank(player, -2 * 60);
    settle(player);
    crank(player, 2 * 60);
    settle(player);
    expect(announcementsOf(player).at(-2) ?? "").toContain("3 rewinds left");
    crank(player, -6 * 60);
    settle(player);
    makeAnyMoves(player, 2);
    press(player, "b");
    settle(player);
    expect(present(player).moveCount).toBe(5);
  });

  test("the used rewinds stay used after a break, and a restart gives three new ones", () => {
    const store = storeOf("ice-path");
    const player = openRemix(store, "rewinds");
    makeAnyMoves(player, 5);
    crank(player, -3 * 60);
    settle(player);
    makeAnyMoves(player, 1);
    saveAfterExit(player);
    const again = openRemix(store, "rewinds");
    press(again, "b");
    frames(again, 20);
    expect(present(again).moveCount).toBe(3);
    chooseMenuItem(again, "restart level");
    settle(again);
    expect(present(again)).toMatchObject({ moveCount: 0, moves: "" });
    makeAnyMoves(again, 4);
    crank(again, -6 * 60);
    settle(again);
    expect(present(again).moveCount).toBe(1);
  });
});

describe("a remix whose board turns", () => {
  const MOVES_TO_TURN = 3;

  /**
   * Opens a weekly remix (three levels with a special rule) of the puzzle, in which the board turns. Chooses the first
   * such remix whose first level needs so many moves that the board turns before the win.
   */
  function open(puzzleId: string): Player {
    for (let repeat = 0; repeat < 10; repeat++) {
      const player = openRemix(storeOf(puzzleId), "turned", repeat * DAYS_UNTIL_SAME_REMIX);
      if (solutionOf(present(player)).length > MOVES_TO_TURN) return player;
    }
    throw new Error(`ten remixes of ${puzzleId} are won before the board turns`);
  }

  /**
   * Presses the button for a move as the player sees it. In this weekly remix, the board turns by a quarter after every
   * three moves; `movesBefore` says how many were made.
   */
  function pressSeen(player: Player, move: Direction, movesBefore: number): void {
    press(player, BUTTONS[(move + Math.floor(movesBefore / MOVES_TO_TURN)) % 4]);
  }

  test.each(PUZZLES.map(({ id }) => id))("the level of %s keeps its map, and undo turns the board back", (id) => {
    const player = open(id);
    const { map } = present(player);
    const solution = solutionOf(present(player));
    const pictures: Uint8Array[] = [];
    for (let index = 0; index < MOVES_TO_TURN; index++) {
      pictures.push(player.console.pixels.slice());
      pressSeen(player, solution[index], index);
      settle(player);
    }
    expect(announcementsOf(player)).toContain("announcement: the board turned");
    expect(present(player)).toMatchObject({ map, moveCount: 3 });
    press(player, "b");
    settle(player);
    expect(present(player)).toMatchObject({ map, moveCount: 2 });
    frames(player, 60);
    expect(player.console.pixels).toEqual(pictures[2]);
  });

  test("a press while the board turns makes no move, and a press after it means what is seen", () => {
    const player = open("last-ball");
    const solution = solutionOf(present(player));
    for (let index = 0; index < MOVES_TO_TURN; index++) {
      pressSeen(player, solution[index], index);
      if (index < MOVES_TO_TURN - 1) settle(player);
    }
    for (const button of BUTTONS) press(player, button);
    expect(present(player).moveCount).toBe(MOVES_TO_TURN);
    settle(player);
    for (let index = MOVES_TO_TURN; index < solution.length; index++) {
      pressSeen(player, solution[index], index);
      settle(player);
    }
    expect(present(player).outcome).toBe("won");
  });

  test("with fewer flashes, the board turns at once", () => {
    const store = storeOf("last-ball");
    const calm = storeWith((save) => {
      save.settings.hasLessFlashing = true;
      save.knownControls += Object.values(TWIST_LETTERS).join("");
    });
    const shown = [store, calm].map((each) => {
      const player = openRemix(each, "turned");
      solutionOf(present(player))
        .slice(0, 3)
        .forEach((move, index) => {
          pressSeen(player, move, index);
          settle(player);
        });
      frames(player, 60);
      return player.console.pixels.slice();
    });
    expect(shown[0]).toEqual(shown[1]);
  });
});

describe("a remix in fog", () => {
  test.each(PUZZLES.map(({ id }) => id))(
    "most of the board of %s is covered at first, and nothing after the win",
    (id) => {
      const player = openRemix(storeOf(id), "fog");
      const covered = player.console.pixels.slice();
      winAndSee(player);
      press(player, "b");
      settle(player);
      expect(player.console.pixels).not.toEqual(covered);
    },
  );
});
