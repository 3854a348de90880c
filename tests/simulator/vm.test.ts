import { describe, expect, test } from "vitest";
import { createDeviceClock } from "../../simulator/clocks";
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import { GameError } from "../../simulator/host";
import { errorOf, NO_INPUT, printedBy, startGame } from "./game";

describe("the globals", () => {
  test.each(["load", "loadstring", "loadfile", "dofile", "require", "package", "os", "io", "debug"])(
    "have no %s",
    (name) => {
      expect(printedBy(`print(_G["${name}"])`)).toEqual(["nil"]);
    },
  );

  test("have the libraries of the console", () => {
    const names = ["coroutine.yield", "math.floor", "string.format", "table.insert", "utf8.char", "pcall", "select"];
    expect(printedBy(names.map((name) => `print(type(${name}))`).join("\n"))).toEqual(names.map(() => "function"));
  });

  test("print to the host, with tabs between", () => {
    expect(printedBy(`print("a", 1, nil, true, setmetatable({}, { __tostring = function() return "t" end }))`)).toEqual(
      ["a\t1\tnil\ttrue\tt"],
    );
  });

  test("are those of Lua 5.4", () => {
    expect(printedBy("print(_VERSION, 7 // 2, #table.pack(1, 2), type(coroutine.close))")).toEqual([
      "Lua 5.4\t3\t2\tfunction",
    ]);
  });

  test("stand in the same order on every run", () => {
    const lua = "for name in pairs(_G) do print(name) end";
    expect(printedBy(lua)).toEqual(printedBy(lua));
  });
});

describe("memory", () => {
  const kilobytes = "collectgarbage() local kilobytes = collectgarbage('count')";

  test("is counted as it is taken, and given back by the collector", () => {
    const [taken, left] = printedBy(`
      ${kilobytes} local list = {} for i = 1, 8192 do list[i] = i end
      print(collectgarbage("count") - kilobytes) list = nil collectgarbage() print(collectgarbage("count") - kilobytes)`);
    expect(Number(taken)).toBeGreaterThanOrEqual(64);
    expect(Number(left)).toBeLessThan(1);
  });

  test("of the console ends with an error, which a game may catch", () => {
    const fill = "local list = {} for i = 1, 1e7 do list[i] = { i } end";
    expect(errorOf(fill)).toMatch(/^not enough memory/);
    expect(printedBy(`print(pcall(function() ${fill} end)) collectgarbage() print("goes on")`)).toEqual([
      "false\tnot enough memory",
      "goes on",
    ]);
  });

  test("holds an object of the simulator as long as the game does", () => {
    expect(
      printedBy(`
        local kept = playdate.graphics.image.new(7, 5)
        for i = 1, 2000 do playdate.graphics.image.new(1, 1) end
        collectgarbage() collectgarbage() print(kept:getSize())`),
    ).toEqual(["7\t5"]);
  });
});

describe("integers", () => {
  test("have 32 bits and wrap round", () => {
    expect(printedBy("print(65536 * 65536, 2147483647 + 1, math.maxinteger)")).toEqual(["0\t-2147483648\t2147483647"]);
  });

  test("divide to floats of 32 bits", () => {
    expect(printedBy("print(16777216.0 + 1 == 16777216.0, 7 / 2, 1 / 3)")).toEqual(["true\t3.5\t0.3333333"]);
  });

  test("of a mask beyond 31 bits throw, as on the console", () => {
    expect(errorOf("local a = -1; print((a & 4294967295) >> 3)")).toMatch("number has no integer representation");
  });
});

