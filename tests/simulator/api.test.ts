import { describe, expect, test } from "vitest";
import { createSimulatedClock, createRealClock } from "../../simulator/clocks";
import type { ConsoleInput, DrawingCall, LifecycleEvent } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { encodeText, errorOf, NO_INPUT, printedBy, startGame } from "./game";

const NO_NIL = "a value or no argument at all expected, got nil";

describe("the crank", () => {
  const turned = (crankDegrees: number, isCrankDocked = false): ConsoleInput => ({
    ...NO_INPUT,
    crankDegrees,
    isCrankDocked,
  });

  test("the game reads the crank's position and its turn since it last asked", () => {
    const { console, printed } = startGame(`
      local n = 0
      function playdate.update()
        n = n + 1
        if n ~= 2 then print((playdate.getCrankChange()), playdate.getCrankPosition()) end
      end`);
    for (const degrees of [10, -15, -15, 0]) console.update(turned(degrees));
    expect(printed).toEqual(["10\t10", "-30\t340", "0\t340"]);
  });

  test("the accelerated turn of the crank has the direction of the turn", () => {
    const { console, printed } = startGame("function playdate.update() print(playdate.getCrankChange()) end");
    console.update(turned(-60));
    expect(printed).toEqual(["-60\t-120"]);
  });

  test("the crank does not turn while it is docked", () => {
    const { console, printed } = startGame(
      "function playdate.update() print(playdate.isCrankDocked(), playdate.getCrankPosition()) end",
    );
    console.update(turned(30, true));
    console.update(turned(30, false));
    expect(printed).toEqual(["true\t0", "false\t30"]);
  });
});

describe("lifecycle events", () => {
  const events: LifecycleEvent[] = [
    "gameWillTerminate",
    "deviceWillSleep",
    "deviceWillLock",
    "deviceDidUnlock",
    "gameWillPause",
    "gameWillResume",
    "crankDocked",
    "crankUndocked",
  ];

  test.each(events)("a lifecycle event calls the game's callback %s", (event) => {
    const { console, printed } = startGame(`function playdate.${event}() print("called") end`);
    console.signal(event);
    expect(printed).toEqual(["called"]);
  });

  test("a lifecycle event without a callback does nothing", () => {
    const { console } = startGame("");
    expect(() => console.signal("gameWillPause")).not.toThrow();
  });
});

