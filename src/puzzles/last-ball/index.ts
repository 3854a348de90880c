import { columnOf, createBoard, rowOf } from "../../kernel/board";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { CLEAN, FIRST_TRY } from "../feats";
import { BOARD_HEIGHT, BOARD_WIDTH, plan, type Wish } from "./plan";
import { fingerprintOf, readLevel, writeLevel, type Level } from "./level";
import { compose } from "./compose";
import { layoutOf } from "./memory";
import { painter } from "./painter";
import { rules } from "./rules";
import type { State } from "./state";

// The board of the endless levels is laid out while the game loads: later it would cost a frame.
layoutOf(createBoard(BOARD_WIDTH, BOARD_HEIGHT));

export const lastBall: Puzzle<Level, State, Wish> = {
  id: "last-ball",
  name: "Last Ball",
  verb: "roll",
  rules,
  compose,
  read: readLevel,
  write: writeLevel,
  whereabouts: ({ board }, state) => ({ x: columnOf(board, state[0]), y: rowOf(board, state[0]) }),
  fingerprint: fingerprintOf,
  plan,
  campaign,
  feats: [CLEAN, FIRST_TRY],
  painter,
};
