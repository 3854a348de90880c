/** Formats THIRD-PARTY.md, the page about the works of others that players get with the game or its web page. */

import type { ThirdPartyWork } from "./parts";

/** The facts about one installed package that package-lock.json has. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Whether the entry of package-lock.json is a link to a workspace, a package that is part of this project. */
  readonly link?: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const HEAD = `# Works of others

For everyone who passes on Glissade or builds on it: what the game and its web page contain of others, with the notices
that each copy must contain. \`npm run third-party\` writes this page. [Where everything comes from](docs/provenance.md)
also names the sources of rules, names and figures.
`;

/**
 * Returns the text of THIRD-PARTY.md: a table of the works that players get, their notices, and a table of the licences
 * of all installed packages. `lock` is the text of package-lock.json.
 */
export function formatThirdPartyPage(works: readonly ThirdPartyWork[], lock: string): string {
  const table = works.map(({ name, version, licence, shippedIn }) => [name, version, licence, shippedIn]);
  return [
    HEAD,
    formatTable(["work", "version", "licence", "where"], table),
    "",
    "## Notices",
    "",
    ...groupByNotice(works).map(formatNotice),
    "## Packages of the tools",
    "",
    "How many packages are installed to build and test the game, by the licence that package-lock.json names. Players get",
    "none of them but those above.",
    "",
    formatTable(["licence", "packages"], countLicences(lock)),
    "",
  ].join("\n");
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Returns the works in groups with equal notices, so that each notice stands on the page once. */
function groupByNotice(works: readonly ThirdPartyWork[]): ThirdPartyWork[][] {
  return [...new Set(works.map(({ notice }) => notice))].map((notice) =>
    works.filter((work) => work.notice === notice),
  );
}

function formatNotice(works: readonly ThirdPartyWork[]): string {
  return `### ${works.map(({ name }) => name).join(", ")}\n\n\`\`\`text\n${works[0].notice}\n\`\`\`\n`;
}

function countLicences(lock: string): string[][] {
  const { packages } = JSON.parse(lock) as LockFile;
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith("node_modules/") && link !== true,
  );
  const counts = new Map<string, number>();
  for (const [, { license = "not named" }] of installed) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([licence, count]) => [licence, String(count)]);
}