describe("the system menu", () => {
  const menu = "local menu = playdate.getSystemMenu()";

  test("the console lists the menu items that the game has added", () => {
    const { console } = startGame(
      `${menu} menu:addMenuItem("restart", print) menu:addCheckmarkMenuItem("lamp", true) menu:addOptionsMenuItem("speed", { "slow", "fast" }, "fast")`,
    );
    expect(console.menuItems()).toEqual([
      { kind: "action", title: "restart" },
      { kind: "checkmark", title: "lamp", checked: true },
      { kind: "options", title: "speed", options: ["slow", "fast"], selected: 1 },
    ]);
  });

  test("the system menu has room for three items of the game", () => {
    expect(
      printedBy(
        `${menu} for i = 1, 4 do local item, err = menu:addMenuItem("item " .. i, print) print(item ~= nil, err) end print(#menu:getMenuItems())`,
      ),
    ).toEqual([
      "true\tnil",
      "true\tnil",
      "true\tnil",
      'false\tthe system menu has room for 3 items, "item 4" would be one more',
      "3",
    ]);
  });

  test("choosing a menu item calls the item's callback with the chosen value", () => {
    const { console, printed } = startGame(
      `${menu} menu:addMenuItem("a", function() print("action") end) menu:addCheckmarkMenuItem("c", false, print) menu:addOptionsMenuItem("o", { "x", "y" }, "x", print)`,
    );
    console.chooseMenuItem(0);
    console.chooseMenuItem(1);
    console.chooseMenuItem(1);
    console.chooseMenuItem(2, 1);
    expect(printed).toEqual(["action", "true", "false", "y"]);
    expect(console.menuItems()[2]).toMatchObject({ selected: 1 });
  });

  test("choosing a menu item or an option that does not exist throws an error", () => {
    const { console } = startGame(`${menu} menu:addOptionsMenuItem("o", { "x" })`);
    expect(() => console.chooseMenuItem(1)).toThrow("the menu has 1 items, there is no item 1");
    expect(() => console.chooseMenuItem(0, 5)).toThrow('"o" has 1 options, there is no option 5');
    expect(() => console.chooseMenuItem(0)).toThrow("there is no option undefined");
  });

  test("the game can remove one of its menu items or all of them", () => {
    const { console } = startGame(
      `${menu} local a = menu:addMenuItem("a", print) menu:addMenuItem("b", print) menu:removeMenuItem(a)`,
    );
    expect(console.menuItems().map(({ title }) => title)).toEqual(["b"]);
    expect(startGame(`${menu} menu:addMenuItem("a", print) menu:removeAllMenuItems()`).console.menuItems()).toEqual([]);
  });

  test("the game can set the title, value and callback of a menu item", () => {
    const { console, printed } = startGame(`
      ${menu}
      local c = menu:addCheckmarkMenuItem("c", false) c:setTitle("d") c:setValue(true) c:setCallback(function(v) print("now", v) end)
      local o = menu:addOptionsMenuItem("o", { "x", "y" }) o:setValue("y")
      print(c:getTitle(), c:getValue(), o:getValue())`);
    console.chooseMenuItem(0);
    expect(printed).toEqual(["d\ttrue\ty", "now\tfalse"]);
    expect(errorOf(`${menu} menu:addOptionsMenuItem("o", { "x" }, "z")`)).toMatch("one of the options expected");
    expect(errorOf(`${menu} menu:addOptionsMenuItem("o", { "x" }, nil, print)`)).toMatch(
      `bad argument #3 to 'addOptionsMenuItem' (${NO_NIL})`,
    );
  });
});

describe("the picture beside the system menu", () => {
  test("setting the menu picture to nil removes it", () => {
    const show = "playdate.setMenuImage(playdate.graphics.image.new(400, 240, 0))";
    expect(startGame(show).console.menuPicture()).toHaveLength(400 * 240);
    expect(startGame(`${show} playdate.setMenuImage(nil)`).console.menuPicture()).toBeUndefined();
    expect(errorOf("playdate.setMenuImage()")).toMatch("bad argument #1 to 'setMenuImage'");
  });
});

