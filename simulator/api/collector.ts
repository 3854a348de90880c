/**
 * Makes the garbage collector take simulated time: each `collectgarbage("step")` advances the clock. Otherwise a
 * collection would take no time, because the clock counts Lua instructions and the collector runs none.
 */
import { MS_PER_INSTRUCTION } from "../clocks";
import type { Lua } from "../vm/lua";
import type { SyncedClock } from "./time";

/**
 * How long the smallest step of garbage collection takes, in milliseconds. Measured on a Cortex-M7 that runs 100
 * instructions in a microsecond.
 */
const STEP_MS = 0.009;

/**
 * Makes each step of the garbage collector advance the clock. Without this, a game that collects garbage until a
 * certain time would never stop.
 */
export function chargeCollectorTime(L: Lua, syncedClock: SyncedClock): void {
  L.getGlobal("collectgarbage");
  const collect = L.createRef();
  L.pushFunction((L) => {
    if (L.toDisplayText(1) === "step") syncedClock().spend(STEP_MS / MS_PER_INSTRUCTION);
    const argumentCount = L.top();
    L.pushRef(collect);
    for (let argument = 1; argument <= argumentCount; argument++) L.pushValue(argument);
    L.callInside(argumentCount, 1);
    return 1;
  });
  L.setGlobal("collectgarbage");
}
