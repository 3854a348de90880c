import { describe, expect, test } from "vitest";
import { createSimulatedClock } from "../../simulator/clocks";
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import { GameError } from "../../simulator/host";
import { errorOf, NO_INPUT, printedBy, startGame } from "./game";

describe("the global variables of Lua", () => {
  test.each(["load", "loadstring", "loadfile", "dofile", "require", "package", "os", "io", "debug"])(
    "the global variable %s does not exist",
    (name) => {
      expect(printedBy(`print(_G["${name}"])`)).toEqual(["nil"]);
    },
  );

  test("the global variables include the libraries of a Playdate", () => {
    const names = ["coroutine.yield", "math.floor", "string.format", "table.insert", "utf8.char", "pcall", "select"];
    expect(printedBy(names.map((name) => `print(type(${name}))`).join("\n"))).toEqual(names.map(() => "function"));
  });

  test("the global function print passes a line with tabs between its values to the host", () => {
    expect(printedBy(`print("a", 1, nil, true, setmetatable({}, { __tostring = function() return "t" end }))`)).toEqual(
      ["a\t1\tnil\ttrue\tt"],
    );
  });

  test("the global variables are those of Lua 5.4", () => {
    expect(printedBy("print(_VERSION, 7 // 2, #table.pack(1, 2), type(coroutine.close))")).toEqual([
      "Lua 5.4\t3\t2\tfunction",
    ]);
  });

  test("the global variables have the same order in every run", () => {
    const lua = "for name in pairs(_G) do print(name) end";
    expect(printedBy(lua)).toEqual(printedBy(lua));
  });
});

describe("the memory of Lua", () => {
  const kilobytes = "collectgarbage() local kilobytes = collectgarbage('count')";

  test("collectgarbage counts allocated memory, and collecting garbage frees it", () => {
    const [taken, left] = printedBy(`
      ${kilobytes} local list = {} for i = 1, 8192 do list[i] = i end
      print(collectgarbage("count") - kilobytes) list = nil collectgarbage() print(collectgarbage("count") - kilobytes)`);
    expect(Number(taken)).toBeGreaterThanOrEqual(64);
    expect(Number(left)).toBeLessThan(1);
  });

  test("Lua's memory is limited, and a game may catch the error when it is full", () => {
    const fill = "local list = {} for i = 1, 1e7 do list[i] = { i } end";
    expect(errorOf(fill)).toMatch(/^not enough memory/);
    expect(printedBy(`print(pcall(function() ${fill} end)) collectgarbage() print("goes on")`)).toEqual([
      "false\tnot enough memory",
      "goes on",
    ]);
  });

  test("an object of the simulator exists as long as the game holds it", () => {
    expect(
      printedBy(`
        local kept = playdate.graphics.image.new(7, 5)
        for i = 1, 2000 do playdate.graphics.image.new(1, 1) end
        collectgarbage() collectgarbage() print(kept:getSize())`),
    ).toEqual(["7\t5"]);
  });
});

describe("the numbers of Lua", () => {
  test("integers have 32 bits and wrap around", () => {
    expect(printedBy("print(65536 * 65536, 2147483647 + 1, math.maxinteger)")).toEqual(["0\t-2147483648\t2147483647"]);
  });

  test("integers are divided to 32-bit floats", () => {
    expect(printedBy("print(16777216.0 + 1 == 16777216.0, 7 / 2, 1 / 3)")).toEqual(["true\t3.5\t0.3333333"]);
  });

  test("a bit mask of more than 31 bits throws an error, as on a Playdate", () => {
    expect(errorOf("local a = -1; print((a & 4294967295) >> 3)")).toMatch("number has no integer representation");
  });
});