describe("the datastore", () => {
  const written = (lua: string, file = "data.json") => {
    const store = createMemoryStore();
    startGame(lua, { store });
    return store.read(file);
  };
  const read = (text: string | undefined, lua: string) => {
    const store = createMemoryStore();
    if (text !== undefined) store.write("data.json", text);
    return printedBy(`local t = playdate.datastore.read() ${lua}`, { store });
  };

  test("the datastore writes lists as JSON arrays, other tables as objects, and whole floats as whole numbers", () => {
    expect(written("playdate.datastore.write({ list = { 1, 2.5, 3.0 } })")).toBe('{"list":[1,2.5,3]}');
    expect(written("playdate.datastore.write({ { name = 'Ä' }, { on = true } })")).toBe('[{"name":"Ä"},{"on":true}]');
    expect(written("playdate.datastore.write({ [1] = 'a', [3] = 'c' })")).toBe('{"1":"a","3":"c"}');
    expect(written("playdate.datastore.write({ x = 1 }, 'other', true)", "other.json")).toBe('{\n\t"x": 1\n}');
  });

  test("the datastore writes a 32-bit float with as many digits as it has", () => {
    expect(written("playdate.datastore.write({ 0.1, 1 / 3, 16777217.0, 1e-10 })")).toBe(
      "[0.1,0.33333334,16777216,1e-10]",
    );
  });

  test("the datastore reads the values that it has written", () => {
    const store = createMemoryStore();
    startGame("playdate.datastore.write({ n = 7, list = { 'a', { deep = -1 } }, ['1'] = false })", { store });
    expect(
      printedBy("local t = playdate.datastore.read() print(t.n, math.type(t.n), #t.list, t.list[2].deep, t['1'])", {
        store,
      }),
    ).toEqual(["7\tinteger\t2\t-1\tfalse"]);
  });

  test("the datastore reads numbers that do not fit into an integer as floats", () => {
    expect(read('{"big":4294967296,"half":0.5}', "print(math.type(t.big), math.type(t.half))")).toEqual([
      "float\tfloat",
    ]);
  });

  test.each([undefined, "", '{"a":', '{"a":1}}', "\0\0\0", "nonsense"])(
    "the datastore reads nil from the malformed text %j",
    (text) => {
      expect(read(text, "print(t)")).toEqual(["nil"]);
    },
  );

  test("the datastore reads nil from a save that is cut off at any byte", () => {
    const whole = '{"level":12,"moves":[1,2,3],"name":"Ä\\n"}';
    for (let length = 0; length < whole.length; length++)
      expect(read(whole.slice(0, length), "print(t)")).toEqual(["nil"]);
  });

  test("the datastore deletes a file", () => {
    expect(
      printedBy(
        "playdate.datastore.write({ 1 }) print(playdate.datastore.delete()) print(playdate.datastore.read(), playdate.datastore.delete())",
      ),
    ).toEqual(["true", "nil\tfalse"]);
  });

  test.each([
    ["{ f = print }", "a function cannot be written as JSON"],
    ["{ 0/0 }", "the number NaN cannot be written as JSON"],
    ["{ [true] = 1 }", "a table's key must be a string or a number"],
    ["{}, nil", `bad argument #2 to 'write' (${NO_NIL})`],
  ])("the datastore cannot write the arguments %s", (table, message) => {
    expect(errorOf(`playdate.datastore.write(${table})`)).toMatch(message);
  });
});

describe("json", () => {
  test("json encodes tables and decodes texts", () => {
    expect(
      printedBy(
        `print(json.encode({ a = { 1, 2 } })) local t = json.decode('{"x":[1,{"y":"z"}]}') print(t.x[1], t.x[2].y)`,
      ),
    ).toEqual(['{"a":[1,2]}', "1\tz"]);
    expect(printedBy("print(json.encodePretty({ 1 }))")).toEqual(["[\n\t1\n]"]);
    expect(printedBy("print(json.decode('{'))")).toEqual(["nil\tthe text is not JSON"]);
  });
});

describe("time", () => {
  test("the device clock advances by a frame for each update, and by more for a long update", () => {
    const { console, printed } = startGame(`
      local n = 0
      playdate.display.setRefreshRate(50)
      function playdate.update()
        n = n + 1
        print(playdate.getCurrentTimeMilliseconds())
        if n == 2 then for i = 1, 100000 do end end
      end`);
    for (let i = 0; i < 4; i++) console.update(NO_INPUT);
    expect(printed).toEqual(["0", "20", "50", "70"]);
  });

  test("time passes during steps of the garbage collector, and not during its other calls", () => {
    const spentBy = (option: string): number => {
      const { console, printed } = startGame(`
        function playdate.update()
          local before = playdate.getElapsedTime()
          for i = 1, 1000 do collectgarbage(${option}) end
          print(playdate.getElapsedTime() - before)
        end`);
      console.update(NO_INPUT);
      return Number(printed[0]) * 1000;
    };
    expect(spentBy('"step", 0') - spentBy('"count"')).toBeCloseTo(9, 0);
  });

  test("collectgarbage returns the same values as in Lua", () => {
    const { printed } = startGame(`
      print(collectgarbage(), collectgarbage("count") > 0, type(collectgarbage("step", 0)))
      print(pcall(collectgarbage, "never"))`);
    expect(printed).toEqual(["0\ttrue\tboolean", "false\tbad argument #1 to '?' (invalid option 'never')"]);
  });

  test("the elapsed time counts from its last reset", () => {
    const { console, printed } = startGame(`
      playdate.resetElapsedTime()
      function playdate.update() print(string.format("%.2f", playdate.getElapsedTime())) end`);
    console.update(NO_INPUT);
    console.update(NO_INPUT);
    expect(printed).toEqual(["0.00", "0.03"]);
  });

  test("the game reads the date from the clock", () => {
    const clock = createSimulatedClock(86400 * 366 + 3600);
    expect(
      printedBy(
        "local t = playdate.getGMTTime() print(t.year, t.month, t.day, t.weekday, t.hour, t.minute) print((playdate.getSecondsSinceEpoch()))",
        { clock },
      ),
    ).toEqual(["2001\t1\t1\t1\t1\t0", "31626000"]);
  });

  test("the real clock advances by itself", async () => {
    const clock = createRealClock();
    const before = clock.nowMs();
    await expect.poll(() => clock.nowMs()).toBeGreaterThan(before);
    expect(clock.secondsSince2000()).toBeGreaterThan((Date.UTC(2025, 0, 1) - Date.UTC(2000, 0, 1)) / 1000);
  });
});

