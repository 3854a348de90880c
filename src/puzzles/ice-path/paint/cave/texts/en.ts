/**
 * The English texts of Ice Path's caves of several rooms. The fields of `SceneLightTexts` explain where each text is
 * shown.
 */

export const en = {
  light: {
    lit: ["lantern lit: can be won", "lit: can be won"],
    out: ["No way to the fish"],
    announcement: "the lantern is out",
  },
};
