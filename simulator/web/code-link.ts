/**
 * Links to the web page that contain a code: `?code=KMQT7X4` opens a challenge against a friend, `?level=25NY8-FXYDS`
 * opens a level.
 */

/** The query parameters of the web page's address: `code` for a challenge against a friend, `level` for a level. */
const PARAMETERS = ["code", "level"] as const;
type Parameter = (typeof PARAMETERS)[number];

/** The code of a challenge or level, with the query parameter to which it belongs. */
export interface CodeLink {
  readonly parameter: Parameter;
  readonly code: string;
}

/**
 * The possible lengths of a challenge code: 7 characters alone, 21 with a friend's time, 56 with ten split times. No
 * level code has one of these lengths.
 */
const CHALLENGE_LENGTHS = [7, 21, 56];
/** The longest text from the clipboard that is parsed as a code. */
const MAX_LENGTH = 1000;

/** Returns the code in the web page's address and removes it there. Returns undefined if the address has no code. */
export function takeCodeFromAddress(): CodeLink | undefined {
  const link = linkIn(new URL(location.href));
  putCodeInAddress(undefined);
  return link;
}

/**
 * Writes the code of the open level or challenge into the web page's address, which the player can then share.
 * Undefined removes the code.
 */
export function putCodeInAddress(link: CodeLink | undefined): void {
  const address = new URL(location.href);
  for (const parameter of PARAMETERS) address.searchParams.delete(parameter);
  if (link !== undefined) address.searchParams.set(link.parameter, link.code);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Reloads the web page with a code in its address, so that the game starts with this level or challenge. */
export function openCode({ parameter, code }: CodeLink): void {
  const address = new URL(location.href);
  address.search = "";
  address.searchParams.set(parameter, code);
  location.assign(address);
}

/**
 * Parses a text that the player pasted: a link to the game's web page, or a code alone. Returns undefined for any other
 * text.
 */
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
