import { describe, expect, test } from "vitest";
import type { Button, ConsoleInput } from "../../simulator/host";
import { NO_INPUT, startGame } from "./game";

function holding(...buttons: Button[]): ConsoleInput {
  return { ...NO_INPUT, held: new Set(buttons) };
}

describe("the state of the buttons", () => {
  const lua = `
    local pd = playdate
    function pd.update()
      print(pd.buttonIsPressed(pd.kButtonA), pd.buttonJustPressed("a"), pd.buttonJustReleased(pd.kButtonA), pd.getButtonState())
    end`;

  test("the game reads which buttons are held, just pressed and just released", () => {
    const { console, printed } = startGame(lua);
    for (const input of [NO_INPUT, holding("a", "left"), holding("a"), NO_INPUT]) console.update(input);
    expect(printed).toEqual([
      "false\tfalse\tfalse\t0\t0\t0",
      "true\ttrue\tfalse\t33\t33\t0",
      "true\tfalse\tfalse\t32\t0\t1",
      "false\tfalse\ttrue\t0\t0\t32",
    ]);
  });
});

describe("the callbacks of the buttons", () => {
  const lua = (start: string): string => `
    local pd = playdate
    ${start}
    function pd.leftButtonDown() print("left down") end
    function pd.leftButtonUp() print("left up") end
    function pd.upButtonDown() print("up down") end
    function pd.AButtonDown() print("A down", pd.buttonJustPressed("a")) end
    function pd.BButtonUp() print("B up") end
    function pd.update() print("update") end`;

  function printedWith(start: string): readonly string[] {
    const { console, printed } = startGame(lua(start));
    for (const input of [holding("up", "a", "b", "left"), holding("a", "left"), NO_INPUT]) console.update(input);
    return printed;
  }

  test("button callbacks come before the update, in the order of the presses if the game has set a queue size", () => {
    expect(printedWith("pd.setButtonQueueSize(8)")).toEqual([
      ...["up down", "A down\ttrue", "left down", "update"],
      ...["B up", "update"],
      ...["left up", "update"],
    ]);
  });

  test("button callbacks come in the fixed order of the buttons if the game has set no queue size", () => {
    expect(printedWith("").slice(0, 4)).toEqual(["left down", "up down", "A down\ttrue", "update"]);
  });

  test("at most as many button callbacks come as the queue has room for", () => {
    expect(printedWith("pd.setButtonQueueSize(2)").slice(0, 3)).toEqual(["up down", "A down\ttrue", "update"]);
  });
});
