/** The system's settings. Those that only a real console can act on check their argument and do no more. */
import type { Members } from "../vm/namespaces";
import { boolean, number, returnBoolean } from "../vm/values";

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
  };
}
