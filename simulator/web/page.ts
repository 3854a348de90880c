/** The element of index.html with that id. Throws when there is none. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no element "${id}".`);
  return element;
}

/** The first element of index.html that `selector` names. Throws when there is none. */
export function bySelector<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`index.html has no element "${selector}".`);
  return element;
}

/** A quiet line beneath the console. */
export function showNotice(text: string): void {
  byId("notice").textContent = text;
}

/** Has a screen reader say it; nobody sees it. */
export function announce(text: string): void {
  byId("told").textContent = text;
}

const BRIEFLY_MS = 3000;
let lasting = "";
let fading: number | undefined;

/** The same for a few seconds; then what stood there comes back. */
export function showBriefNotice(text: string): void {
  if (fading === undefined) lasting = byId("notice").textContent;
  clearTimeout(fading);
  showNotice(text);
  fading = window.setTimeout(() => {
    fading = undefined;
    showNotice(lasting);
  }, BRIEFLY_MS);
}
