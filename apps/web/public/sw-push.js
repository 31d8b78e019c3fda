// Shows what the server sends to this browser, and opens it. It holds nothing: no token, no address but a path of this site.
let shown = Promise.resolve();
self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Not one of ours: a notification must still be shown, and says nothing more.
  }
  const { title = "Renfort", body = "Vous avez du nouveau.", url = "/", tag, lang = "fr" } = message;
  const show = () =>
    self.registration.showNotification(title, {
      body,
      lang,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { url },
      // The same subject takes the place of the older word.
      ...(tag && { tag }),
    });
  // Its picture is fetched first: two shown at once may end the other way round, and the older word stay.
  shown = shown.then(show, show);
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

/** In a tab that is already there if possible; never elsewhere than here. */
async function open(path) {
  const url = new URL(typeof path === "string" ? path : "/", self.location.origin);
  if (url.origin !== self.location.origin) return undefined;
  const [tab] = await self.clients.matchAll({ type: "window" });
  if (!tab) return self.clients.openWindow(url.href);
  // A browser may keep a window where it is: the page is still the right one when someone comes to it.
  await tab.focus().catch(() => undefined);
  return tab.navigate(url.href);
}

// A browser changes its address now and then: the new one takes the place of the old.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options ?? event.newSubscription?.options;
  if (options) event.waitUntil(renew(options));
});

async function renew(options) {
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  const body = new URLSearchParams({ endpoint, ...keys });
  await fetch("/appareils", { method: "POST", body });
}
