/** The English texts of Last Ball's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  balls: { name: "White balls", title: "Knock the white balls off", text: "A push runs on." },
  edge: { name: "The edge", title: "Black must stay on", text: "See it fall." },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "The first is free." },
  rewinds: { name: "Three rewinds", title: "Only three rewinds", text: "Try." },
  turned: { name: "It turns", title: "The board turns", text: "After every third move. Look first." },
  fog: { name: "Fog", title: "Fog hides what is far", text: "It comes back. Remember." },
};
