import { columnOf, createBoard, rowOf } from "../../kernel/board";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { layoutOf } from "./certify";
import { endless } from "./endless";
import { compose } from "./generator";
import { fingerprintOf, readLevel, writeLevel, type Level } from "./level";
import { painter } from "./painter";
import { rules, type State } from "./rules";

// The board of the endless levels is laid out while the game loads: later it would cost a frame.
layoutOf(createBoard(endless.width, endless.height));

export const lastBall: Puzzle<Level, State> = {
  id: "last-ball",
  rules,
  compose,
  read: readLevel,
  write: writeLevel,
  whereabouts: ({ board }, state) => ({ x: columnOf(board, state[0]), y: rowOf(board, state[0]) }),
  fingerprint: fingerprintOf,
  endless,
  campaign,
  painter,
};
