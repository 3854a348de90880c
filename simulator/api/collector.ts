/** Lua's collector, whose steps take time on the console while they are no instructions. */
import { MS_PER_INSTRUCTION } from "../clocks";
import type { Lua } from "../vm/lua";
import type { SyncedClock } from "./time";

/** What a step of the smallest size takes on a Cortex-M7 that runs 100 instructions in a microsecond, the call apart. */
const STEP_MS = 0.009;

/** Lets the clock go on with each step, so that a game that collects until some time is over does not collect for ever. */
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
