// Plays the game in a browser until its first move, so that the bench can measure when the game answers. Leaves the
// title screen and tries directions in turn until the game has saved a move. Then sets the performance mark "answered".
/* global KeyboardEvent, localStorage, performance, requestAnimationFrame, window */

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
/** How many frames pass from one key press to the next, so that the game notices each of them. */
const FRAMES_A_PRESS = 4;

let presses = 0;
let framesToPress = 0;

function press(key) {
  for (const type of ["keydown", "keyup"]) window.dispatchEvent(new KeyboardEvent(type, { key, code: key }));
  framesToPress = FRAMES_A_PRESS;
}

function isSaved(slot) {
  return localStorage.getItem(`glissade/${slot}.json`) !== null;
}

function play() {
  if (isSaved("table-a")) {
    performance.mark("answered");
    return;
  }
  requestAnimationFrame(play);
  if (framesToPress-- > 0) return;
  // A level has begun as soon as the file `save-b` exists. From then on, the keys make moves.
  if (isSaved("save-b")) press(ARROWS[presses++ % ARROWS.length]);
  else if (performance.getEntriesByName("drawn").length > 0) press("Enter");
}

requestAnimationFrame(play);
