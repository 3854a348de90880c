/** The English texts of Penguin's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  slide: { name: "Sliding", title: "It slides until stopped", text: "To the flag!" },
  dark: { name: "The lamp", title: "No light, no win", text: "Dark? Go back." },
  snow: { name: "Snow", title: "Snow stops you", text: "Stop, then turn." },
  treadmill: { name: "Treadmills", title: "Arrows turn you", text: "Ride them to the flag." },
  picks: { name: "Picks", title: "Picks hurt", text: "Try it once." },
  door: { name: "Doors", title: "Doors are linked", text: "You slide on from the other." },
  bridge: { name: "Bridges", title: "Rails stop you", text: "Slide along them, not across." },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "The first is free." },
  rewinds: { name: "Three rewinds", title: "Only three rewinds", text: "Try." },
  turned: { name: "It turns", title: "The board turns", text: "After every third move. Look first." },
  fog: { name: "Fog", title: "Fog hides what is far", text: "It comes back. Remember." },
};
