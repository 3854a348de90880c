/** Measures how much memory the game's Lua holds. */
import type { Player } from "./player";

/**
 * Lua that runs before the game's and prints each new maximum of Lua's memory. The game asks for the memory just before
 * it collects garbage, so the maximum of these values is the true maximum.
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

/** Returns the most memory that Lua held in a game that runs behind `PRINT_LUA_MEMORY`, in kilobytes. */
export function maxKilobytes({ printed }: Player): number {
  const maximum = printed.findLast((line) => line.startsWith("kilobytes: "));
  return Number(maximum?.substring("kilobytes: ".length));
}
