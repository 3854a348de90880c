/** The English texts of Fruit's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  pair: { name: "Pairs", title: "Bring pairs together", text: "All slide at once." },
  dark: { name: "The lamp", title: "No light, no win", text: "Dark? Go back." },
  stone: { name: "Stones", title: "Stones slide, too", text: "They stop what follows them." },
  car: { name: "Cars", title: "Cars drive one line", text: "Forward and back, never sideways." },
  barrel: { name: "Barrels", title: "Barrels roll one line", text: "One across, one up and down." },
  puddle: { name: "Puddles", title: "Puddles spoil fruit", text: "Try it once." },
  hedgehog: { name: "Hedgehogs", title: "Hedgehogs eat fruit", text: "They eat what reaches them." },
  anteater: { name: "Anteaters", title: "Anteaters pull fruit", text: "They pull fruit that stops in line." },
  pass: { name: "Passes", title: "A gate opens one way", text: "The way its tooth points." },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "The first is free." },
  rewinds: { name: "Three rewinds", title: "Only three rewinds", text: "Try." },
  turned: { name: "It turns", title: "The board turns", text: "After every third move. Look first." },
  fog: { name: "Fog", title: "Fog hides what is far", text: "It comes back. Remember." },
};
