-- Plays a game on the bench's Playdate without a screen. Each line of the script is a frame: the name of the button that
-- goes down, or "none". At a line "look" the game prints its session, and what it keeps is printed.

local playdate_file, clock_file, main_file, script_file = ...

local looks = false
local say = print

-- What the game tells a computer as it goes on is not looked at.
function print(line)
    if looks then
        say(line)
    end
end

-- What the instructions take is no part of this clock.
function lap()
    return 0, 0
end

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

for line in io.lines(script_file) do
    if line == "look" then
        looks = true
        look()
        looks = false
    else
        device.beginFrame(playdate[line] or 0)
        playdate.update()
    end
end
