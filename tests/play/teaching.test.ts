import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { TEXTS as LESSON_TEXTS } from "../../src/game/play/lessons/texts/index";
import { HINT_LETTER, isControl, TWIST_LETTERS } from "../../src/game/save/known-controls";
import { REMIX_LEVELS } from "../../src/game/modes/remix-week";
import { STARTER_LEVEL_COUNT } from "../../src/game/save/progress";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import { isCave } from "../../src/kernel/draft";
import { PASSES_TITLE } from "../../src/kernel/pass";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import { isComplete } from "../seed-count";
import {
  isEndCardShown,
  leave,
  levelNow,
  openCampaign,
  openLevelOf,
  openRow,
  waitForLevel,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { OPEN_MODE, openRemix, openTitleRow } from "./open-mode";
import { frame, frames, makeMove, press, saveAfterExit, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, lessonsOf, levelOf, lessonWith, puzzleIndexOf, puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { resumePointOf, storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";
import { CAVE, LEDGER, SCREEN_LEDGER, teachingPage } from "./teaching-ledger";

const PAGE = fileURLToPath(new URL("../../docs/teaching.md", import.meta.url));

const PLAYED_LEVELS = isComplete ? 5 : 3;
/**
 * The most words of teaching that the game may show a new player from the first start until the third level is on the
 * screen.
 */
const MAX_FIRST_WORDS = 40;

/**
 * Returns the data folder of a player who has had no lessons, but may open all modes. The given puzzle is on the title
 * screen.
 */
function beginner(puzzleId: string): Store {
  return storeWith((save) => {
    for (const saved of save.puzzles) saved.knownThings = "";
    save.knownControls = "";
  }, puzzleId);
}

/**
 * Returns the letters of all lessons (tiny levels that teach something) that must come before a level with this map.
 * Some are about things on the map, others about rules that matter in every level. In a weekly remix, `twistLetter`
 * stands for the lesson about its special rule, such as fog.
 */
function onMap(
  puzzleId: string,
  map: readonly string[],
  hasHints: boolean,
  twistLetter: string | undefined,
): readonly string[] {
  const isCaveMap = isCave(puzzleOf(puzzleId).placementsOf(levelOf(puzzleId, map.join("\n"))).board);
  const titleIndex = map.indexOf(PASSES_TITLE);
  const cells = (titleIndex < 0 ? map : map.slice(0, titleIndex)).join("");
  const isOn = (characters: string): boolean => {
    if (characters === CAVE) return isCaveMap;
    return characters === PASSES_TITLE
      ? titleIndex >= 0
      : [...characters].some((character) => cells.includes(character));
  };
  return LEDGER.filter((row) => row.puzzleId === puzzleId && (row.characters === "" || isOn(row.characters)))
    .filter(({ lesson }) => hasHints || lesson !== HINT_LETTER)
    .filter(({ lesson }) => !isControl(lesson) || lesson === HINT_LETTER || lesson === twistLetter)
    .map(({ lesson }) => lesson);
}

function untaught(
  player: Player,
  puzzleId: string,
  levels = PLAYED_LEVELS,
  isTimed = false,
  twistLetter?: string,
): readonly string[] {
  const taught = new Set<string>();
  const missing: string[] = [];
  for (let levelsLeft = levels; levelsLeft > 0;) {
    const { map, mode } = waitForLevel(player);
    settle(player);
    const lesson = lessonWith(puzzleId, map);
    if (lesson === undefined) {
      const things = onMap(puzzleId, map, !isTimed && mode !== "rush", twistLetter);
      missing.push(...things.filter((letter) => !taught.has(letter)));
      levelsLeft--;
    } else taught.add(lesson.letter);
    if (lesson !== undefined || levelsLeft > 0) goOn(player);
  }
  return missing;
}

function goOn(player: Player): void {
  const { map, puzzle } = waitForLevel(player);
  const isLesson = lessonWith(puzzle, map) !== undefined;
  winAndSee(player);
  for (let elapsed = 0; elapsed < 1000 && levelNow(player)?.map.join() === map.join(); elapsed++) {
    if (!isLesson && isEndCardShown(player)) press(player, "a");
    else frames(player, 8);
  }
}

describe("the ledger of teaching", () => {
  test.each(PUZZLE_ROWS)("each thing of %s is in the ledger", (puzzleId) => {
    const { legend } = puzzleOf(puzzleId);
    const known = LEDGER.filter((row) => row.puzzleId === puzzleId).map(({ characters }) => characters);
    const all = [...legend.characters].filter((character) => legend.kindOf[character] !== legend.emptyKind);
    expect(all.filter((character) => !known.some((characters) => characters.includes(character)))).toEqual([]);
    expect(known.includes(PASSES_TITLE)).toBe(legend.maxPasses > 0);
  });

  test("each row of the ledger has a lesson, and its board has the thing", () => {
    for (const { puzzleId, what, characters, lesson } of LEDGER) {
      const map =
        lessonsOf(puzzleId)
          .find(({ letter }) => letter === lesson)
          ?.map.join("\n") ?? "";
      expect(map, `${what} of ${puzzleId}`).not.toBe("");
      const isThere =
        characters === CAVE
          ? isCave(puzzleOf(puzzleId).placementsOf(levelOf(puzzleId, map)).board)
          : characters === PASSES_TITLE
            ? map.includes(characters)
            : [...characters].some((c) => map.includes(c));
      expect(characters === "" || isThere, `${what} of ${puzzleId}`).toBe(true);
    }
  });

  test("each lesson teaches something of the ledger", () => {
    for (const [puzzleId] of PUZZLE_ROWS) {
      const letters = LEDGER.filter((row) => row.puzzleId === puzzleId).map(({ lesson }) => lesson);
      expect(lessonsOf(puzzleId).filter(({ letter }) => !letters.includes(letter))).toEqual([]);
    }
  });

  test("docs/teaching.md says what the ledger has", () => {
    if (process.env["GOLDEN"] === "write") writeFileSync(PAGE, teachingPage());
    expect(readFileSync(PAGE, "utf8")).toBe(teachingPage());
  });
});

describe.each(PUZZLE_ROWS)("a new player of %s", (puzzleId) => {
  test.each(MODE_NAMES.filter((mode) => mode !== "daily" && mode !== "campaign" && mode !== "remix"))(
    "is taught everything in time in the mode %s",
    (mode: ModeName) => {
      expect(untaught(OPEN_MODE[mode](beginner(puzzleId)), puzzleId)).toEqual([]);
    },
  );

  test("is taught everything in time in the campaign", () => {
    const store = storeWith((save, saved) => {
      saved.medals = "";
      saved.knownThings = "";
      save.knownControls = "";
    }, puzzleId);
    expect(untaught(openCampaign(store), puzzleId, STARTER_LEVEL_COUNT)).toEqual([]);
    expect(untaught(openCampaign(beginner(puzzleId)), puzzleId)).toEqual([]);
  });

  test("is taught everything in time before the last level of the campaign", () => {
    const store = storeWith((save, saved) => {
      saved.medals = "1".repeat(puzzleOf(puzzleId).campaign.levelCount - 1);
      saved.knownThings = "";
      save.knownControls = "";
    }, puzzleId);
    expect(untaught(openCampaign(store), puzzleId, 1)).toEqual([]);
  });

  test("is taught everything in time before the levels after hours", () => {
    const store = storeWith((save, saved) => {
      saved.medals = "1".repeat(puzzleOf(puzzleId).campaign.levelCount + 1);
      saved.knownThings = "";
      save.knownControls = "";
    }, puzzleId);
    expect(untaught(openCampaign(store), puzzleId, 1)).toEqual([]);
  });

  test("is taught everything in time before the level of the day", () => {
    expect(untaught(OPEN_MODE.daily(beginner(puzzleId)), puzzleId, 1)).toEqual([]);
  });

  test.each(["rewinds", "turned", "fog"] as const)("is taught everything in time in a remix with %s", (twist) => {
    const player = openRemix(beginner(puzzleId), twist);
    expect(untaught(player, puzzleId, REMIX_LEVELS, false, TWIST_LETTERS[twist])).toEqual([]);
    expect(saveAfterExit(player).knownControls).toBe(HINT_LETTER + TWIST_LETTERS[twist]);
  });

  test("is taught everything in time before the level of a friend's link", () => {
    const map = allLevelsOf(puzzleOf(puzzleId).campaign).at(-1)?.map.join("\n") ?? "";
    const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
    const player = startPlayer(createMemoryStore(), { arguments: [`level=${code}`] });
    expect(untaught(player, puzzleId, 1)).toEqual([]);
  });

  test("is taught everything in time before a challenge as a rush", () => {
    const code = writeChallengeCode({ seed: 4711, puzzleIndex: puzzleIndexOf(puzzleId), size: 0 });
    const player = startPlayer(createMemoryStore(), { arguments: [`code=${code}`] });
    settle(player);
    press(player, "a");
    expect(untaught(player, puzzleId, 2, true)).toEqual([]);
  });

  test("needs at most 40 words from the first start to the third level", () => {
    const player = startPlayer(
      storeWith((save) => {
        save.titlePuzzleId = puzzleId;
        save.puzzles.length = 0;
        save.knownControls = "";
      }, puzzleId),
    );
    openRow(player, "Play");
    const words: string[] = [];
    for (let level = 0; level < STARTER_LEVEL_COUNT;) {
      const { map } = waitForLevel(player);
      settle(player);
      const lesson = lessonWith(puzzleId, map);
      if (lesson === undefined) level++;
      words.push(...teachingWords(player, puzzleId, map));
      if (level < STARTER_LEVEL_COUNT) goOn(player);
    }
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(MAX_FIRST_WORDS);
    expect(words.length).toBeGreaterThan(0);
  });
});

function teachingWords(player: Player, puzzleId: string, map: readonly string[]): readonly string[] {
  const lesson = lessonWith(puzzleId, map);
  if (lesson !== undefined) return wordsOf(lesson);
  const { dpadLabel, painter } = puzzleOf(puzzleId);
  const tips = [`✛ ${dpadLabel}`, ...painter.scene.lightTexts.lit];
  return tips.filter((tip) => isTextOnScreen(player, tip)).flatMap((tip) => tip.replace("✛ ", "").split(" "));
}

function wordsOf({ title, text, mistake, afterMistake }: ReturnType<typeof lessonsOf>[number]): readonly string[] {
  const back = mistake === undefined ? "" : (afterMistake ?? LESSON_TEXTS.back);
  return [title, text, back].flatMap((part) => part.split(" ")).filter((word) => word !== "");
}

describe("what is taught on its own screen", () => {
  const textFor = (what: string): string => SCREEN_LEDGER.find((row) => row.what === what)?.text ?? "";
  const OPEN_SCREEN: Readonly<Record<string, () => Player>> = {
    medals: () => {
      const player = openCampaign(storeWith((_, saved) => void (saved.medals = "")));
      winAndSee(player);
      frames(player, 30);
      return player;
    },
    "lives of a rush": () => atRow("Rush"),
    "clock of a rush": () => atRow("Rush"),
    "letters of a code": () => {
      const player = atRow("Challenge");
      press(player, "a");
      settle(player);
      return player;
    },
    "palette of the editor": () => {
      const player = atRow("Workshop");
      press(player, "a");
      settle(player);
      return player;
    },
  };

  function atRow(row: "Rush" | "Challenge" | "Workshop"): Player {
    const player = startPlayer(storeWith());
    openRow(player, row);
    return player;
  }

  test.each(SCREEN_LEDGER.map(({ what }) => what))("the screen teaches: %s", (what) => {
    expect(isTextOnScreen(OPEN_SCREEN[what](), textFor(what))).toBe(true);
  });
});

describe("a lesson", () => {
  const edge = (): Player => {
    const player = openTitleRow(beginner(FIRST_PUZZLE_ID), "Rush");
    waitForLevel(player);
    winAndGoOn(player);
    return player;
  };
  const moveCount = (player: Player): number | undefined => levelNow(player)?.moveCount;

  test("accepts only the mistake first, then only its undo, and then another move", () => {
    const player = edge();
    press(player, "up");
    settle(player);
    expect(moveCount(player)).toBe(0);
    makeMove(player, 1);
    expect(levelNow(player)).toMatchObject({ moveCount: 1, outcome: "lost" });
    expect(isTextOnScreen(player, LESSON_TEXTS.back)).toBe(true);
    press(player, "b");
    settle(player);
    expect(moveCount(player)).toBe(0);
    makeMove(player, 0);
    expect(levelNow(player)).toMatchObject({ moveCount: 1, outcome: "playing" });
  });

  test("accepts other moves after a mistake that only spoils the best kind of win", () => {
    const player = startPlayer(storeWith(undefined, "skid"), { arguments: ["lesson=l", "puzzle=skid"] });
    const { mistake = 0, afterMistake = "" } = lessonsOf("skid").find(({ letter }) => letter === "l") ?? {};
    waitForLevel(player);
    settle(player);
    makeMove(player, mistake);
    settle(player);
    expect(levelNow(player)).toMatchObject({ moveCount: 1, outcome: "playing" });
    expect(isTextOnScreen(player, afterMistake)).toBe(true);
    press(player, "right");
    settle(player);
    expect(moveCount(player)).toBe(2);
    expect(isTextOnScreen(player, afterMistake)).toBe(false);
    press(player, "up");
    frames(player, 30);
    expect(levelNow(player)?.outcome).toBe("won");
  });

  test("does not count, and the save only notes that the player had it", () => {
    const player = edge();
    const { puzzles, stats } = saveAfterExit(player);
    expect(puzzles[0]).toMatchObject({ knownThings: "w", levelsCleared: 0 });
    expect(stats).toMatchObject({ levelsCleared: 0, movesMade: 0, rewinds: 0 });
  });

  test("that the player left comes again, and those before it do not", () => {
    const player = edge();
    const { map } = waitForLevel(player);
    leave(player);
    const again = openTitleRow(player.store, "Rush");
    expect(waitForLevel(again).map).toEqual(map);
  });

  test("comes before the clock of a rush", () => {
    const player = openTitleRow(beginner("penguin"), "Rush");
    for (let level = waitForLevel(player); lessonWith("penguin", level.map) !== undefined;) {
      frames(player, 60);
      level = winAndGoOn(player);
    }
    leave(player);
    const tally = resumePointOf(player.store, "rush")?.tally;
    expect(tally?.mode === "rush" ? tally.remainingMs : 0).toBeGreaterThan(170000);
  });

  test("about hints comes once, in whatever puzzle", () => {
    const store = beginner(FIRST_PUZZLE_ID);
    const player = OPEN_MODE.daily(store);
    while (lessonWith(FIRST_PUZZLE_ID, waitForLevel(player).map) !== undefined) winAndGoOn(player);
    const save = saveAfterExit(player);
    expect(save.knownControls).toBe(HINT_LETTER);
  });
});

describe("all lessons", () => {
  /**
   * Returns whether the settings say that the player has seen `seen` of `all` lessons. First moves the cursor away from
   * the row with these numbers, because the test cannot read text in the narrow bar of the cursor.
   */
  function isCountShown(player: Player, seen: number, all: number): boolean {
    press(player, "down");
    settle(player);
    const isShown = isTextOnScreen(player, `${seen} of ${all}`);
    press(player, "up");
    settle(player);
    return isShown;
  }

  test("all lessons can be repeated from the settings, and nothing but the lesson is stored", () => {
    const store = beginner(FIRST_PUZZLE_ID);
    const player = startPlayer(store);
    openRow(player, "Settings");
    for (let row = 0; row < 20; row++) press(player, "down");
    press(player, "a");
    settle(player);
    const listed = (id: string) => lessonsOf(id).filter(({ letter }) => id === FIRST_PUZZLE_ID || !isControl(letter));
    const count = PUZZLES.reduce((sum, { id }) => sum + listed(id).length, 0);
    expect(isCountShown(player, 0, count)).toBe(true);
    press(player, "a");
    settle(player);
    const played: string[] = [];
    for (const { id } of PUZZLES) {
      press(player, "a");
      settle(player);
      for (const { map } of listed(id)) {
        press(player, "a");
        expect(waitForLevel(player)).toMatchObject({ puzzle: id, map });
        played.push(`${id} ${map.join()}`);
        settle(player);
        win(player);
        for (let elapsed = 0; elapsed < 300 && levelNow(player) !== undefined; elapsed++) frame(player);
        settle(player);
        press(player, "down");
        settle(player);
      }
      press(player, "b");
      settle(player);
      press(player, "down");
      settle(player);
    }
    expect(new Set(played).size).toBe(count);
    press(player, "b");
    settle(player);
    expect(isCountShown(player, count, count)).toBe(true);
    const { titlePuzzleId, stats } = saveAfterExit(player);
    expect(titlePuzzleId).toBe(FIRST_PUZZLE_ID);
    expect(stats.levelsCleared).toBe(0);
  });
});

test("a level opens without a lesson once everything on it was taught", () => {
  expect(lessonWith(FIRST_PUZZLE_ID, openLevelOf(startPlayer(storeWith()), "Today").map)).toBeUndefined();
});
