/** Finds the section of one version in the changelog. */

/**
 * Returns the text of the changelog about a version, without its title. A version that has no section yet gets the
 * section "Unreleased". Throws an `Error` if there is neither.
 */
export function changesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section =
    sections.find((text) => text.startsWith(`[${version}]`)) ??
    sections.find((text) => text.startsWith("[Unreleased]"));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section of ${version} and none that is unreleased`);
  return `${section.slice(section.indexOf("\n") + 1).trim()}\n`;
}
