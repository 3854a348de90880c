/** The system's settings. Those that only a real console can act on check their argument and do no more. */
import type { Members } from "../vm/namespaces";
import { object } from "../vm/objects";
import { boolean, given, number, returnBoolean } from "../vm/values";
import { IMAGE } from "./kinds";

/** The members of `playdate` for them. */
export function settingsMembers(reduceFlashing: boolean): Members {
  return {
    getReduceFlashing: (L) => returnBoolean(L, reduceFlashing),
    getFlipped: (L) => returnBoolean(L, false),
    setAutoLockDisabled: (L) => {
      boolean(L, 1);
      return 0;
    },
    setCollectsGarbage: (L) => {
      boolean(L, 1);
      return 0;
    },
    setMinimumGCTime: (L) => {
      number(L, 1);
      return 0;
    },
    setGCScaling: (L) => {
      number(L, 1);
      number(L, 2);
      return 0;
    },
    // The faces draw a system menu of their own, without a picture beside it.
    setMenuImage: (L) => {
      if (given(L, 1)) object(L, 1, IMAGE);
      return 0;
    },
  };
}
