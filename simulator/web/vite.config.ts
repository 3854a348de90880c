/** Configures how the tool Vite builds the web page. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { pageAddressOf } from "../page-address";
import { createAtOncePlugin } from "./bundle/at-once";
import { createCompressionPlugin } from "./bundle/compressed";
import { createSecurityPolicyPlugin } from "./bundle/content-security-policy";
import { createDownloadPlugin } from "./bundle/download";
import { createGameFolderPlugin } from "./bundle/game-folder";
import { createHostHeadersPlugin } from "./bundle/host-headers";
import { createLaunchImagePlugin } from "./bundle/launch-image";
import { createLevelsPagePlugin } from "./bundle/levels-page";
import { createLinkPreviewPlugin } from "./bundle/link-preview";
import { createServiceWorkerPlugin } from "./bundle/service-worker";
import { createStudyPagePlugin } from "./bundle/study-page";
import { createThirdPartyPlugin } from "./bundle/third-party";
import { createWebAppPlugin } from "./bundle/web-app";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The folder with the game's files. Tests set the environment variable `GLISSADE_SOURCE` to use a game of their own.
 */
const source = process.env["GLISSADE_SOURCE"] ?? path("../../build/source");
/** The game's zip for a Playdate, which the page offers. Tests set `GLISSADE_ZIP` to use a zip of their own. */
const zip = process.env["GLISSADE_ZIP"] ?? path("../../build/Glissade.pdx.zip");

/**
 * The folder with the list and pictures of all campaign levels, if there is one. Tests set `GLISSADE_LEVELS` to use
 * their own.
 */
const levels = process.env["GLISSADE_LEVELS"] ?? join(source, "../levels");

/** The mode of `vite build` that leaves out what takes long: the strongest compression, and the Playdate's zip. */
const QUICK = "quick";

export default defineConfig(({ mode }) => ({
  root: path("."),
  base: "./",
  publicDir: false,
  build: {
    outDir: path("../../build/site"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    // Turns off the build's warning that compressing the game takes most of the time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  plugins: [
    createGameFolderPlugin(source),
    createWebAppPlugin(source),
    createLinkPreviewPlugin(source, pageAddressOf(path("../.."))),
    createLaunchImagePlugin(source),
    createAtOncePlugin(),
    createLevelsPagePlugin(levels),
    createStudyPagePlugin(),
    createSecurityPolicyPlugin(),
    createServiceWorkerPlugin(),
    ...(mode === QUICK ? [] : [createDownloadPlugin(zip)]),
    createThirdPartyPlugin(path("../../THIRD-PARTY.md")),
    createHostHeadersPlugin(),
    createCompressionPlugin(mode === QUICK),
  ],
}));
