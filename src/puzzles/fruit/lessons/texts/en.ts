/** The English texts of Fruit's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  pair: { name: "Pairs", title: "Bring pairs together", text: "All slide at once." },
  dark: { name: "The lamp", title: "Dark means lost", text: "See where this leads." },
  stone: { name: "Stones", title: "Stones slide, too", text: "" },
  car: { name: "Cars", title: "Cars drive one line", text: "" },
  barrel: { name: "Barrels", title: "Barrels roll one line", text: "" },
  puddle: { name: "Puddles", title: "Puddles spoil fruit", text: "Try." },
  hedgehog: { name: "Hedgehogs", title: "Hedgehogs eat fruit", text: "Try." },
  anteater: { name: "Anteaters", title: "Anteaters pull fruit", text: "" },
  pass: { name: "Passes", title: "Passes open one way", text: "" },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "Again shows more." },
};