describe("the additions to table", () => {
  test("find an element", () => {
    expect(printedBy(`print(table.indexOfElement({"a", "b"}, "b"), table.indexOfElement({}, 1))`)).toEqual(["2\tnil"]);
  });

  test("make an empty table", () => {
    expect(printedBy("print(#table.create(4, 2))")).toEqual(["0"]);
  });

  test("tell the size of both parts", () => {
    expect(printedBy("print(table.getsize({ 1, 2, x = 3 }))")).toEqual(["2\t1"]);
  });

  test("copy shallowly, into another table where given", () => {
    expect(printedBy("local s = { 1, {} }; local c = table.shallowcopy(s); print(c ~= s, c[2] == s[2])")).toEqual([
      "true\ttrue",
    ]);
    expect(printedBy("local d = { b = 2 }; table.shallowcopy({ a = 1 }, d); print(d.a, d.b)")).toEqual(["1\t2"]);
  });

  test("copy deeply", () => {
    expect(
      printedBy("local s = { 1, { x = { 5 } } }; local c = table.deepcopy(s); print(c[2] ~= s[2], c[2].x[1])"),
    ).toEqual(["true\t5"]);
  });
});

describe("an update", () => {
  test("goes on behind a yield in the next frame", () => {
    const { console, printed } = startGame(`
      function playdate.update()
        print("one") coroutine.yield() print("two")
      end`);
    for (let i = 0; i < 3; i++) console.update(NO_INPUT);
    expect(printed).toEqual(["one", "two", "one"]);
  });

  test("yields from inside a call and a pcall", () => {
    const { console, printed } = startGame(`
      local function deep() coroutine.yield() print("back") end
      function playdate.update() pcall(deep) end`);
    console.update(NO_INPUT);
    console.update(NO_INPUT);
    expect(printed).toEqual(["back"]);
  });

  test("must be there", () => {
    expect(() => startGame("").console.update(NO_INPUT)).toThrow("the game has not set playdate.update");
  });
});

describe("the instructions", () => {
  const loop = (count: number) => `function playdate.update() for i = 1, ${count} do end end`;
  const spentBy = (lua: string) => startGame(lua).console.update(NO_INPUT).instructions;

  test("are counted exactly", () => {
    // LOADI ×2 or 1 and LOADK, LOADI, FORPREP and RETURN0 around one FORLOOP a round.
    expect(spentBy(loop(0))).toBe(5);
    expect(spentBy(loop(1))).toBe(6);
    expect(spentBy(loop(1_000_000))).toBe(1_000_005);
  });

  test("are the same on every run", () => {
    const lua = `
      local t = {}
      function playdate.update()
        for i = 1, 300 do t[i] = tostring(i) .. "x" end
        table.sort(t, function(a, b) return a > b end)
      end`;
    expect(spentBy(lua)).toBe(spentBy(lua));
  });

  test("of an update do not count those of the frame before", () => {
    const { console } = startGame(loop(50));
    expect(console.update(NO_INPUT).instructions).toBe(console.update(NO_INPUT).instructions);
  });

  test.each([
    ["resumed", "local c = coroutine.create(work) while coroutine.resume(c) do end"],
    ["wrapped", "local c = coroutine.wrap(work) for i = 1, 11 do c() end"],
  ])("of a %s coroutine are counted with those of its caller", (_, run) => {
    const lua = (rounds: number) => `
      local function work() for i = 1, 10 do for j = 1, ${rounds} do end coroutine.yield() end end
      function playdate.update() ${run} end`;
    expect(spentBy(lua(1_100)) - spentBy(lua(100))).toBe(10_000);
  });

  test("of a coroutine inside a coroutine are counted", () => {
    const lua = (rounds: number) => `
      local function inner() for j = 1, ${rounds} do end coroutine.yield() end
      local function outer() coroutine.wrap(inner)() coroutine.yield() end
      function playdate.update() coroutine.wrap(outer)() end`;
    expect(spentBy(lua(5_000)) - spentBy(lua(0))).toBe(5_000);
  });

  test("of a coroutine that throws are counted", () => {
    const lua = (rounds: number) => `
      function playdate.update()
        pcall(coroutine.wrap(function() for j = 1, ${rounds} do end error("x") end))
      end`;
    expect(spentBy(lua(5_000)) - spentBy(lua(0))).toBe(5_000);
  });

  test("take 0.3 µs each on the console", () => {
    const { instructions, deviceMs } = startGame(loop(9_995)).console.update(NO_INPUT);
    expect(instructions).toBe(10_000);
    expect(deviceMs).toBeCloseTo(3, 9);
  });

  test("pass the time that the game reads while it runs", () => {
    const { console, printed } = startGame(`
      function playdate.update()
        local before = playdate.getCurrentTimeMilliseconds()
        for i = 1, 20000 do end
        print(playdate.getCurrentTimeMilliseconds() - before)
      end`);
    console.update(NO_INPUT);
    expect(printed).toEqual(["6"]);
  });

  test("reach the host's clock once", () => {
    const clock = createDeviceClock(0);
    const { console } = startGame(
      "function playdate.update() playdate.getElapsedTime() for i = 1, 99 do end playdate.getElapsedTime() end",
      { clock },
    );
    const before = clock.nowMs();
    const { deviceMs } = console.update(NO_INPUT);
    expect(clock.nowMs() - before).toBeCloseTo(deviceMs, 9);
  });

  test("of a game that never returns end it after ten device seconds", () => {
    const { console } = startGame("function playdate.update() while true do end end");
    expect(() => console.update(NO_INPUT)).toThrow("main.lua:1: the game ran for ten device seconds without returning");
  });

  test("of a game that catches its end and goes on end it all the same", () => {
    const { console } = startGame(
      "function playdate.update() while true do pcall(function() while true do end end) end end",
    );
    expect(() => console.update(NO_INPUT)).toThrow("ran for ten device seconds without returning");
  });
});

