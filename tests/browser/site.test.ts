import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { decodePng } from "../../simulator/graphics/png";
import { pageAddressOf } from "../../simulator/page-address";
import { createLinkPreviewPlugin } from "../../simulator/web/bundle/link-preview";
import { readLink } from "../../src/game/codes/link";
import { projectFolder } from "../../tools/packaging/project-folder";
import { serveFaulty } from "./faulty-server";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, WAIT_OPTIONS } from "./page";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
/**
 * The least radius of the circle to which an operating system may crop a maskable icon, as a share of the icon's width.
 */
const SAFE_RADIUS = 0.4;
const WAIT_OPTIONS_FOR_ALL_FILES = { timeout: 2 * WAIT_OPTIONS.timeout };

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
}

describeInBrowser("the folder that `make site` writes", () => {
  let folder: string;
  let browser: Browser;
  let manifest: Manifest;

  beforeAll(async () => {
    folder = await sharedPage(source);
    browser = await sharedChromium();
    manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8")) as Manifest;
  });

  test("the page works in any folder of a server, and requests nothing from outside this folder", async () => {
    const { address, stop } = await serveFaulty(folder);
    const requested: string[] = [];
    const page = await browser.newPage();
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(address);
    await page.waitForFunction(
      () => performance.getEntriesByName("complete").length > 0,
      undefined,
      WAIT_OPTIONS_FOR_ALL_FILES,
    );
    await page.close();
    stop();
    // The beginnings of the addresses that the page may request. The page's own script makes the addresses that begin
    // with `blob:`.
    const ownAddresses = [address, `blob:${new URL(address).origin}/`, "data:"];
    expect(requested.filter((url) => !ownAddresses.some((own) => url.startsWith(own)))).toEqual([]);
    expect(requested.length).toBeGreaterThan(2);
  });

  test("each file in assets/ has a hash in its name, so that it may be cached for ever", () => {
    for (const name of readdirSync(join(folder, "assets"))) expect(name).toMatch(/-[\w-]{8}\.\w+(?:\.br|\.gz)?$/);
  });

  test("the script in index.html that finds out what is wrong has no syntax that is younger than 2015", () => {
    const [, script] = /<script>(.*?)<\/script>/s.exec(readFileSync(join(folder, "index.html"), "utf8")) ?? [];
    expect(script).toContain("too old");
    expect(script).not.toMatch(/\?\?|\?\.\D|\basync\b|\*\*|\bcatch\s*\{/);
  });

  test("three hosts find files with headers, which the service worker does not cache", () => {
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    for (const name of ["_headers", ".htaccess", "nginx.conf"]) {
      const text = readFileSync(join(folder, name), "utf8");
      expect(text).toContain("public, max-age=31536000, immutable");
      expect(text).toContain("no-cache");
      expect(text).toContain("nosniff");
      expect(worker).not.toContain(`"${name}"`);
    }
  });

  test("the app's icons have the sizes that the manifest says, and a system may cut the maskable ones", () => {
    const pixelIcons = manifest.icons.filter(({ sizes }) => sizes !== "any");
    expect(pixelIcons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    for (const { src, sizes, purpose } of pixelIcons) {
      const { width, height, brightness } = decodePng(readFileSync(join(folder, src)));
      expect(`${width}x${height}`).toBe(sizes);
      let farthest = 0;
      brightness.forEach((value, at) => {
        if (value > 0.5) return;
        const x = (at % width) + 0.5 - width / 2;
        const y = Math.floor(at / width) + 0.5 - height / 2;
        farthest = Math.max(farthest, Math.hypot(x, y) / width);
      });
      expect(farthest).toBeGreaterThan(0.2);
      if (purpose === "maskable") expect(farthest).toBeLessThanOrEqual(SAFE_RADIUS);
    }
  });

  test("the app's shortcuts open Today and continue the game, and have an icon", () => {
    const links = manifest.shortcuts.map(({ name, url, icons }) => {
      for (const { src } of icons) expect(existsSync(join(folder, src))).toBe(true);
      expect(icons).toHaveLength(1);
      const { searchParams } = new URL(url, "https://example.org/");
      return [name, readLink([...searchParams].map(([parameter, value]) => ({ name: parameter, value })))];
    });
    expect(links).toEqual([
      ["Today", { kind: "daily", date: "", puzzle: "" }],
      ["Continue", { kind: "continue" }],
    ]);
  });
});

describe("the address of the web page", () => {
  test("it is homepage in package.json, unless GLISSADE_URL says otherwise", () => {
    const { homepage } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as { homepage: string };
    vi.stubEnv("GLISSADE_URL", undefined);
    expect(pageAddressOf(projectFolder)).toBe(homepage);
    vi.stubEnv("GLISSADE_URL", "https://example.org/glissade");
    expect(pageAddressOf(projectFolder)).toBe("https://example.org/glissade/");
    vi.stubEnv("GLISSADE_URL", "");
    expect(pageAddressOf(projectFolder)).toBe("");
    vi.unstubAllEnvs();
  });

  test("it is in the link preview of the page, with the picture and as the address that search engines show", () => {
    const tagsAt = (address: string): string => {
      const { transformIndexHtml } = createLinkPreviewPlugin(source, address);
      if (typeof transformIndexHtml !== "function") throw new Error("The plugin adds no tags.");
      return JSON.stringify(transformIndexHtml.call({} as never, "<title>Glissade</title>", {} as never));
    };
    expect(tagsAt("https://example.org/g/")).toContain('"property":"og:url","content":"https://example.org/g/"');
    expect(tagsAt("https://example.org/g/")).toContain('"content":"https://example.org/g/link.png"');
    expect(tagsAt("https://example.org/g/")).toContain('"rel":"canonical","href":"https://example.org/g/"');
    expect(tagsAt("")).toContain('"content":"./link.png"');
    expect(tagsAt("")).not.toContain("canonical");
  });
});
