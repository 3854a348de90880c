-- A clock that is the same wherever the game runs. Each call for the time advances it by a frame, and each call for the
-- elapsed time advances that by a 32nd of a millisecond. The clock starts at noon on 1 January 2026.

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
