/** Explains the solving ideas (techniques that a solution needs) of Skid and Fruit in words and with a small board. */
import { TEXTS as FRUIT } from "../../src/puzzles/fruit/texts/index";
import { TEXTS as SKID } from "../../src/puzzles/skid/texts/index";
import type { IdeaExample } from "./idea-example";

/**
 * The examples of those solving ideas (techniques that a solution needs) that only levels of Skid or of Fruit can have.
 */
export const TILTING_EXAMPLES: readonly IdeaExample[] = [
  {
    texts: SKID.ideas.toyStop,
    definition: "How often a toy stops another one, which then leaves sideways.",
    id: "skid",
    board: ["#####", "#r.r#", "#...#", "#R###"],
    strength: 1,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.together,
    definition: "For each move in which at least two toys leave, their number multiplied by itself, added up.",
    id: "skid",
    board: ["#####", "#rr.R", "#...#", "#####"],
    strength: 4,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.pitStop,
    definition: "The number of slides that end in a pit.",
    id: "skid",
    board: ["#####", "#...#", "Rp.r#", "#####"],
    strength: 1,
    boardWithout: ["#####", "#...#", "R..r#", "#####"],
  },
  {
    texts: SKID.ideas.bothDoors,
    definition: "The number of moves in which toys of both colours leave.",
    id: "skid",
    board: ["#####", "#r..R", "#y..Y", "#####"],
    strength: 1,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.iceStop,
    definition: "How often an ice cube stops a toy, which then leaves sideways.",
    id: "skid",
    board: ["#####", "#r.i#", "#...#", "##R##"],
    strength: 1,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.crateStop,
    definition: "How often a crate stops a toy, which then leaves sideways.",
    id: "skid",
    board: ["######", "#..r.#", "#..c.R", "#....#", "######"],
    strength: 1,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.tooSoon,
    definition:
      "For each input after which a toy leaves, but which costs at least 2 moves: its cost, added up. If it makes a win impossible, it costs all moves that are left.",
    id: "skid",
    board: ["#####", "#r.r#", "#.#r#", "###R#"],
    strength: 2,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.swapPlaces,
    definition: "How often two pieces of different kinds change their order in a row or in a column.",
    id: "skid",
    board: ["##Y###", "Ryr..#", "##.#.#", "#..#.#", "######"],
    strength: 1,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.parking,
    definition:
      "The largest number of successive moves, from 3 on, in which a toy stays on its cell and leaves it later.",
    id: "skid",
    board: ["######", "#rp.y#", "#..#p#", "#..rp#", "##R#Y#"],
    strength: 3,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: FRUIT.ideas.stoneStop,
    definition: "How often a stone stops a fruit, which then leaves sideways.",
    id: "fruit",
    board: ["..A.", "....", "As.."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.parking,
    definition:
      "The largest number of successive moves, from 3 on, in which a fruit stays on its cell and leaves it later.",
    id: "fruit",
    board: ["..#B", "....", "A.BA"],
    strength: 3,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.giveUpStop,
    definition: "How often a piece slides over a cell from which another piece has stopped a slide before.",
    id: "fruit",
    board: ["...", ".sA", "A#."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.oneWay,
    definition: "How often a fruit goes through a one-way gate.",
    id: "fruit",
    board: ["..A", "...", ".A.", "passes:", "2 2 ^"],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.nook,
    definition: "How often a fruit moves into a cell that has hedge or the edge on at least three sides.",
    // On the board below, the fruit in the upper right corner falls into the nook (a cell with hedge or the edge on
    // three sides). The fruit in the upper left corner then slides to the cell above the nook.
    id: "fruit",
    board: ["A#.A", "....", "#.#."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.twoAtOnce,
    definition: "For the last move in which two pairs leave: how many of the fruits that leave slide in this move.",
    id: "fruit",
    board: ["A.A", "B.B", "..."],
    strength: 2,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.tooSoon,
    definition:
      "For each input that would join a pair in a state of the solution, but costs at least 2 moves: its cost, added up. If it spoils the level, it costs all moves that are left.",
    // On the board below, the move down joins the two fruits A too soon. After this move, the hedge lies between the
    // two fruits B.
    id: "fruit",
    board: ["..B", "B#A", "#A."],
    strength: 2,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.carStop,
    definition: "How often a car stops a fruit, which then leaves sideways.",
    id: "fruit",
    board: ["=.A.", "....", "A..."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.barrelStop,
    definition: "How often a barrel stops a fruit, which then leaves sideways.",
    id: "fruit",
    board: ["8.A.", "....", "A..."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.fruitStop,
    definition: "How often a fruit stops one of another kind, which then leaves sideways.",
    id: "fruit",
    board: ["...A", "B...", ".A.B"],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.swapPlaces,
    definition: "How often two fruits of different kinds change their order in a row or in a column.",
    id: "fruit",
    board: ["C..oB", ".#.##", "...B#", ".#.##", "....C"],
    strength: 1,
    boardWithout: ["#..#", "D...", "sDs.", "####"],
  },
  {
    texts: FRUIT.ideas.anteater,
    definition: "How often an anteater pulls a fruit.",
    id: "fruit",
    board: ["A..#", ".>A.", "...#"],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.danger,
    definition: "The number of inputs that spoil a fruit, in all states of the solution.",
    id: "fruit",
    board: ["A.h", "...", "A.."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
];
