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
export function notice(text: string): void {
  byId("notice").textContent = text;
}
