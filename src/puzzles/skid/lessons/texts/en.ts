/** The English texts of Skid's lessons. `Lesson` in lesson.ts explains where each text is shown. */

export const en = {
  tilt: { name: "Tilting", title: "All slide at once", text: "Toys that touch leave together." },
  combo: {
    name: "Full combo",
    title: "Full combo: all together",
    text: "See one alone.",
    afterMistake: "Not all: Ⓑ rewind",
  },
  colours: { name: "Two colours", title: "Each colour its goal", text: "A head marks each goal." },
  pit: { name: "Pits", title: "Pits catch toys", text: "The next move frees them." },
  crate: { name: "Crates", title: "Crates wait for pushes", text: "A toy must slide into one." },
  iceCube: { name: "Ice cubes", title: "Ice cubes slide, too", text: "They stop what follows them." },
  hint: { name: "Hints", title: "Stuck? Press Ⓐ", text: "The first is free." },
  rewinds: { name: "Three rewinds", title: "Only three rewinds", text: "Try." },
  turned: { name: "It turns", title: "The board turns", text: "After every third move. Look first." },
  fog: { name: "Fog", title: "Fog hides what is far", text: "It comes back. Remember." },
};
