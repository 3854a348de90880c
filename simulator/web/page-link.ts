/**
 * Reads and writes the link in the web page's address, such as `level=25NY8-FXYDS`. The link opens a level or a
 * challenge, and changes with what the game shows.
 */
import { isLinkParameter, LINK_PARAMETERS, readCode, readLink, type Parameter } from "../../src/game/codes/link";

/**
 * Matches every text in the form of a code, whether of a level, a challenge, a replay or a pack (levels shared by one
 * link).
 */
const CODE = /^(?:[A-Za-z0-9]+(?:[- ][A-Za-z0-9]+)*(?:\.[A-Za-z]*)?|[A-Za-z0-9 ]*\.(?:\.[A-Za-z0-9-]+)+)$/;
const MAX_LENGTH = 1000;
const FOREIGN_PARAMETER = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_\w+|igshid|si|ref|source|v|t)$/;

/**
 * The name of the parameter with the results of a console check (the game's test of a Playdate). The page shows these
 * results itself, and does not pass this parameter to the game.
 */
export const CHECK_PARAMETER = "check";

/** The link with which the page was opened, such as one to a level. */
export interface PageLink {
  readonly parameters: readonly Parameter[];
  /** The name of a parameter in the page's address that the game does not know; undefined if there is none. */
  readonly unknown: string | undefined;
  /**
   * The code with the results of a console check (the game's test of a Playdate). Undefined if the page's address has
   * none.
   */
  readonly check: string | undefined;
}

/** Returns the link in the page's address, such as one to a level, and removes it from the address. */
export function takeLinkFromAddress(): PageLink {
  const all = parametersOf(new URL(location.href));
  const unknown = all.find(({ name }) => !isKnown(name) && !FOREIGN_PARAMETER.test(name));
  putLinkInAddress("");
  return {
    parameters: all.filter(({ name }) => isLinkParameter(name)),
    unknown: unknown?.name,
    check: all.find(({ name }) => name === CHECK_PARAMETER)?.value,
  };
}

function isKnown(name: string): boolean {
  return isLinkParameter(name) || name === CHECK_PARAMETER;
}

/** Removes a parameter from the page's address. */
export function removeFromAddress(parameter: string): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, "", address);
}

/**
 * Writes a link to what the game shows, such as `level=25NY8-FXYDS`, into the page's address. An empty `link` removes
 * it.
 */
export function putLinkInAddress(link: string): void {
  const address = new URL(location.href);
  for (const parameter of LINK_PARAMETERS) address.searchParams.delete(parameter);
  for (const [name, value] of new URLSearchParams(link)) address.searchParams.set(name, value);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/**
 * Returns the page's address with the link to what the game shows. Leaves out all parameters that the game does not
 * know, such as those that other sites add.
 */
export function addressToShare(): string {
  const { origin, pathname, searchParams } = new URL(location.href);
  const address = new URL(pathname, origin);
  for (const [name, value] of searchParams) if (isLinkParameter(name)) address.searchParams.set(name, value);
  return address.href;
}

/** Reloads the page with a link in its address, so that the game starts with the level or challenge of this link. */
export function openLink(parameters: readonly Parameter[]): void {
  const address = new URL(location.href);
  address.search = new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString();
  location.assign(address);
}

/**
 * Parses a text that the player pasted: a link to the page, or a code alone. Returns the parameters of the link, or
 * undefined for any other text.
 */
export function linkInText(text: string): readonly Parameter[] | undefined {
  const trimmed = text.trim();
  if (URL.canParse(trimmed)) {
    const parameters = parametersOf(new URL(trimmed)).filter(({ name }) => isLinkParameter(name));
    return readLink(parameters) === undefined ? undefined : parameters;
  }
  if (trimmed.length > MAX_LENGTH || !CODE.test(trimmed)) return undefined;
  return [{ name: readCode(trimmed)?.kind ?? "level", value: trimmed }];
}

function parametersOf({ searchParams }: URL): readonly Parameter[] {
  return [...searchParams].map(([name, value]) => ({ name, value }));
}
