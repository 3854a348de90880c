/**
 * Charges time for `collectgarbage("step")`, because the collector's work costs time but runs no Lua instructions.
 */
import { MS_PER_INSTRUCTION } from "../clocks";
import type { Lua } from "../vm/lua";
import type { SyncedClock } from "./time";

/**
 * The time of a smallest step on a Cortex-M7 that runs 100 instructions in a microsecond, without the call itself.
 */
const STEP_MS = 0.009;

/**
 * Advances the clock with each step, because a game that collects until a time is over would otherwise never stop.
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
