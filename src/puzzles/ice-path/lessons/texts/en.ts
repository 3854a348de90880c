/** The English texts of Ice Path's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  slide: { name: "Sliding", title: "It slides until stopped", text: "To the fish!" },
  dark: { name: "The lamp", title: "Dark means lost", text: "See where this leads." },
  snow: { name: "Snow", title: "Snow stops you", text: "" },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "Again shows more." },
};