describe("the Playdate's table functions", () => {
  test("indexOfElement finds an element of a table", () => {
    expect(printedBy(`print(table.indexOfElement({"a", "b"}, "b"), table.indexOfElement({}, 1))`)).toEqual(["2\tnil"]);
  });

  test("create makes an empty table", () => {
    expect(printedBy("print(#table.create(4, 2))")).toEqual(["0"]);
  });

  test("getsize returns the numbers of list items and other entries", () => {
    expect(printedBy("print(table.getsize({ 1, 2, x = 3 }))")).toEqual(["2\t1"]);
  });

  test("shallowcopy copies a table, or copies it into a given table", () => {
    expect(printedBy("local s = { 1, {} }; local c = table.shallowcopy(s); print(c ~= s, c[2] == s[2])")).toEqual([
      "true\ttrue",
    ]);
    expect(printedBy("local d = { b = 2 }; table.shallowcopy({ a = 1 }, d); print(d.a, d.b)")).toEqual(["1\t2"]);
  });

  test("deepcopy copies a table with all its nested tables", () => {
    expect(
      printedBy("local s = { 1, { x = { 5 } } }; local c = table.deepcopy(s); print(c[2] ~= s[2], c[2].x[1])"),
    ).toEqual(["true\t5"]);
  });
});

describe("an update of the game", () => {
  test("an update that yields continues in the next frame", () => {
    const { console, printed } = startGame(`
      function playdate.update()
        print("one") coroutine.yield() print("two")
      end`);
    for (let i = 0; i < 3; i++) console.update(NO_INPUT);
    expect(printed).toEqual(["one", "two", "one"]);
  });

  test("an update can yield from inside a call and a pcall", () => {
    const { console, printed } = startGame(`
      local function deep() coroutine.yield() print("back") end
      function playdate.update() pcall(deep) end`);
    console.update(NO_INPUT);
    console.update(NO_INPUT);
    expect(printed).toEqual(["back"]);
  });

  test("a console without an update function throws an error", () => {
    expect(() => startGame("").console.update(NO_INPUT)).toThrow("the game has not set playdate.update");
  });
});

describe("the count of VM instructions", () => {
  const loop = (count: number) => `function playdate.update() for i = 1, ${count} do end end`;
  const spentBy = (lua: string) => startGame(lua).console.update(NO_INPUT).instructionCount;

  test("the instructions of an update are counted exactly", () => {
    // A Lua loop without rounds runs five instructions: LOADI twice (or LOADI and LOADK), LOADI, FORPREP and RETURN0.
    // Each round would add one instruction, FORLOOP.
    expect(spentBy(loop(0))).toBe(5);
    expect(spentBy(loop(1))).toBe(6);
    expect(spentBy(loop(1_000_000))).toBe(1_000_005);
  });

  test("the count of instructions is the same in every run", () => {
    const lua = `
      local t = {}
      function playdate.update()
        for i = 1, 300 do t[i] = tostring(i) .. "x" end
        table.sort(t, function(a, b) return a > b end)
      end`;
    expect(spentBy(lua)).toBe(spentBy(lua));
  });

  test("the count of an update's instructions does not include earlier frames", () => {
    const { console } = startGame(loop(50));
    expect(console.update(NO_INPUT).instructionCount).toBe(console.update(NO_INPUT).instructionCount);
  });

  test.each([
    ["resumed", "local c = coroutine.create(work) while coroutine.resume(c) do end"],
    ["wrapped", "local c = coroutine.wrap(work) for i = 1, 11 do c() end"],
  ])("the instructions of a %s coroutine are counted with those of its caller", (_, run) => {
    const lua = (rounds: number) => `
      local function work() for i = 1, 10 do for j = 1, ${rounds} do end coroutine.yield() end end
      function playdate.update() ${run} end`;
    expect(spentBy(lua(1_100)) - spentBy(lua(100))).toBe(10_000);
  });

  test("the instructions of a coroutine inside a coroutine are counted", () => {
    const lua = (rounds: number) => `
      local function inner() for j = 1, ${rounds} do end coroutine.yield() end
      local function outer() coroutine.wrap(inner)() coroutine.yield() end
      function playdate.update() coroutine.wrap(outer)() end`;
    expect(spentBy(lua(5_000)) - spentBy(lua(0))).toBe(5_000);
  });

  test("the instructions of a coroutine that throws are counted", () => {
    const lua = (rounds: number) => `
      function playdate.update()
        pcall(coroutine.wrap(function() for j = 1, ${rounds} do end error("x") end))
      end`;
    expect(spentBy(lua(5_000)) - spentBy(lua(0))).toBe(5_000);
  });

  test("an instruction takes 0.3 µs of device time", () => {
    const { instructionCount, simulatedMs } = startGame(loop(9_995)).console.update(NO_INPUT);
    expect(instructionCount).toBe(10_000);
    expect(simulatedMs).toBeCloseTo(3, 9);
  });

  test("the time that the game reads advances with its instructions during an update", () => {
    const { console, printed } = startGame(`
      function playdate.update()
        local before = playdate.getCurrentTimeMilliseconds()
        for i = 1, 20000 do end
        print(playdate.getCurrentTimeMilliseconds() - before)
      end`);
    console.update(NO_INPUT);
    expect(printed).toEqual(["6"]);
  });

  test("the host's clock advances by each instruction only once", () => {
    const clock = createSimulatedClock(0);
    const { console } = startGame(
      "function playdate.update() playdate.getElapsedTime() for i = 1, 99 do end playdate.getElapsedTime() end",
      { clock },
    );
    const before = clock.nowMs();
    const { simulatedMs } = console.update(NO_INPUT);
    expect(clock.nowMs() - before).toBeCloseTo(simulatedMs, 9);
  });

  test("an update that never returns is stopped after ten device seconds", () => {
    const { console } = startGame("function playdate.update() while true do end end");
    expect(() => console.update(NO_INPUT)).toThrow("main.lua:1: the game ran for ten device seconds without returning");
  });

  test("an update that catches its stop and continues is stopped all the same", () => {
    const { console } = startGame(
      "function playdate.update() while true do pcall(function() while true do end end) end end",
    );
    expect(() => console.update(NO_INPUT)).toThrow("ran for ten device seconds without returning");
  });
});

