import { columnOf, rowOf } from "../../kernel/board";
import type { Puzzle, Whereabouts } from "../puzzle";
import { campaign } from "./campaign/index";
import { feat } from "./feat";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
import type { Wish } from "./make/wish";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { titlePlay } from "./title-play";
import { voice } from "./voice";

const whereabouts: Whereabouts<Level, State> = {
  start: { x: 2, y: 5 },
  of: ({ board }, state) => ({ x: columnOf(board, state), y: rowOf(board, state) }),
};

export const icePath: Puzzle<Level, State, Wish> = {
  id: "ice-path",
  name: "Ice Path",
  goal: "to the fish",
  canBeLost: false,
  ...notation,
  rules,
  compose: (wish, from, random, isWelcome) => compose(wish, from ?? whereabouts.start, random, isWelcome),
  whereabouts,
  plan,
  campaign,
  feat,
  painter,
  titlePlay,
  journey,
  voice,
};
