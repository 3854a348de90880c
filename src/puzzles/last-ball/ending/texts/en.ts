/** The English texts of Last Ball's ending. */

export const en = {
  lastLamp: "The last lamp",
  hallIsLit: "The hall is lit.",
  author: "Igor Stepanov",
};
