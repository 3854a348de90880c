/** The English texts of Penguin's ending, which follows the last campaign level. */

export const en = {
  isThatALight: "Is that a light?",
  somebodyAnswers: "Somebody answers.",
  author: "Authors of Tickles Penguin",
};
