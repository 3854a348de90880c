-- Runs the most frequent operations of a game: writing and reading tables, calling functions, resuming coroutines.
local function step(sum, value)
  return (sum + value) % 8191
end

local cells = {}
local sum = 0
for i = 1, 1000000 do
  local index = i % 1000 + 1
  cells[index] = step(sum, i)
  sum = cells[index]
end

local resume = coroutine.wrap(function()
  while true do
    coroutine.yield()
  end
end)
for _ = 1, 20000 do
  resume()
end
