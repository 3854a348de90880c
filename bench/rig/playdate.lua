-- A Playdate without a screen and a speaker: what the game calls is there and does nothing. What it writes is there as
-- long as it runs, and neither writing nor reading costs anything. Its time is that of the instructions: 100,000 of them
-- are a millisecond. A frame is a thirtieth of a second, or longer if it must.

device = { pressed = 0, drew = false }

lap()
local nothing = lap()

local frameStartMs, frames = 0, 0
local spent, ofCollector = 0, 0 -- in this frame, in instructions
local elapsedFrom, firstAsked = 0, nil

-- Instructions since the frame began, without those that measuring takes, and how many were the collector's.
function device.spent()
    local instructions, collector = lap()
    spent = spent + instructions - nothing
    ofCollector = ofCollector + collector
    return spent, ofCollector
end

-- The next frame begins, with that button going down (0: none).
function device.beginFrame(button)
    frames = frames + 1
    local lengthMs = frames % 3 == 0 and 34 or 33
    frameStartMs = frameStartMs + math.max(lengthMs, (device.spent() + 99999) // 100000)
    device.pressed, device.drew = button, false
    elapsedFrom, firstAsked = 0, nil
    spent, ofCollector = 0, 0
    lap()
end

-- When in this frame the game first asked how much of it is over, in instructions since it began; nil if it has not.
function device.firstAsked()
    return firstAsked
end

-- The program in a file beside the job, as text or as bytecode. Loading it counts, reading it does not.
local function loadProgram(path)
    device.spent()
    local file = assert(io.open(path .. ".lua", "rb"))
    local content = file:read("a")
    file:close()
    lap()
    return assert(load(content, "@" .. path .. ".lua"))
end

local function doNothing() end
local function draw() device.drew = true end

-- What it is asked for and does not have is `default`, from then on.
local function withDefault(default, fields)
    return setmetatable(fields, { __index = function(fields, name)
        fields[name] = default
        return default
    end })
end

local function maker(object)
    return { new = function() return object end }
end

local files = {}

local font = withDefault(draw, { getTextWidth = function() return 50 end })

playdate = withDefault(doNothing, {
    kButtonLeft = 1, kButtonRight = 2, kButtonUp = 4, kButtonDown = 8, kButtonB = 16, kButtonA = 32,
    buttonIsPressed = function(button) return button == device.pressed end,
    buttonJustPressed = function(button) return button == device.pressed end,
    buttonJustReleased = function() return false end,
    getCrankChange = function() return 0, 0 end,
    isCrankDocked = function() return true end,
    getReduceFlashing = function() return false end,
    argv = { "Glissade.pdx" },
    getTime = function() return { year = 2026, month = 1, day = 1, weekday = 4, hour = 12, minute = 0, second = 0 } end,
    getSecondsSinceEpoch = function() return 820497600, 0 end,
    getCurrentTimeMilliseconds = function() return frameStartMs + device.spent() // 100000 end,
    resetElapsedTime = function() elapsedFrom = device.spent() end,
    getElapsedTime = function()
        local now = device.spent()
        firstAsked = firstAsked or now
        return (now - elapsedFrom) / 100000000
    end,
    getSystemMenu = function() return withDefault(doNothing, {}) end,
    datastore = withDefault(doNothing, {
        read = function(name) return files[name] end,
        write = function(value, name) files[name] = value end,
    }),
    file = withDefault(doNothing, { load = loadProgram }),
    display = withDefault(doNothing, {}),
    graphics = withDefault(draw, {
        image = maker(withDefault(draw, {})),
        imagetable = maker(withDefault(draw, {})),
        font = maker(font),
    }),
    sound = { synth = maker(withDefault(doNothing, {})), getCurrentTime = function() return 0 end },
})
