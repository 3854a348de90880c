// The page's service worker, which stores the page for offline use. The build defines `cacheName`, the page's files
// `names`, and the folders `sidePages` of the site's other pages.
/* global cacheName, names, sidePages, self, caches, fetch, Request, Response, URL, setTimeout */

const cachePrefix = "glissade ";

/** How many milliseconds the service worker waits for the network if it has a stored copy of the wanted file. */
const limitMs = 3000;
const hashedFolder = new URL("assets/", self.registration.scope).href;
/**
 * A text in every index.html of this game. A hotel's login page lacks it, so the service worker does not store that
 * page.
 */
const pageMark = '<meta name="game"';

const offlinePage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline</title>
<body style="font: 18px/1.5 sans-serif; margin: 32px"><p>This page needs the network the first time.</p>
<p><a href="../">← Play Glissade</a>, which works without it.</p>`;

async function cacheAllFiles() {
  const cache = await caches.open(cacheName);
  // Lets files whose names contain a hash come from the browser's own cache, because the browser has just downloaded
  // them.
  const cacheMode = (name) => (name.startsWith("assets/") ? "default" : "no-cache");
  await cache.addAll(names.map((name) => new Request(name, { cache: cacheMode(name) })));
  await self.skipWaiting();
}

async function deleteOldBuilds() {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

function isOfSidePage(url) {
  const starts = sidePages.flatMap((page) => [
    new URL(`${page}/`, self.registration.scope).href,
    `${hashedFolder}${page}-`,
  ]);
  return starts.some((start) => url.startsWith(start));
}

/** Returns whether `url` is the address of the game's page, with any parameters. */
function isGamePage(url) {
  const folder = new URL(self.registration.scope).pathname;
  return [folder, `${folder}index.html`].includes(new URL(url).pathname);
}

async function stored(request) {
  const cache = await caches.open(cacheName);
  const wanted = isGamePage(request.url) ? "./" : request;
  // Ignores the request's headers, because a server's `Vary` header would keep the stored file from matching.
  return cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
}

/**
 * Returns whether a response of the network is a file of this page, and not an error or the login page of a hotel's
 * network. Only the site's pages are searched for `pageMark`; other files, such as pictures, are not.
 */
async function isOurs({ mode, url }, response) {
  if (!response.ok) return false;
  if (mode !== "navigate" || !(isGamePage(url) || isOfSidePage(url))) return true;
  return (await response.clone().text()).includes(pageMark);
}

async function fromNetwork(request) {
  const tooLate = new Promise((_, reject) => setTimeout(() => reject(new Error("the network is slow")), limitMs));
  const checked = fetch(request).then(async (response) => {
    if (await isOurs(request, response)) return response;
    throw new Error(`the network answered ${response.status}`);
  });
  return Promise.race([checked, tooLate]);
}

async function fetchAndStore(request) {
  const response = await fetch(request);
  const copy = response.clone();
  if (await isOurs(request, response)) await (await caches.open(cacheName)).put(request, copy);
  return response;
}

async function answerOfSidePage(request) {
  if (request.mode !== "navigate") return fetchAndStore(request);
  return fetchAndStore(request).catch(
    () => new Response(offlinePage, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } }),
  );
}

/**
 * Answers a request for a stored file of the page. A file whose name contains a hash comes from the cache; others come
 * from the network if possible, so that new builds are used.
 */
async function answer(request) {
  const copy = await stored(request);
  if (copy === undefined) return isOfSidePage(request.url) ? answerOfSidePage(request) : fetch(request);
  if (request.url.startsWith(hashedFolder)) return copy;
  return fromNetwork(request).catch(() => copy);
}

self.addEventListener("install", (event) => event.waitUntil(cacheAllFiles()));
self.addEventListener("activate", (event) => event.waitUntil(deleteOldBuilds()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
