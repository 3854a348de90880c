/** Adds a key to the game that measures how much memory the game needs when no garbage is left. */
import type { Host } from "../../simulator/host";

/** The name of the key. No keyboard has it, so the game does not use it. */
export const HEAP_KEY = "measure-heap";
/** The beginning of the line that the key prints. A number of kilobytes follows. */
export const HEAP_LINE = "heap: ";

// The measurement first loads all files of the game that are not loaded yet, and unloads them again afterwards.
// Otherwise the memory would grow whenever the player opens a screen for the first time. Two collections follow, because
// the first one only calls the finalizers of some objects.
const CODE = `
do
  local keyPressed, collect = playdate.keyPressed, collectgarbage
  local function measureHeap()
    local loadedBefore, added = {}, {}
    for file in pairs(____loadedChunks) do loadedBefore[file] = true end
    for module in pairs(____loadOrders) do require(module) end
    collect("collect")
    collect("collect")
    print("${HEAP_LINE}" .. collect("count"))
    for file in pairs(____loadedChunks) do if not loadedBefore[file] then added[#added + 1] = file end end
    for _, file in ipairs(added) do unloadChunks(file) end
  end
  function playdate.keyPressed(key)
    if key == "${HEAP_KEY}" then measureHeap() else keyPressed(key) end
  end
end
`;

/** Returns the game's files with Lua code behind the game's own code, which keeps the numbers of its lines. */
export function withHeapKey(files: Host["files"]): Host["files"] {
  const main = new TextDecoder().decode(files.get("main.lua"));
  return new Map([...files, ["main.lua", new TextEncoder().encode(main + CODE)]]);
}
