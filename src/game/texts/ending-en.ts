/** The English texts of the campaigns' endings, the finale and the credits. */
export const en = {
  /**
   * The label of Ⓐ at the end of a campaign's ending that was opened from the campaign's map. Ⓐ then plays the last
   * level.
   */
  playLast: "Ⓐ play",
  toMap: "Ⓐ map",
  goOn: "Ⓐ on",
  back: "Ⓐ back",
  toCredits: "Ⓐ credits",
  lightsAreLit: "All is lit.",
  thanks: "With thanks to",
  forArticle: "for the article on",
};
