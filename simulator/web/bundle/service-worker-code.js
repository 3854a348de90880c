// The page's service worker. The build puts `cacheName` and the `names` of all the page's files in front of it.
/* global cacheName, names, self, caches, fetch, Request */

const cachePrefix = "glissade ";

async function keepAll() {
  const cache = await caches.open(cacheName);
  await cache.addAll(names.map((name) => new Request(name, { cache: "reload" })));
  await self.skipWaiting();
}

async function forgetOldBuilds() {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network comes first, so that a new build is seen at once; what was kept steps in where the network fails. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(cacheName);
    const wanted = request.mode === "navigate" ? "./" : request;
    // Many servers vary their answers by request header; what was kept is the same for all.
    const kept = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldBuilds()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