describe("errors of a game", () => {
  test("an error in main.lua has its line and a traceback", () => {
    const message = errorOf("local function deep() error('boom') end\n\ndeep()");
    expect(message).toMatch(/^main\.lua:1: boom\nstack traceback:\n/);
    expect(message).toMatch("main.lua:3: in main chunk");
  });

  test("a syntax error has its line", () => {
    expect(errorOf("\nx = = 1")).toBe("main.lua:2: unexpected symbol near '='");
  });

  test("an error in an update has a traceback of the update's functions", () => {
    const { console } = startGame(
      "local function deep()\n error('boom')\nend\nfunction playdate.update()\n deep()\nend",
    );
    expect(() => console.update(NO_INPUT)).toThrow(
      /^main\.lua:2: boom\nstack traceback:\n[^]*main\.lua:2: in upvalue 'deep'\n\tmain\.lua:5: in function/,
    );
  });

  test("an error in a callback has a traceback", () => {
    const { console } = startGame("function playdate.gameWillPause() error('boom') end");
    expect(() => console.signal("gameWillPause")).toThrow(/^main\.lua:1: boom\nstack traceback:/);
  });

  test("an error in the callback of a menu item has a traceback", () => {
    const { console } = startGame("playdate.getSystemMenu():addMenuItem('x', function() error('boom') end)");
    expect(() => console.chooseMenuItem(0)).toThrow(/^main\.lua:1: boom\nstack traceback:/);
  });

  test("an error that is an object is shown by its __tostring", () => {
    expect(errorOf("error(setmetatable({}, { __tostring = function() return 'an object' end }))")).toMatch(
      /^an object\n/,
    );
  });

  test("an error that is an object is still reported if its __tostring fails", () => {
    const thrown = "error(setmetatable({}, { __tostring = function() error('no words') end }))";
    expect(errorOf(thrown)).toMatch("no words");
    const { console } = startGame(`function playdate.update() ${thrown} end`);
    expect(() => console.update(NO_INPUT)).toThrow(/^an error whose __tostring fails\nstack traceback:/);
  });

  test("a game that has thrown an error throws it again at each later call", () => {
    const { console } = startGame(
      "function playdate.update() error('boom') end\nfunction playdate.gameWillPause() end",
    );
    expect(() => console.update(NO_INPUT)).toThrow(GameError);
    expect(() => console.update(NO_INPUT)).toThrow("boom");
    expect(() => console.signal("gameWillPause")).toThrow("boom");
  });

  test("endless recursion in Lua throws a Lua error before the simulator's own stack overflows", () => {
    expect(errorOf("local function deeper() return 1 + deeper() end deeper()")).toBe("not enough memory");
    expect(
      errorOf("local t = setmetatable({}, {}) getmetatable(t).__index = function(t) return t.x end print(t.x)"),
    ).toMatch("C stack overflow");
  });

  test("an error of a simulator function has the line that called it, also in a coroutine", () => {
    expect(errorOf("\nplaydate.graphics.popContext()")).toMatch("main.lua:2: popContext without a pushContext");
    expect(
      printedBy("print(coroutine.resume(coroutine.create(function()\nplaydate.graphics.popContext() end)))"),
    ).toEqual(["false\tmain.lua:2: popContext without a pushContext before it"]);
  });

  test("a game that catches an error continues where it was, at any depth of calls", () => {
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

  test("an error that the game catches does not end the game", () => {
    const { console, printed } = startGame(
      "function playdate.update() print(pcall(playdate.graphics.popContext)) print(pcall(error, 'x')) end",
    );
    console.update(NO_INPUT);
    expect(printed).toEqual(["false\tpopContext without a pushContext before it", "false\tx"]);
  });

  test("a game without main.lua throws an error that says so", () => {
    expect(() => startConsole(createNodeHost(new Map()))).toThrow("the game has no main.lua");
  });
});

describe("names that the simulator's API lacks", () => {
  test.each([
    ["playdate.graphics.drawArc(1, 1, 1, 0, 90)", "playdate.graphics.drawArc is not in the simulator"],
    ["local x = playdate.scoreboards", "playdate.scoreboards is not in the simulator"],
    ["local x = playdate.sound.sampleplayer.new('x')", "playdate.sound.sampleplayer is not in the simulator"],
    ["playdate.graphics.image.new(2, 2):drawBlurred()", "playdate.graphics.image:drawBlurred is not in the simulator"],
    ["json.decodeFile('x')", "json.decodeFile is not in the simulator"],
    ["function playdate.AButtonHeld() end", "playdate.AButtonHeld is not in the simulator, so it cannot be set"],
  ])("using a name that the API lacks throws an error with the full name: %s", (lua, message) => {
    expect(errorOf(lua)).toMatch(`main.lua:1: ${message}`);
  });

  test("a callback that the game has not set is nil", () => {
    expect(printedBy("print(playdate.update, playdate.gameWillPause, playdate.crankDocked)")).toEqual([
      "nil\tnil\tnil",
    ]);
  });
});

describe("wrong arguments of API functions", () => {
  test.each([
    ["playdate.graphics.fillRect(1, 'x', 2, 3)", "bad argument #2 to 'fillRect' (number expected, got string)"],
    ["playdate.graphics.setColor(9)", "bad argument #1 to 'setColor' (a number from 0 to 3 expected, got 9)"],
    ["playdate.graphics.image.new(1, 1).draw(1, 2)", "bad argument #1 to 'draw' (playdate.graphics.image expected)"],
    ["playdate.buttonIsPressed('x')", "bad argument #1 to 'buttonIsPressed' (a button expected)"],
    ["playdate.graphics.fillPolygon(1, 2, 3)", "bad argument #3 to 'fillPolygon' (an x without its y)"],
  ])("a wrong argument is named in the error: %s", (lua, message) => {
    expect(errorOf(lua)).toMatch(`main.lua:1: ${message}`);
  });
});
