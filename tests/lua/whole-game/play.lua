-- Plays a game on the simulated Playdate of bench/rig/playdate.lua, which has no screen. Each line of the script is a
-- frame: the name of the pressed button, or "none". At a line "look", the played level and the saved data are printed.

local playdate_file, clock_file, main_file, script_file = ...

local looks = false
local say = print

-- Prints only while the script looks at the game. All other lines that the game prints are dropped.
function print(line)
    if looks then
        say(line)
    end
end

-- Replaces the instruction counter of bench/rig, because executed instructions must not advance the clock of this test.
function lap()
    return 0, 0
end

-- Any number will do, because no instruction is counted here.
INSTRUCTIONS_PER_DMS = 1
dofile(playdate_file)
playdate.isSimulator = 1
dofile(clock_file)
dofile(main_file)

local function look()
    playdate.keyPressed("j")
    for _, name in ipairs({ "save-a", "save-b", "table-a", "table-b" }) do
        local kept = playdate.datastore.read(name)
        if kept then
            print(("%s %d %d %d %q"):format(name, kept.version, kept.sequence, kept.checksum, kept.payload))
        end
    end
end

-- The names that the functions for a button's press and release begin with.
local handlers = {
    kButtonUp = "upButton", kButtonRight = "rightButton", kButtonDown = "downButton", kButtonLeft = "leftButton",
    kButtonA = "AButton", kButtonB = "BButton",
}
local held = "none"

-- Reports a changed button to the game before its frame, as the console does.
local function report(button)
    if button == held then
        return
    end
    if handlers[held] then
        playdate[handlers[held] .. "Up"]()
    end
    if handlers[button] then
        playdate[handlers[button] .. "Down"]()
    end
    held = button
end

for line in io.lines(script_file) do
    if line == "look" then
        looks = true
        look()
        looks = false
    else
        device.beginFrame(playdate[line] or 0)
        report(line)
        playdate.update()
    end
end
