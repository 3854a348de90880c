/** Lets the game wait for a file that the web page has not yet received, by suspending the game's update. */
import type { Host } from "../host";
import type { Machine } from "../vm/machine";
import { readText } from "../vm/values";

/**
 * A Lua script that wraps the functions of `playdate` that load files. It gets the host's function `isPending` in a
 * global variable, and deletes this variable.
 */
const SCRIPT = `
local isPending, yield = isPending, coroutine.yield
_G.isPending = nil
local function awaiting(load)
  return function(path, ...)
    if type(path) == "string" then
      while isPending(path) do yield() end
    end
    return load(path, ...)
  end
end
local file, graphics = playdate.file, playdate.graphics
file.load = awaiting(file.load)
graphics.font.new = awaiting(graphics.font.new)
graphics.image.new = awaiting(graphics.image.new)
graphics.imagetable.new = awaiting(graphics.imagetable.new)
`;

export interface Waiting {
  isWaiting: boolean;
}

/**
 * Makes the game wait for each file for which `host.isPending` returns true. The tables of the Playdate API must be
 * defined before. Outside an update, loading such a file is a Lua error.
 */
export function awaitPendingFiles(machine: Machine, { isPending }: Pick<Host, "isPending">): Waiting {
  const waiting: Waiting = { isWaiting: false };
  if (isPending === undefined) return waiting;
  machine.L.pushFunction((L) => {
    const pending = isPending(readText(L, 1));
    if (pending) waiting.isWaiting = true;
    L.pushBoolean(pending);
    return 1;
  });
  machine.L.setGlobal("isPending");
  machine.run(new TextEncoder().encode(SCRIPT), "pending-files");
  return waiting;
}
