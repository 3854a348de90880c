/** Configures how Vite builds the web page. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { pageAddressOf } from "../page-address";
import { atOnce } from "./bundle/at-once";
import { compressed } from "./bundle/compressed";
import { contentSecurityPolicy } from "./bundle/content-security-policy";
import { gameFolder } from "./bundle/game-folder";
import { hostHeaders } from "./bundle/host-headers";
import { showLaunchImage } from "./bundle/launch-image";
import { linkPreview } from "./bundle/link-preview";
import { serviceWorker } from "./bundle/service-worker";
import { webApp } from "./bundle/web-app";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The folder with the game's files. Tests set the environment variable `GLISSADE_SOURCE` to use a game of their own.
 */
const source = process.env["GLISSADE_SOURCE"] ?? path("../../build/source");

export default defineConfig({
  root: path("."),
  base: "./",
  publicDir: false,
  build: { outDir: path("../../build/site"), emptyOutDir: true, target: "es2022", modulePreload: false },
  plugins: [
    gameFolder(source),
    webApp(source),
    linkPreview(source, pageAddressOf(path("../.."))),
    showLaunchImage(source),
    atOnce(),
    contentSecurityPolicy(),
    serviceWorker(),
    hostHeaders(),
    compressed(),
  ],
});
