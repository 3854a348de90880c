/** The list of all achievements of the game: four of each puzzle, and four of the whole game. */
import type { Achievement } from "../../puzzles/achievement";
import { PUZZLE_ACHIEVEMENTS } from "../../puzzles/achievements";
import { PUZZLES } from "../../puzzles/index";
import { TEXTS } from "./texts/index";

const RUSH_GOAL = 8;

export const ACHIEVEMENTS: readonly Achievement[] = [
  ...PUZZLE_ACHIEVEMENTS,
  { id: "puzzles", counts: "puzzles", goal: PUZZLES.length, puzzleId: "", ...TEXTS.puzzles },
  { id: "rush", counts: "rush", goal: RUSH_GOAL, puzzleId: "", ...TEXTS.rush },
  { id: "workshop", counts: "workshop", goal: 1, puzzleId: "", ...TEXTS.workshop },
  { id: "challenges", counts: "challenges", goal: 1, puzzleId: "", ...TEXTS.challenges },
];
