// Shows a page of its own when the network is gone. It keeps that page and what it needs, and nothing else: what people read
// while signed in never enters a cache.
const CACHE = "renfort-hors-ligne-1";
const OFFLINE = "/hors-ligne.html";
const KEPT = [OFFLINE, "/hors-ligne.css", "/renfort-logo.svg", "/renfort-logo-night.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT.map((path) => new Request(path, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
      // The page is asked for while the worker wakes up, so that it slows nothing down.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(OFFLINE);
  }
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
}
