/**
 * Lists moves on tiny boards. Each move makes one of the sounds that puzzles make during moves, and serves to record
 * this sound.
 */
import { RIGHT, DOWN, type Direction } from "../../src/kernel/direction";

interface SampleMove {
  /** The id of the puzzle. The name of the recorded sound consists of this id and `name`, such as `penguin-doors`. */
  readonly puzzle: string;
  readonly name: string;
  readonly rows: readonly string[];
  readonly push: Direction;
}

export const SAMPLE_MOVES: readonly SampleMove[] = [
  { puzzle: "last-ball", name: "chain", rows: ["@..o....o.o.", "............"], push: RIGHT },
  { puzzle: "last-ball", name: "lost", rows: ["@..o....o.o.", "............"], push: DOWN },
  { puzzle: "ice-path", name: "stop", rows: ["@.......", ".......O"], push: RIGHT },
  { puzzle: "ice-path", name: "snow", rows: ["@.....*.", ".......O"], push: RIGHT },
  { puzzle: "ice-path", name: "splash", rows: ["@......O"], push: RIGHT },
  { puzzle: "skid", name: "stop", rows: ["##R#####", "#r.....#", "#......#", "########"], push: RIGHT },
  { puzzle: "skid", name: "crate", rows: ["##R#####", "#......#", "#rc....#", "########"], push: RIGHT },
  { puzzle: "skid", name: "pit", rows: ["##R#####", "#......#", "#r....p#", "########"], push: RIGHT },
  { puzzle: "skid", name: "out", rows: ["########", "#r.....R", "#r.....#", "########"], push: RIGHT },
  { puzzle: "penguin", name: "stop", rows: ["@......#", ".......F"], push: RIGHT },
  { puzzle: "penguin", name: "belt", rows: ["@.>.......", ".........F"], push: RIGHT },
  { puzzle: "penguin", name: "doors", rows: ["@..a....a..", "..........F"], push: RIGHT },
  { puzzle: "penguin", name: "picks", rows: ["@...x...", ".......F"], push: RIGHT },
  { puzzle: "penguin", name: "home", rows: ["@......F"], push: RIGHT },
  { puzzle: "fruit", name: "stop", rows: ["A.....", "B....A", ".....B"], push: RIGHT },
  { puzzle: "fruit", name: "pair", rows: ["A....A", "......", "B....B"], push: RIGHT },
  { puzzle: "fruit", name: "stone", rows: ["s.....", "A.B..A", "B....."], push: RIGHT },
  { puzzle: "fruit", name: "hedgehog", rows: ["=....h", "A.B..A", "B....."], push: RIGHT },
];
