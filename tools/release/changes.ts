/** Finds the section of one version in the changelog. */

/**
 * Returns the changelog's text about a version, without the title of the section. If the version has no section yet,
 * returns the text of the section "Unreleased". Throws an `Error` if that section is missing, too.
 */
export function changesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section =
    sections.find((text) => text.startsWith(`[${version}]`)) ??
    sections.find((text) => text.startsWith("[Unreleased]"));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section of ${version} and none that is unreleased`);
  return `${section.slice(section.indexOf("\n") + 1).trim()}\n`;
}
