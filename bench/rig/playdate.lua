-- A simulated Playdate without screen and speaker: the functions that the game calls exist and do nothing.
-- Saved data stays in memory, and saving and loading cost nothing. The clock counts instructions. host/rig.ts
-- replaces the name INSTRUCTIONS_PER_DMS by how many of them take a millisecond. A frame takes a thirtieth of a second, or longer if the game needs more time.

device = { pressed = 0, hasDrawn = false }

lap()
local lapOverhead = lap()

local frameStartMs, frames = 0, 0
local spent, ofCollector = 0, 0 -- the instructions of this frame so far, and those of the collector
local elapsedFrom, firstAsked = 0, nil

-- Returns how many instructions ran since the frame began, and how many of them were the garbage collector's.
function device.spent()
    local instructions, collector = lap()
    spent = spent + instructions - lapOverhead
    ofCollector = ofCollector + collector
    return spent, ofCollector
end

-- Begins the next frame, in which the player presses `button`; 0 means no button.
function device.beginFrame(button)
    frames = frames + 1
    local lengthMs = frames % 3 == 0 and 34 or 33
    frameStartMs = frameStartMs + math.max(lengthMs, (device.spent() + INSTRUCTIONS_PER_DMS - 1) // INSTRUCTIONS_PER_DMS)
    device.pressed, device.hasDrawn = button, false
    elapsedFrom, firstAsked = 0, nil
    spent, ofCollector = 0, 0
    lap()
end

-- Returns after how many instructions of this frame the game first asked for the elapsed time, or nil if it has not.
function device.firstAsked()
    return firstAsked
end

-- Loads a file beside job.lua, as Lua text or bytecode. Compiling the content is measured, reading the file is not.
local function loadProgram(path)
    device.spent()
    local file = assert(io.open(path .. ".lua", "rb"))
    local content = file:read("a")
    file:close()
    lap()
    return assert(load(content, "@" .. path .. ".lua"))
end

local function doNothing() end
local function draw() device.hasDrawn = true end

-- Returns a table in which every missing field has the value `default`. A field is stored when it is first read.
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
    metadata = { bundleID = "glissade", name = "Glissade", author = "", description = "", version = "0", buildNumber = "1" },
    isCrankDocked = function() return true end,
    getReduceFlashing = function() return false end,
    argv = { "Glissade.pdx" },
    getTime = function() return { year = 2026, month = 1, day = 1, weekday = 4, hour = 12, minute = 0, second = 0 } end,
    getSecondsSinceEpoch = function() return 820497600, 0 end,
    getCurrentTimeMilliseconds = function() return frameStartMs + device.spent() // INSTRUCTIONS_PER_DMS end,
    resetElapsedTime = function() elapsedFrom = device.spent() end,
    getElapsedTime = function()
        local now = device.spent()
        firstAsked = firstAsked or now
        return (now - elapsedFrom) / (INSTRUCTIONS_PER_DMS * 1000)
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
