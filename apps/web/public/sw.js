// Shows an offline page without a network, or the cached agenda of a candidate and the missions they were accepted for.
// Nothing else of a signed-in user is cached, and signing out clears it.
importScripts("/sw-push.js");

const CACHE = "renfort-hors-ligne-2";
const OFFLINE = "/hors-ligne.html";
const PRECACHED = [OFFLINE, "/hors-ligne.css", "/renfort-logo.svg", "/renfort-logo-night.svg"];
/** The pages of one user, their styles, and the list of them. */
const PRIVATE = "renfort-prive";
const LIST = "/hors-ligne/pages.json";
/** A page this recent is not fetched again. */
const FRESH_MS = 10 * 60_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(PRECACHED.map((path) => new Request(path, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE && name !== PRIVATE).map((name) => caches.delete(name)));
      // The page is requested while the worker starts.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // Signing out or in again: the next user may be somebody else.
  // Another language is another page.
  if (/^\/(deconnexion|connexion|langue)(\.data)?$/.test(pathname)) event.waitUntil(caches.delete(PRIVATE));
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (PRECACHED.includes(pathname)) event.respondWith(fetch(request).catch(() => precached(request)));
  else if (/^\/assets\/.+\.(css|woff2|svg|js)$/.test(pathname)) event.respondWith(asset(request));
});

self.addEventListener("message", (event) => {
  const { origin, data } = event;
  const isOurs = origin === self.location.origin && data?.type === "cache-pages" && Array.isArray(data.pages);
  if (isOurs && data.pages.every(isOfflinePage)) event.waitUntil(cachePages(data.pages));
});

const isOfflinePage = (page) => typeof page?.title === "string" && /^\/candidat\/[^\\]*$/.test(page.path);

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await cachedPage(event.request.url)) ?? offlinePage();
  }
}

async function precached(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
}

/** Only when the network fails: the browser has its own cache. */
async function asset(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** The same page with or without accents in its path. */
function plainPath(url) {
  return decodeURI(new URL(url, self.location.origin).pathname)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

async function cachedPage(url) {
  // The agenda is cached for the current week only.
  if (new URL(url).searchParams.has("semaine")) return undefined;
  if (!(await caches.has(PRIVATE))) return undefined;
  return (await caches.open(PRIVATE)).match(plainPath(url));
}

/** With a link to each cached page. */
async function offlinePage() {
  const list = (await caches.has(PRIVATE)) && (await (await caches.open(PRIVATE)).match(LIST));
  const pages = list ? await list.json() : [];
  const blank = await precached(OFFLINE);
  if (pages.length === 0) return blank;
  const links = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join("");
  const html = (await blank.text()).replace("<!-- pages -->", `<h2>Vos missions</h2><ul>${links}</ul>`);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

const escaped = (text) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Caches the pages of the list and removes the others. */
async function cachePages(pages) {
  if (pages.length === 0) return caches.delete(PRIVATE);
  const cache = await caches.open(PRIVATE);
  const wanted = new Set(pages.map(({ path }) => path));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith("/candidat/") && !wanted.has(path)) await cache.delete(request);
  }
  const used = new Set();
  for (const path of wanted) for (const url of await cachePage(cache, path).catch(() => [])) used.add(url);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith("/assets/") && !used.has(path)) await cache.delete(request);
  }
  await cache.put(LIST, Response.json(pages));
}

/** With what it is made of, scripts included: an arrival is recorded without a network. Gives their addresses. */
async function cachePage(cache, path) {
  const old = await cache.match(path);
  if (old && Date.now() - Number(old.headers.get("x-cached-at")) < FRESH_MS)
    return cacheAssets(cache, await old.text());
  const response = await fetch(path, { headers: { accept: "text/html" }, redirect: "error" }).catch(() => undefined);
  if (!response?.ok) return old ? cacheAssets(cache, await old.text()) : [];
  const html = await response.text();
  // Copied to add its age; the content security policy must match the text.
  const headers = new Headers({ "x-cached-at": String(Date.now()) });
  for (const name of ["content-type", "content-security-policy"]) headers.set(name, response.headers.get(name) ?? "");
  await cache.put(path, new Response(html, { headers }));
  return cacheAssets(cache, html);
}

async function cacheAssets(cache, html) {
  const assets = assetsOf(html);
  await addMissing(cache, assets);
  const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
  return language === "fr" ? assets : [...assets, ...(await cacheWords(cache, assets, language))];
}

/** Scripts ask for the words of another language than French, and the page does not name them. */
async function cacheWords(cache, assets, language) {
  const used = new Set(assets);
  let found = await linked(cache, assets, new RegExp(`\\./([\\w.-]+\\.${language}-[\\w-]+\\.js)`, "g"));
  while (found.length > 0) {
    for (const url of found) used.add(url);
    await addMissing(cache, found);
    found = (await linked(cache, found, /\.\/([\w.-]+\.js)/g)).filter((url) => !used.has(url));
  }
  return [...used];
}

async function linked(cache, assets, pattern) {
  const scripts = assets.filter((url) => url.endsWith(".js"));
  const texts = await Promise.all(scripts.map(async (url) => (await cache.match(url))?.text()));
  return [...new Set(texts.flatMap((text = "") => [...text.matchAll(pattern)].map(([, name]) => `/assets/${name}`)))];
}

async function addMissing(cache, assets) {
  const known = await Promise.all(assets.map(async (url) => [url, await cache.match(url)]));
  await cache.addAll(known.filter(([, asset]) => !asset).map(([url]) => url));
}

const assetsOf = (html) => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"#\\]+\.(?:css|woff2|svg|js))["#]/g)].map(([, url]) => url)),
];
