-- What a game's Lua does most: tables are written and read, functions called, coroutines resumed.
local function step(sum, value)
  return (sum + value) % 8191
end

local cells = {}
local sum = 0
for i = 1, 1000000 do
  local at = i % 1000 + 1
  cells[at] = step(sum, i)
  sum = cells[at]
end

local resume = coroutine.wrap(function()
  while true do
    coroutine.yield()
  end
end)
for _ = 1, 20000 do
  resume()
end
