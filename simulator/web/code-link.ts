/** Links that contain a code: `?code=KMQT7X4` opens a challenge, `?level=25NY8-FXYDS` opens a level. */

/** The query parameters of the page's address that hold a code: `code` for a challenge, `level` for a level. */
const PARAMETERS = ["code", "level"] as const;
type Parameter = (typeof PARAMETERS)[number];

/** A code with the query parameter that it belongs to. */
export interface CodeLink {
  readonly parameter: Parameter;
  readonly code: string;
}

/**
 * The lengths of challenge codes: alone, with a friend's time, or with ten split times. No level code has these
 * lengths.
 */
const CHALLENGE_LENGTHS = [7, 21, 56];
/** The maximum length of a pasted code. Longer texts are not parsed. */
const MAX_LENGTH = 1000;

/** Returns the code in the page's address and removes it from there. Returns undefined if there is none. */
export function takeCodeFromAddress(): CodeLink | undefined {
  const link = linkIn(new URL(location.href));
  putCodeInAddress(undefined);
  return link;
}

/** Adds a code to the page's address, so that the address links to what is open. Undefined removes the code. */
export function putCodeInAddress(link: CodeLink | undefined): void {
  const address = new URL(location.href);
  for (const parameter of PARAMETERS) address.searchParams.delete(parameter);
  if (link !== undefined) address.searchParams.set(link.parameter, link.code);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Reloads the page with a code. The game in progress is saved. */
export function openCode({ parameter, code }: CodeLink): void {
  const address = new URL(location.href);
  address.search = "";
  address.searchParams.set(parameter, code);
  location.assign(address);
}

/** Parses a pasted text: a link to a page like this one, or a code alone. Returns undefined if it is neither. */
export function linkInText(text: string): CodeLink | undefined {
  const trimmed = text.trim();
  if (URL.canParse(trimmed)) return linkIn(new URL(trimmed));
  if (trimmed.length > MAX_LENGTH || !/^[A-Za-z0-9]+(?:[- ][A-Za-z0-9]+)*$/.test(trimmed)) return undefined;
  return { parameter: isChallenge(trimmed) ? "code" : "level", code: trimmed };
}

function isChallenge(code: string): boolean {
  return CHALLENGE_LENGTHS.includes(code.replaceAll(/[- ]/g, "").length);
}

function linkIn(address: URL): CodeLink | undefined {
  for (const parameter of PARAMETERS) {
    const code = address.searchParams.get(parameter)?.trim() ?? "";
    if (code !== "") return { parameter, code };
  }
  return undefined;
}
