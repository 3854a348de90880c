import { columnOf, createBoard, rowOf } from "../../kernel/board";
import { CLEAN, PAR } from "../feats";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { compose } from "./compose";
import { fingerprintOf, readLevel, writeLevel, type Level } from "./level";
import { painter } from "./painter";
import { BOARD_SIDE, plan, type Wish } from "./plan";
import { rules } from "./rules";
import type { State } from "./state";

// The board of the endless levels is laid out while the game loads: later it would cost a frame.
createBoard(BOARD_SIDE, BOARD_SIDE);

export const icePath: Puzzle<Level, State, Wish> = {
  id: "ice-path",
  name: "Ice Path",
  verb: "slide",
  rules,
  compose,
  read: readLevel,
  write: writeLevel,
  whereabouts: ({ board }, state) => ({ x: columnOf(board, state), y: rowOf(board, state) }),
  fingerprint: fingerprintOf,
  plan,
  campaign,
  feats: [CLEAN, PAR],
  painter,
};
