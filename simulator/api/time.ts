/** Time, as the running update has spent it. */
import type { Clock } from "../host";
import { lua, luaName, type LuaState } from "../vm/lua";
import type { Members } from "../vm/namespaces";
import { pushNumber, returnNumbers } from "../vm/values";

/** Gives the host's clock once it has been brought up to the instruction that is running. */
export type SettledClock = (running: LuaState) => Clock;

/** The members of `playdate` for time. */
export function timeMembers(clockAt: SettledClock): Members {
  let elapsedSinceMs = 0;
  const date = (L: LuaState): Date => new Date(Date.UTC(2000, 0, 1) + clockAt(L).secondsSince2000() * 1000);
  return {
    getCurrentTimeMilliseconds: (L) => returnNumbers(L, Math.floor(clockAt(L).nowMs())),
    getElapsedTime: (L) => {
      lua.lua_pushnumber(L, (clockAt(L).nowMs() - elapsedSinceMs) / 1000);
      return 1;
    },
    resetElapsedTime: (L) => {
      elapsedSinceMs = clockAt(L).nowMs();
      return 0;
    },
    getSecondsSinceEpoch: (L) => {
      const milliseconds = Math.floor(clockAt(L).secondsSince2000() * 1000);
      return returnNumbers(L, Math.floor(milliseconds / 1000), milliseconds % 1000);
    },
    getTime: (L) => returnDate(L, localDate(date(L))),
    getGMTTime: (L) => returnDate(L, date(L)),
  };
}

/** The same moment with the machine's local time in its UTC fields. */
function localDate(date: Date): Date {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
}

function returnDate(L: LuaState, date: Date): number {
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
  lua.lua_newtable(L);
  for (const [name, value] of Object.entries(fields)) {
    pushNumber(L, value);
    lua.lua_setfield(L, -2, luaName(name));
  }
  return 1;
}
