/**
 * Finds out what the keys of the player's keyboard type. If the browser does not report this, guesses the layout from
 * the pressed keys.
 */
import { buttonOf, keyOf } from "./keys";

/** What keys of a keyboard type, in lower case, by their places (`KeyboardEvent.code`). */
export type Layout = ReadonlyMap<string, string>;

const PLACES = [
  ...[..."QWERTYUIOPASDFGHJKLZXCVBNM"].map((letter) => `Key${letter}`),
  ...["BracketLeft", "BracketRight", "Semicolon", "Comma", "Period"],
];

const QUESTION_MARK = "?";

/**
 * Well-known layouts, the most usual first: QWERTY, QWERTZ, AZERTY, Russian, Dvorak, Colemak and Workman. Each has what
 * the keys at `PLACES` type.
 */
const KNOWN_LAYOUTS: readonly Layout[] = [
  ["qwertyuiopasdfghjklzxcvbnm[];,.", "Slash"],
  ["qwertzuiopasdfghjklyxcvbnmü+ö,.", "Minus"],
  ["azertyuiopqsdfghjklwxcvbn,^$m;:", "Comma"],
  ["йцукенгшщзфывапролдячсмитьхъжбю", "Digit7"],
  ["',.pyfgcrlaoeuidhtn;qjkxbm/=swv", "BracketLeft"],
  ["qwfpgjluy;arstdhneizxcvbkm[]o,.", "Slash"],
  ["qdrwbjfup;ashtgyneozxmcvkl[]i,.", "Slash"],
].map(
  ([typed, question]) =>
    new Map([...PLACES.map((place, at) => [place, typed[at]] as const), [QUESTION_MARK, question]]),
);

/**
 * How long the page waits for the browser's report of the keyboard layout, in milliseconds. A browser without a display
 * never reports.
 */
const REPORT_MS = 300;

const MOVES: Readonly<Record<string, string>> = { W: "up", A: "left", S: "down", D: "right" };

interface LayoutReader {
  readonly getLayoutMap: () => Promise<Layout>;
}

/**
 * Returns the layout of the player's keyboard: what the browser reports, or the well-known layout that fits the keys
 * pressed last.
 * @param pressed what the pressed keys have typed, by their places, the key pressed last at the end.
 */
export async function findLayout(pressed: Layout): Promise<Layout> {
  const { keyboard } = navigator as Navigator & { readonly keyboard?: LayoutReader };
  const reported = await Promise.race([keyboard?.getLayoutMap().catch(() => undefined), waitAtMost(REPORT_MS)]);
  return guessLayout(reported === undefined ? KNOWN_LAYOUTS : [reported, ...KNOWN_LAYOUTS], pressed);
}

function waitAtMost(ms: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/**
 * Returns the layout that fits as many as possible of the keys pressed last. If several layouts fit, returns the first
 * of them in `layouts`. Pressed keys that fit no layout are added to the returned layout as they were typed.
 */
export function guessLayout(layouts: readonly Layout[], pressed: Layout): Layout {
  let fitting = layouts;
  const unknown: [string, string][] = [];
  for (const [place, typed] of [...pressed].reverse()) {
    const still = fitting.filter((layout) => fits(layout, place, typed));
    if (still.length > 0) fitting = still;
    else if (!layouts.some((layout) => fits(layout, place, typed))) unknown.push([place, typed]);
    else break;
  }
  return new Map([...fitting[0], ...unknown]);
}

function fits(layout: Layout, place: string, typed: string): boolean {
  if (typed === QUESTION_MARK) return (layout.get(QUESTION_MARK) ?? place) === place;
  const key = typed.toLowerCase();
  return !/^\p{Letter}$/u.test(key) || layout.get(place) === key;
}

/** Returns the well-known keyboard layouts, the most usual first. */
export function knownLayouts(): readonly Layout[] {
  return KNOWN_LAYOUTS;
}

/**
 * Returns the label of a key in the given layout. `listed` is the key's name in the page's list of keys. Returns
 * undefined if this key makes a move in the given layout instead.
 */
export function labelOn(layout: Layout, listed: string): string | undefined {
  const strokes = [...layout].map(([code, key]) => ({ code, key }));
  const move = MOVES[listed];
  if (move !== undefined) return strokes.find((stroke) => buttonOf(stroke) === move)?.key.toUpperCase() ?? listed;
  const typing = strokes.filter((stroke) => keyOf(stroke) === listed.toLowerCase());
  if (typing.length === 0) return listed;
  const isMove = (button: string | undefined): boolean => Object.values(MOVES).some((other) => other === button);
  return typing.find((stroke) => !isMove(buttonOf(stroke)))?.key.toUpperCase();
}
