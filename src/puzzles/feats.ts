import type { Feat } from "./puzzle";

/** Feats that suit any puzzle. */

export const CLEAN: Feat<unknown> = {
  name: "clean",
  isDone: ({ hints, rewinds }) => hints === 0 && rewinds === 0,
};

export const FIRST_TRY: Feat<unknown> = {
  name: "first try",
  isDone: ({ wasNew, losses: falls }) => wasNew && falls === 0,
};

export const PAR: Feat<unknown> = {
  name: "par",
  isDone: ({ moves, par }) => moves <= par,
};
