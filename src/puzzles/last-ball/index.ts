import { columnOf, rowOf } from "../../kernel/board";
import { CLEAN, FIRST_TRY } from "../feats";
import type { Puzzle, Whereabouts } from "../puzzle";
import { campaign } from "./campaign/index";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
import type { Wish } from "./make/wish";
import { painter } from "./painter";
import { rules } from "./rules";
import type { State } from "./state";

const whereabouts: Whereabouts<Level, State> = {
  start: { x: 5, y: 3 },
  demoStart: { x: 8, y: 4 },
  of: ({ board }, state) => ({ x: columnOf(board, state[0]), y: rowOf(board, state[0]) }),
};

export const lastBall: Puzzle<Level, State, Wish> = {
  id: "last-ball",
  name: "Last Ball",
  verb: "roll",
  ...notation,
  rules,
  compose: (wish, from, random, isWelcome) => compose(wish, from ?? whereabouts.start, random, isWelcome),
  whereabouts,
  plan,
  campaign,
  feats: [CLEAN, FIRST_TRY],
  painter,
};