describe("an error", () => {
  test("of main.lua comes with its line and a traceback", () => {
    const message = errorOf("local function deep() error('boom') end\n\ndeep()");
    expect(message).toMatch(/^main\.lua:1: boom\nstack traceback:\n/);
    expect(message).toMatch("main.lua:3: in main chunk");
  });

  test("of the syntax comes with its line", () => {
    expect(errorOf("\nx = = 1")).toBe("main.lua:2: unexpected symbol near '='");
  });

  test("of an update comes with a traceback of the update's functions", () => {
    const { console } = startGame(
      "local function deep()\n error('boom')\nend\nfunction playdate.update()\n deep()\nend",
    );
    expect(() => console.update(NO_INPUT)).toThrow(
      /^main\.lua:2: boom\nstack traceback:\n[^]*main\.lua:2: in upvalue 'deep'\n\tmain\.lua:5: in function/,
    );
  });

  test("of a callback comes with a traceback", () => {
    const { console } = startGame("function playdate.gameWillPause() error('boom') end");
    expect(() => console.signal("gameWillPause")).toThrow(/^main\.lua:1: boom\nstack traceback:/);
  });

  test("of a menu callback comes with a traceback", () => {
    const { console } = startGame("playdate.getSystemMenu():addMenuItem('x', function() error('boom') end)");
    expect(() => console.chooseMenuItem(0)).toThrow(/^main\.lua:1: boom\nstack traceback:/);
  });

  test("that is an object is shown by its __tostring", () => {
    expect(errorOf("error(setmetatable({}, { __tostring = function() return 'an object' end }))")).toMatch(
      /^an object\n/,
    );
  });

  test("that is an object whose __tostring fails is an error all the same", () => {
    const thrown = "error(setmetatable({}, { __tostring = function() error('no words') end }))";
    expect(errorOf(thrown)).toMatch("no words");
    const { console } = startGame(`function playdate.update() ${thrown} end`);
    expect(() => console.update(NO_INPUT)).toThrow(/^an error whose __tostring fails\nstack traceback:/);
  });

  test("ends the game: it throws again from then on", () => {
    const { console } = startGame(
      "function playdate.update() error('boom') end\nfunction playdate.gameWillPause() end",
    );
    expect(() => console.update(NO_INPUT)).toThrow(GameError);
    expect(() => console.update(NO_INPUT)).toThrow("boom");
    expect(() => console.signal("gameWillPause")).toThrow("boom");
  });

  test("of calls without end comes before the simulator's own stack ends", () => {
    expect(errorOf("local function deeper() return 1 + deeper() end deeper()")).toBe("not enough memory");
    expect(
      errorOf("local t = setmetatable({}, {}) getmetatable(t).__index = function(t) return t.x end print(t.x)"),
    ).toMatch("C stack overflow");
  });

  test("of the simulator is one of the line that called it, in a coroutine too", () => {
    expect(errorOf("\nplaydate.graphics.popContext()")).toMatch("main.lua:2: popContext without a pushContext");
    expect(
      printedBy("print(coroutine.resume(coroutine.create(function()\nplaydate.graphics.popContext() end)))"),
    ).toEqual(["false\tmain.lua:2: popContext without a pushContext before it"]);
  });

  test("that a game catches leaves it where it was, at any depth", () => {
    expect(
      printedBy(`
        local function fail(depth)
          if depth == 0 then playdate.graphics.popContext() end
          local well, why = pcall(fail, depth - 1)
          error(why .. depth, 0)
        end
        local wrapped = coroutine.wrap(function() coroutine.yield("before") print(pcall(fail, 9)) return "behind" end)
        print(wrapped()) print(wrapped())`),
    ).toEqual(["before", "false\tmain.lua:3: popContext without a pushContext before it123456789", "behind"]);
  });

  test("that the game catches does not end it", () => {
    const { console, printed } = startGame(
      "function playdate.update() print(pcall(playdate.graphics.popContext)) print(pcall(error, 'x')) end",
    );
    console.update(NO_INPUT);
    expect(printed).toEqual(["false\tpopContext without a pushContext before it", "false\tx"]);
  });

  test("tells that main.lua is missing", () => {
    expect(() => startConsole(createNodeHost(new Map()))).toThrow("the game has no main.lua");
  });
});

