-- A test game that counts the events it receives, and shows each count as a bar. A greater count has a longer bar.
local graphics = playdate.graphics
local data = playdate.datastore.read() or { saves = 0, ends = 0 }
local presses, rights, degrees, picks, pauses, locks = 0, 0, 0, 0, 0, 0
local updates = 0
local announcedPresses = 0
local announcedTilt = "upright"

playdate.startAccelerometer()

local synth = playdate.sound.synth.new(playdate.sound.kWaveSquare)

local function bars()
  return {
    10 * presses,
    10 * rights,
    180 + math.floor(degrees + 0.5),
    playdate.isCrankDocked() and 100 or 50,
    10 * data.saves,
    10 * data.ends,
    10 * picks,
    10 * pauses,
    10 * locks,
    playdate.getReduceFlashing() and 0 or 60,
  }
end

local function save()
  playdate.datastore.write(data)
end

-- Prints in which direction the console is tilted, as soon as that changes.
local function announceTilt()
  local x, y = playdate.readAccelerometer()
  local tilt = x > 0.3 and "right" or x < -0.3 and "left" or y < 0.5 and "flat" or "upright"
  if tilt ~= announcedTilt then print("announcement: tilted " .. tilt) end
  announcedTilt = tilt
end

function playdate.update()
  updates = updates + 1
  if playdate.buttonJustPressed(playdate.kButtonA) then
    presses = presses + 1
    data.saves = data.saves + 1
    synth:playNote(440, 0.5, 0.1)
    save()
  end
  if playdate.buttonJustPressed(playdate.kButtonRight) then rights = rights + 1 end
  if playdate.buttonJustPressed(playdate.kButtonB) then error("the test game was told to stop") end
  degrees = degrees + playdate.getCrankChange()
  if presses ~= announcedPresses then
    announcedPresses = presses
    print("announcement: " .. presses .. " presses")
    print("stop: " .. presses)
  end

  announceTilt()

  graphics.clear(graphics.kColorWhite)
  for row, length in ipairs(bars()) do
    if length > 0 then graphics.fillRect(0, (row - 1) * 20, length, 16) end
  end
end

function playdate.gameWillTerminate()
  data.ends = data.ends + 1
  save()
end

-- Sets a white picture beside the menu, with a black part at the left that is wider after each pause.
function playdate.gameWillPause()
  pauses = pauses + 1
  local picture = graphics.image.new(400, 240, graphics.kColorWhite)
  graphics.pushContext(picture)
  graphics.setColor(graphics.kColorBlack)
  graphics.fillRect(0, 0, 10 * pauses, 240)
  graphics.popContext()
  playdate.setMenuImage(picture)
end

-- Prints the text that the page copies after the key J: the number of updates and the milliseconds of the game's clock.
function playdate.keyPressed()
  print("attempt: " .. updates .. " " .. playdate.getCurrentTimeMilliseconds())
end

-- Prints the touches that the page passes to the game.
function playdate.touched(phase, x, y)
  print(string.format("touched: %s %d %d", phase, x, y))
end

function playdate.deviceWillLock() locks = locks + 1 end

-- Makes one notch of the mouse wheel turn the crank by 40 degrees.
print("notch: 40")

playdate.getSystemMenu():addMenuItem("pick me", function() picks = picks + 1 end)
