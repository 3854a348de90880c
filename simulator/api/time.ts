/**
 * Defines those functions of the Lua table `playdate` that return the time. The time includes what the current update
 * has already used.
 */
import type { Clock } from "../host";
import type { Lua } from "../vm/lua";
import type { Members } from "../vm/namespaces";
import { returnNumbers } from "../vm/values";

/** A function that first advances the host's clock by the instructions executed so far, and then returns this clock. */
export type SyncedClock = () => Clock;

export function createTimeMembers(syncedClock: SyncedClock): Members {
  let elapsedSinceMs = 0;
  const date = (): Date => new Date(Date.UTC(2000, 0, 1) + syncedClock().secondsSince2000() * 1000);
  return {
    getCurrentTimeMilliseconds: (L) => returnNumbers(L, Math.floor(syncedClock().nowMs())),
    getElapsedTime: (L) => {
      L.pushFloat((syncedClock().nowMs() - elapsedSinceMs) / 1000);
      return 1;
    },
    resetElapsedTime: () => {
      elapsedSinceMs = syncedClock().nowMs();
      return 0;
    },
    getSecondsSinceEpoch: (L) => {
      const milliseconds = Math.floor(syncedClock().secondsSince2000() * 1000);
      return returnNumbers(L, Math.floor(milliseconds / 1000), milliseconds % 1000);
    },
    getTime: (L) => returnDate(L, localDate(date())),
    getGMTTime: (L) => returnDate(L, date()),
  };
}

/** Returns a date whose UTC fields have the computer's local time, because `returnDate` reads UTC fields. */
function localDate(date: Date): Date {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
}

function returnDate(L: Lua, date: Date): number {
  const fields = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() === 0 ? 7 : date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  };
  L.newTable();
  for (const [name, value] of Object.entries(fields)) {
    L.pushNumber(value);
    L.setField(-2, name);
  }
  return 1;
}
