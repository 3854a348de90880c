import { expect, test } from "vitest";
import { ideaNamesOf, withIdeaWord } from "../../src/game/play/idea-name";
import { NO_IDEA } from "../../src/kernel/ideas/leading-idea";
import { COMMON_IDEAS } from "../../src/kernel/ideas/measure-ideas";
import { levelNow, openPace, skipLessons, waitForLevel, win } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { frames, gameBehind, press, startPlayer } from "./player";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";
import { resumePointOf, storeWith } from "./saves";

const FRAMES_AFTER_WIN = 24;
/**
 * The number of levels that the test plays. After the fifth level, the game also shows how many levels were won without
 * help.
 */
const LEVELS = 5;
const RECENT_LEVELS = 4;

test.each(PUZZLE_ROWS)(
  "after a win, a hard level of %s names the solving idea that leads beside the board, if one does",
  (puzzleId) => {
    const player = startPlayer(storeWith(undefined, puzzleId), { files: gameBehind(PRINT_DRAWN_TEXTS) });
    openPace(player, "hard");
    press(player, "a");
    const puzzle = puzzleOf(puzzleId);
    const namesOf = [...COMMON_IDEAS, ...puzzle.ideas.own].map((_, idea) => withIdeaWord(ideaNamesOf(puzzle, idea)));
    const findNamedIdea = (texts: readonly string[]): number => {
      const idea = namesOf.findIndex((names) => names.some((name) => texts.some((text) => text.startsWith(name))));
      return idea < 0 ? NO_IDEA : idea;
    };
    skipLessons(player);
    expect(findNamedIdea(drawnTextsOf(player)), "the idea that is named before the win").toBe(NO_IDEA);
    const named: number[] = [];
    for (let level = 0; level < LEVELS; level++) {
      skipLessons(player);
      drawnTextsOf(player);
      win(player);
      frames(player, FRAMES_AFTER_WIN);
      named.push(findNamedIdea(drawnTextsOf(player)));
      const ideas = resumePointOf(player.store, "hard")?.recentLeadingIdeas;
      expect(ideas, "the ideas that lead").toEqual(named.slice(-RECENT_LEVELS));
      const won = levelNow(player);
      press(player, "a");
      waitForLevel(player, won);
    }
    expect(named.some((idea) => idea !== NO_IDEA)).toBe(true);
  },
);