describe("a synth", () => {
  const play = (commands: string) => startGame(`local snd = playdate.sound ${commands}`).notes;

  test("a synth plays a note with its waveform, envelope and volume", () => {
    expect(
      play(
        "local s = snd.synth.new(snd.kWaveTriangle) s:setADSR(0.0625, 0.125, 0.5, 0.25) s:setVolume(0.5) s:playNote(440, 0.5, 0.25)",
      ),
    ).toEqual([
      {
        waveform: "triangle",
        hertz: 440,
        volume: 0.25,
        lengthSeconds: 0.25,
        attackSeconds: 0.0625,
        decaySeconds: 0.125,
        sustain: 0.5,
        releaseSeconds: 0.25,
        delaySeconds: 0,
      },
    ]);
  });

  test.each([
    ["playNote('A4', 1, 1)", 440],
    ["playNote('C4', 1, 1)", 261.63],
    ["playNote('Db3', 1, 1)", 138.59],
    ["playNote('F#5', 1, 1)", 739.99],
    ["playMIDINote(69, 1, 1)", 440],
    ["playMIDINote('A3', 1, 1)", 220],
  ])("a synth converts the pitch in %s", (call, hertz) => {
    expect(play(`snd.synth.new():${call}`)[0].hertz).toBeCloseTo(hertz, 2);
  });

  test("stopping a synth ends its own notes and no others", () => {
    const stopped: number[] = [];
    const speaker = { play: () => undefined, stop: (synth: number) => void stopped.push(synth) };
    const commands = "local new = playdate.sound.synth.new local one, other = new(), new()";
    startGame(`${commands} one:playNote(440, 1, 9) other:playNote(440, 1, 9) other:stop() one:noteOff()`, { speaker });
    expect(stopped).toEqual([1]);
  });

  test("a synth plays a note later, at a given time of the sound clock", () => {
    const { console, notes } = startGame(
      "function playdate.update() playdate.sound.synth.new():playNote(440, 1, 1, playdate.sound.getCurrentTime() + 0.5) end",
    );
    console.update(NO_INPUT);
    console.update(NO_INPUT);
    expect(notes[1].delaySeconds).toBeCloseTo(0.5, 3);
  });

  test("a synth plays until the note's release is over, or until it is stopped", () => {
    const { console, printed } = startGame(`
      local s = playdate.sound.synth.new() s:setADSR(0, 0, 1, 0.05) s:playNote(440, 1, 0.03)
      function playdate.update() print(s:isPlaying()) end`);
    for (let i = 0; i < 4; i++) console.update(NO_INPUT);
    expect(printed).toEqual(["true", "true", "true", "false"]);
    expect(
      printedBy("local s = playdate.sound.synth.new() s:playNote(440, 1, 9) s:stop() print(s:isPlaying())"),
    ).toEqual(["false"]);
  });

  test.each([
    ["playdate.sound.synth.new(5)", "the waveforms kWavePO… are not in the simulator"],
    ["playdate.sound.synth.new():playNote(440)", "a length expected"],
    ["playdate.sound.synth.new():playNote(440, 1, 1, nil)", `bad argument #4 to 'playNote' (${NO_NIL})`],
    ["playdate.sound.synth.new():playNote(440, nil, 1)", `bad argument #2 to 'playNote' (${NO_NIL})`],
    ["playdate.sound.synth.new(nil)", `bad argument #1 to 'new' (${NO_NIL})`],
    ["playdate.sound.synth.new():setVolume(1, nil)", `bad argument #2 to 'setVolume' (${NO_NIL})`],
    ["playdate.sound.synth.new():playNote('H4', 1, 1)", 'hertz or a note such as "C4" expected, got "H4"'],
  ])("the synth call %s throws an error", (lua, message) => {
    expect(errorOf(lua)).toMatch(message);
  });
});

