import type { Player } from "./player";

/**
 * Lua before the game that tells whenever Lua holds more than before. The game asks how much that is before its turn to
 * collect garbage, at the end of each frame, and no garbage goes at any other time: of what it is told, the most is the
 * most that there was.
 */
export const PRINT_LUA_MEMORY = `
local collect, most = collectgarbage, 0
function collectgarbage(option, ...)
  local result = collect(option, ...)
  if option == "count" and result > most then
    most = result
    print("kilobytes: " .. math.ceil(most))
  end
  return result
end`;

/** The most that Lua held in a game behind `TELL_MEMORY`, in kilobytes. */
export function maxKilobytes({ printed }: Player): number {
  const told = printed.findLast((line) => line.startsWith("kilobytes: "));
  return Number(told?.substring("kilobytes: ".length));
}
