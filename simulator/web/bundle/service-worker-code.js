// The page's service worker, which stores the page for offline use. The build defines the constant `cacheName`, and the
// constant `names` with all files of the page.
/* global cacheName, names, self, caches, fetch, Request */

const cachePrefix = "glissade ";

async function cacheAllFiles() {
  const cache = await caches.open(cacheName);
  await cache.addAll(names.map((name) => new Request(name, { cache: "reload" })));
  await self.skipWaiting();
}

async function deleteOldBuilds() {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/**
 * Answers a request from the network, so that a new build of the page is used at once. If the network fails, answers
 * from the cache.
 */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(cacheName);
    const wanted = request.mode === "navigate" ? "./" : request;
    // The request's headers must not matter, because many servers send answers that depend on headers. The cached file
    // is the same for all headers.
    const cached = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
    if (cached === undefined) throw error;
    return cached;
  }
}

self.addEventListener("install", (event) => event.waitUntil(cacheAllFiles()));
self.addEventListener("activate", (event) => event.waitUntil(deleteOldBuilds()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
