const parameter = "code";

/** Takes the challenge code out of the page's address, where it stands as `?code=KMQT7X4`; undefined without one. */
export function takeCodeFromAddress(): string | undefined {
  const address = new URL(location.href);
  const code = address.searchParams.get(parameter)?.trim() ?? "";
  putCodeInAddress(undefined);
  return code === "" ? undefined : code;
}

/** Makes the page's address a link to the challenge that is open; undefined: to none. */
export function putCodeInAddress(code: string | undefined): void {
  const address = new URL(location.href);
  if (code === undefined) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, code);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
