/** A Vite plugin that adds configuration files for common web hosts, with the HTTP headers of the page's files. */
import type { Plugin } from "vite";
import { SIDE_PAGES } from "./side-page";

const HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};
/** The `Cache-Control` header of the files in `assets/`, which never change, because their names contain a hash. */
const FOR_EVER = "public, max-age=31536000, immutable";
/**
 * The `Cache-Control` header of a file that may change. It makes the browser ask the server each time whether the file
 * has changed.
 */
const ASK_FIRST = "no-cache";
/** The content type of the packed game (a `.pack` file), which servers do not know. */
const PACK_TYPE = "application/octet-stream";
const UNHASHED = [
  "/",
  "/index.html",
  "/sw.js",
  "/manifest.webmanifest",
  "/Glissade.pdx.zip",
  "/THIRD-PARTY.txt",
  ...SIDE_PAGES.map((page) => `/${page}/`),
];

/**
 * Creates the plugin that adds `_headers` for Netlify and Cloudflare, `.htaccess` for Apache, and `nginx.conf`. It must
 * run after the service worker's plugin, so that the service worker does not cache these files.
 */
export function createHostHeadersPlugin(): Plugin {
  return {
    name: "host-headers",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler() {
        this.emitFile({ type: "asset", fileName: "_headers", source: netlifyHeaders() });
        this.emitFile({ type: "asset", fileName: ".htaccess", source: apacheHeaders() });
        this.emitFile({ type: "asset", fileName: "nginx.conf", source: nginxHeaders() });
      },
    },
  };
}

function netlifyHeaders(): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const rules = [
    "# For Netlify and Cloudflare. If the page lies in a folder of the site, move this file to the top of the site and",
    "# write the folder before each path.",
    rule("/*", HEADERS),
    rule("/assets/*", { "Cache-Control": FOR_EVER }),
    ...UNHASHED.map((path) => rule(path, { "Cache-Control": ASK_FIRST })),
  ];
  return `${rules.join("\n")}\n`;
}

function apacheHeaders(): string {
  return `# For Apache with mod_headers, mod_mime and mod_rewrite.
AddType application/manifest+json .webmanifest
AddType ${PACK_TYPE} .pack
<IfModule mod_headers.c>
${Object.entries(HEADERS)
  .map(([name, value]) => `  Header set ${name} "${value}"`)
  .join("\n")}
  Header set Cache-Control "${ASK_FIRST}"
  <If "%{REQUEST_URI} =~ m#/assets/#">
    Header set Cache-Control "${FOR_EVER}"
  </If>
</IfModule>
# Sends the files that were compressed beforehand.
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.*)$ $1.br [E=no-gzip:1,L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.*)$ $1.gz [E=no-gzip:1,L]
</IfModule>
${["br", "gz"].map(apacheEncoding).join("")}`;
}

function apacheEncoding(extension: string): string {
  const types = {
    html: "text/html",
    js: "text/javascript",
    css: "text/css",
    svg: "image/svg+xml",
    json: "application/json",
    webmanifest: "application/manifest+json",
    pack: PACK_TYPE,
  };
  const forced = Object.entries(types).map(
    ([name, type]) => `  <FilesMatch "\\.${name}\\.${extension}$">\n    ForceType ${type}\n  </FilesMatch>\n`,
  );
  return `<FilesMatch "\\.${extension}$">
  RemoveLanguage .br
  SetEnv no-gzip 1
  Header set Content-Encoding ${extension === "gz" ? "gzip" : "br"}
  Header append Vary Accept-Encoding
</FilesMatch>
<IfModule mod_mime.c>
${forced.join("")}</IfModule>
`;
}

function nginxHeaders(): string {
  const headers = Object.entries(HEADERS).map(([name, value]) => `add_header ${name} "${value}";`);
  return `# For nginx: include this file in the server or location that serves the folder. brotli_static needs the module
# ngx_brotli; leave the line out without it.
gzip_static on;
# brotli_static on;
types {
  application/manifest+json webmanifest;
  ${PACK_TYPE} pack;
  application/zip zip;
  text/html html;
  text/javascript js;
  text/css css;
  image/svg+xml svg;
  image/png png;
  application/json json;
}
add_header Cache-Control "${ASK_FIRST}";
${headers.join("\n")}
location ~ /assets/ {
  add_header Cache-Control "${FOR_EVER}";
  ${headers.join("\n  ")}
}
`;
}
