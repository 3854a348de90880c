import { columnOf, rowOf } from "../../kernel/board";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { endless } from "./endless";
import { compose } from "./generator";
import { fingerprintOf, readLevel, writeLevel, type Level } from "./level";
import { painter } from "./painter";
import { rules, type State } from "./rules";

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
