/**
 * Records all texts that the game draws, for tests that need only the words. Tests of the texts' positions use
 * drawn-text-check.ts.
 */
import type { Player } from "./player";

const TOPIC = "drawn: ";

/** Lua code that runs before the game's code and prints each text that the game draws. */
export const PRINT_DRAWN_TEXTS = `
local new, draw = playdate.graphics.font.new, nil
playdate.graphics.font.new = function(path)
  local font, problem = new(path)
  if font ~= nil and draw == nil then
    local methods = getmetatable(font).__index
    draw = methods.drawText
    methods.drawText = function(face, text, ...)
      print("${TOPIC}" .. text)
      return draw(face, text, ...)
    end
  end
  return font, problem
end`;

/** Returns the texts that the game has drawn since the last call. Also forgets all lines that the game has printed. */
export function drawnTextsOf({ printed }: Player): string[] {
  const texts = printed.filter((line) => line.startsWith(TOPIC)).map((line) => line.slice(TOPIC.length));
  printed.length = 0;
  return texts;
}
