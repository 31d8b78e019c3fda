// Shows a page of its own when the network is gone, and the sheets of the missions a person was accepted for, if there are any.
// Nothing else that people read while signed in enters a cache, and what did leaves it when they sign out.
importScripts("/sw-push.js");

const CACHE = "renfort-hors-ligne-2";
const OFFLINE = "/hors-ligne.html";
const KEPT = [OFFLINE, "/hors-ligne.css", "/renfort-logo.svg", "/renfort-logo-night.svg"];
/** One person's own pages, what they need to look right, and the list of them. */
const PRIVATE = "renfort-prive";
const LIST = "/hors-ligne/pages.json";
/** A sheet this young is not asked for again. */
const FRESH_MS = 10 * 60_000;

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
      await Promise.all(names.filter((name) => name !== CACHE && name !== PRIVATE).map((name) => caches.delete(name)));
      // The page is asked for while the worker wakes up, so that it slows nothing down.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // Signing out, or being asked to sign in: whoever comes next is somebody else until told otherwise.
  if (/^\/(deconnexion|connexion)(\.data)?$/.test(pathname)) event.waitUntil(caches.delete(PRIVATE));
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
  else if (/^\/assets\/.+\.(css|woff2)$/.test(pathname)) event.respondWith(asset(request));
});

self.addEventListener("message", (event) => {
  const { origin, data } = event;
  const isOurs = origin === self.location.origin && data?.type === "keep" && Array.isArray(data.pages);
  if (isOurs && data.pages.every(isSheet)) event.waitUntil(keep(data.pages));
});

const isSheet = (page) => typeof page?.title === "string" && /^\/candidat\/[^\\]*$/.test(page.path);

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await sheet(event.request.url)) ?? offlinePage();
  }
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
}

/** Only when the network fails: a browser keeps these files very well by itself. */
async function asset(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** The same page whether its address is written with accents or without. */
function plainPath(url) {
  return decodeURI(new URL(url, self.location.origin).pathname)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

async function sheet(url) {
  if (!(await caches.has(PRIVATE))) return undefined;
  return (await caches.open(PRIVATE)).match(plainPath(url));
}

/** With a way to each sheet that is kept. */
async function offlinePage() {
  const list = (await caches.has(PRIVATE)) && (await (await caches.open(PRIVATE)).match(LIST));
  const pages = list ? await list.json() : [];
  const blank = await kept(OFFLINE);
  if (pages.length === 0) return blank;
  const links = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join("");
  const html = (await blank.text()).replace("<!-- pages -->", `<h2>Vos missions</h2><ul>${links}</ul>`);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

const escaped = (text) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Brings what is kept in line with the list: new sheets are fetched, old ones let go. */
async function keep(pages) {
  if (pages.length === 0) return caches.delete(PRIVATE);
  const cache = await caches.open(PRIVATE);
  const wanted = new Set(pages.map(({ path }) => path));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith("/candidat/") && !wanted.has(path)) await cache.delete(request);
  }
  for (const path of wanted) await keepSheet(cache, path).catch(() => undefined);
  await cache.put(LIST, Response.json(pages));
}

async function keepSheet(cache, path) {
  const old = await cache.match(path);
  if (old && Date.now() - Number(old.headers.get("x-kept-at")) < FRESH_MS) return;
  const answer = await fetch(path, { headers: { accept: "text/html" }, redirect: "error" });
  if (!answer.ok) return;
  const html = await answer.text();
  // Written again so that its age is known; the policy of the page goes with its text, whose marks it names.
  const headers = new Headers({ "x-kept-at": String(Date.now()) });
  for (const name of ["content-type", "content-security-policy"]) headers.set(name, answer.headers.get(name) ?? "");
  await cache.put(path, new Response(html, { headers }));
  const styles = [...html.matchAll(/<link[^>]+href="(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, url]) => url);
  await cache.addAll([...new Set(styles)]);
}
