/**
 * Defines the Lua functions for system settings. Functions that only affect a real Playdate just check their arguments.
 */
import type { Host } from "../host";
import type { Members } from "../vm/namespaces";
import { boolean, number, returnBoolean } from "../vm/values";

export function settingsMembers(host: Pick<Host, "reducesFlashing">): Members {
  return {
    getReduceFlashing: (L) => returnBoolean(L, host.reducesFlashing),
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
