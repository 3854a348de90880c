// A player in the page: goes on from the title as soon as that is drawn, then tries a direction after the other until the
// game has kept the level with a move, which it marks as "answered".
/* global KeyboardEvent, localStorage, performance, requestAnimationFrame, window */

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
/** So many frames of the display pass between two presses, that the game sees each. */
const FRAMES_A_PRESS = 4;

let presses = 0;
let framesToPress = 0;

function press(key) {
  for (const type of ["keydown", "keyup"]) window.dispatchEvent(new KeyboardEvent(type, { key, code: key }));
  framesToPress = FRAMES_A_PRESS;
}

function isKept(slot) {
  return localStorage.getItem(`glissade/${slot}.json`) !== null;
}

function play() {
  if (isKept("table-a")) {
    performance.mark("answered");
    return;
  }
  requestAnimationFrame(play);
  if (framesToPress-- > 0) return;
  // The game keeps its save anew when a level has come.
  if (isKept("save-b")) press(ARROWS[presses++ % ARROWS.length]);
  else if (performance.getEntriesByName("drawn").length > 0) press("Enter");
}

requestAnimationFrame(play);
