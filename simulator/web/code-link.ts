/** What a code may open, as it is called in the page's address, as `?code=KMQT7X4` and `?level=25NY8-FXYDS`. */
const PARAMETERS = ["code", "level"] as const;
type Parameter = (typeof PARAMETERS)[number];

/** A code, and what it opens. */
export interface CodeLink {
  readonly parameter: Parameter;
  readonly code: string;
}

/** A challenge's code alone, with a friend's time, and with the times of ten levels: no level's code has as many letters. */
const CHALLENGE_LENGTHS = [7, 21, 56];
/** Longer texts are no codes, whatever they are. */
const MAX_LENGTH = 1000;

/** Takes the code out of the page's address; undefined without one. */
export function takeCodeFromAddress(): CodeLink | undefined {
  const link = linkIn(new URL(location.href));
  putCodeInAddress(undefined);
  return link;
}

/** Makes the page's address a link to what is open; undefined: to nothing. */
export function putCodeInAddress(link: CodeLink | undefined): void {
  const address = new URL(location.href);
  for (const parameter of PARAMETERS) address.searchParams.delete(parameter);
  if (link !== undefined) address.searchParams.set(link.parameter, link.code);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Opens the page anew with a code: the game that is being played is kept. */
export function openCode({ parameter, code }: CodeLink): void {
  const address = new URL(location.href);
  address.search = "";
  address.searchParams.set(parameter, code);
  location.assign(address);
}

/** What a text that was pasted opens: a link to a page like this one, or a code alone; undefined if it is neither. */
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