describe("the display", () => {
  test("the display has the size of the Playdate's screen and at most 50 frames a second", () => {
    const { console, printed } = startGame(
      "local d = playdate.display print(d.getWidth(), d.getHeight(), d.getRefreshRate()) d.setRefreshRate(80) print(d.getRefreshRate())",
    );
    expect(printed).toEqual(["400\t240\t30", "50"]);
    expect(console.refreshRate()).toBe(50);
  });
});

describe("the system functions", () => {
  test("the game reads its metadata from the file pdxinfo", () => {
    const files = new Map([["pdxinfo", encodeText("# made here\nname=Glissade\nversion = 1.2\n")]]);
    expect(
      printedBy("print(playdate.metadata.name, playdate.metadata.version, playdate.metadata.author)", { files }),
    ).toEqual(["Glissade\t1.2\tnil"]);
  });

  test("the game reads its start arguments after its path", () => {
    expect(printedBy("print(table.concat(playdate.argv, ' '))")).toEqual(["game.pdx"]);
    expect(
      printedBy("print(#playdate.argv, playdate.argv[2], playdate.argv[3])", { arguments: ["code=KMQT7X4", "é"] }),
    ).toEqual(["3\tcode=KMQT7X4\té"]);
  });

  test("a key of the keyboard calls the game's callback, if it has one", () => {
    const { console, printed } = startGame("function playdate.keyPressed(key) print('pressed', key) end");
    console.keyPressed("j");
    expect(printed).toEqual(["pressed\tj"]);
    expect(() => startGame("function playdate.update() end").console.keyPressed("j")).not.toThrow();
  });

  test("a touch of the screen calls the game's callback, if it has one", () => {
    const { console, printed } = startGame("function playdate.touched(phase, x, y) print(phase, x, y) end");
    console.touched("down", 399, 0);
    expect(printed).toEqual(["down\t399\t0"]);
    expect(() => startGame("function playdate.update() end").console.touched("up", 1, 2)).not.toThrow();
  });

  test("the game reads whether it must reduce flashing", () => {
    expect(printedBy("print(playdate.getReduceFlashing())", { reducesFlashing: true })).toEqual(["true"]);
  });
});

test("the host is told each drawing call with the number of its pictures and pixels", () => {
  const calls: DrawingCall[] = [];
  const commands = [
    "local gfx = playdate.graphics",
    "local picture = gfx.image.new(10, 4, gfx.kColorBlack)",
    "gfx.setColor(gfx.kColorBlack)",
    "gfx.setImageDrawMode(gfx.kDrawModeCopy)",
    "gfx.fillRect(395, 0, 10, 2)",
    "picture:draw(0, 238)",
  ];
  startGame(commands.join("\n"), { watchDrawing: (call) => void calls.push(call) });
  expect(calls).toEqual([
    { name: "setColor", pictureCount: 0, pixelCount: 0 },
    { name: "setImageDrawMode", pictureCount: 0, pixelCount: 0 },
    { name: "fillRect", pictureCount: 0, pixelCount: 10 },
    { name: "draw", pictureCount: 1, pixelCount: 20 },
  ]);
});
