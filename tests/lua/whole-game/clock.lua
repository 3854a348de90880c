-- A clock that goes alike wherever the game runs: the game asks for the time once a frame, and each time it asks how
-- much of a frame is over, another 32nd of a millisecond is. It is noon on the first day of 2026 when the game starts.

local NOON_SECONDS <const> = 820584000
local FRAME_MS <const> = 33
local LOOKS_PER_SECOND <const> = 32000

local nowMs, looks = 0, 0

function playdate.getCurrentTimeMilliseconds()
    nowMs = nowMs + FRAME_MS
    return nowMs
end

function playdate.resetElapsedTime()
    looks = 0
end

function playdate.getElapsedTime()
    looks = looks + 1
    return looks / LOOKS_PER_SECOND
end

function playdate.getSecondsSinceEpoch()
    return NOON_SECONDS + nowMs // 1000, nowMs % 1000
end

function playdate.getTime()
    return { year = 2026, month = 1, day = 1, weekday = 4, hour = 12, minute = 0, second = 0, millisecond = 0 }
end
