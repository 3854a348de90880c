/**
 * Defines the Lua functions for system settings, such as the automatic lock. Functions that affect only a real Playdate
 * just check their arguments in the simulator.
 */
import type { Host } from "../host";
import type { Members } from "../vm/namespaces";
import { readBoolean, readNumber, returnBoolean } from "../vm/values";

export function createSettingsMembers(host: Pick<Host, "reducesFlashing">): Members {
  return {
    getReduceFlashing: (L) => returnBoolean(L, host.reducesFlashing),
    getFlipped: (L) => returnBoolean(L, false),
    setAutoLockDisabled: (L) => {
      readBoolean(L, 1);
      return 0;
    },
    setCollectsGarbage: (L) => {
      readBoolean(L, 1);
      return 0;
    },
    setMinimumGCTime: (L) => {
      readNumber(L, 1);
      return 0;
    },
    setGCScaling: (L) => {
      readNumber(L, 1);
      readNumber(L, 2);
      return 0;
    },
  };
}
