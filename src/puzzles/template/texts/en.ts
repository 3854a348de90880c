/** The English texts of Template. The fields of `Puzzle` in puzzle.ts explain where each text is shown. */

export const en = {
  name: "Template",
  dpadLabel: "slide",
};
