/** Measures for tests how much memory the Lua code of the game holds. */
import type { Player } from "./player";

/**
 * Lua code that runs before the game's code and prints each new maximum of Lua's memory. The game asks for the memory
 * just before each garbage collection, so the largest printed value is the true maximum.
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

/**
 * Returns the most memory that Lua has held so far, in kilobytes. The game must have been started with the code
 * `PRINT_LUA_MEMORY` in front of its own Lua code.
 */
export function maxKilobytes({ printed }: Player): number {
  const maximum = printed.findLast((line) => line.startsWith("kilobytes: "));
  return Number(maximum?.substring("kilobytes: ".length));
}
