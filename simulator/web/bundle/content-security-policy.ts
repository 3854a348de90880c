/**
 * A Vite plugin that gives the web page a content security policy: it forbids the page to load anything but its own
 * scripts, styles and files.
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * For each directive, the sources that the page needs besides its inline scripts and styles. Lua needs
 * `wasm-unsafe-eval`, and the worker that compiles Lua has a `blob:` address.
 */
const POLICY: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self' blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const FOR_FRAMES: Readonly<Record<string, string>> = { "frame-src": "'self'" };

/**
 * Creates the plugin that adds a content security policy to each page of the site, with the hashes of the page's inline
 * scripts and styles.
 */
export function createSecurityPolicyPlugin(): Plugin {
  return {
    name: "content-security-policy",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const page of Object.values(bundle)) {
          if (page.type !== "asset" || !page.fileName.endsWith("index.html")) continue;
          const html = String(page.source);
          page.source = html.replace("<head>", `<head>\n    ${policyTag(html)}`);
        }
      },
    },
  };
}

function policyTag(html: string): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    "script-src": hashesOf(html, /<script>(.*?)<\/script>/gs),
    "style-src": hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs),
  };
  const policy = html.includes("<iframe") ? { ...POLICY, ...FOR_FRAMES } : POLICY;
  const rules = Object.entries(policy).map(([name, sources]) => [name, sources, ...(added[name] ?? [])].join(" "));
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
}

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
