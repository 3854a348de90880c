/** The English texts of Ice Path's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  slide: { name: "Sliding", title: "It slides until stopped", text: "To the fish!" },
  dark: { name: "The lamp", title: "No light, no win", text: "Dark? Go back." },
  snow: { name: "Snow", title: "Snow stops you", text: "Stop, then turn." },
  caves: { name: "Caves", title: "Slide on through gaps", text: "The plan above shows the rooms." },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "The first is free." },
  rewinds: { name: "Three rewinds", title: "Only three rewinds", text: "Try." },
  turned: { name: "It turns", title: "The board turns", text: "After every third move. Look first." },
  fog: { name: "Fog", title: "Fog hides what is far", text: "It comes back. Remember." },
};
