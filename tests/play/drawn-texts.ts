import type { Player } from "./player";

const TOPIC = "drawn: ";

/** Lua in front of the game that prints each text that is drawn. */
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

/** The texts that were drawn since they were asked for last. */
export function drawnTextsOf({ printed }: Player): string[] {
  const texts = printed.filter((line) => line.startsWith(TOPIC)).map((line) => line.slice(TOPIC.length));
  printed.length = 0;
  return texts;
}