describe("a name that the API lacks", () => {
  test.each([
    ["playdate.graphics.drawArc(1, 1, 1, 0, 90)", "playdate.graphics.drawArc is not in the simulator"],
    ["local x = playdate.scoreboards", "playdate.scoreboards is not in the simulator"],
    ["local x = playdate.sound.sampleplayer.new('x')", "playdate.sound.sampleplayer is not in the simulator"],
    ["playdate.graphics.image.new(2, 2):drawBlurred()", "playdate.graphics.image:drawBlurred is not in the simulator"],
    ["json.decodeFile('x')", "json.decodeFile is not in the simulator"],
    ["function playdate.AButtonHeld() end", "playdate.AButtonHeld is not in the simulator, so it cannot be set"],
  ])("fails with its full name: %s", (lua, message) => {
    expect(errorOf(lua)).toMatch(`main.lua:1: ${message}`);
  });

  test("may be a callback that the game has not set", () => {
    expect(printedBy("print(playdate.update, playdate.gameWillPause, playdate.crankDocked)")).toEqual([
      "nil\tnil\tnil",
    ]);
  });
});

describe("a bad argument", () => {
  test.each([
    ["playdate.graphics.fillRect(1, 'x', 2, 3)", "bad argument #2 to 'fillRect' (number expected, got string)"],
    ["playdate.graphics.setColor(9)", "bad argument #1 to 'setColor' (a number from 0 to 3 expected, got 9)"],
    ["playdate.graphics.image.new(1, 1).draw(1, 2)", "bad argument #1 to 'draw' (playdate.graphics.image expected)"],
    ["playdate.buttonIsPressed('x')", "bad argument #1 to 'buttonIsPressed' (a button expected)"],
    ["playdate.graphics.fillPolygon(1, 2, 3)", "bad argument #3 to 'fillPolygon' (an x without its y)"],
  ])("is named: %s", (lua, message) => {
    expect(errorOf(lua)).toMatch(`main.lua:1: ${message}`);
  });
});
