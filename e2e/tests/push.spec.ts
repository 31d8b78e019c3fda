import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import type { Page } from "@playwright/test";
import { FULL_BROWSER } from "../support/browser.ts";
import { expect, test } from "../support/database.ts";
import { inbox } from "../support/mail.ts";
import { checkPage, visibleText } from "../support/page-checks.ts";
import { watchErrors } from "../support/page-ready.ts";
import { EMPLOYER } from "../support/paths.ts";
import { openPage, signInAs } from "../support/sign-in.ts";

test.use({ launchOptions: FULL_BROWSER, serviceWorkers: "allow" });

const ACCOUNT = `${EMPLOYER}/profil/compte`;

/**
 * Chromium without Google's keys has no push service to subscribe to: the page's own `subscribe` answers as that service would,
 * with a real key of a browser. Everything before it and after it is the product's.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    const keys = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    let current: object | null = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (applicationServerKey.length !== 65) throw new Error("not a key");
        current = subscription;
        return subscription;
      },
    });
  });
}

test("news reach this device once asked for, and mailboxes until one click @once", async ({ page, context, db }) => {
  const errors = watchErrors(page);
  const employer = await anEmployer(db);
  const mission = await aMission(db, { employer });
  await withPushService(page);
  await signInAs(page, employer);

  // Signing in asks nothing of anyone; a mission published is when the offer makes sense.
  await openPage(page, EMPLOYER);
  expect(await page.evaluate(() => Notification.permission)).not.toBe("granted");
  await context.grantPermissions(["notifications"]);
  await openPage(page, `${EMPLOYER}/emplois`);
  const offer = "Recevez chaque candidature sur cet appareil, même quand Renfort est fermé.";
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.getByText(offer)).toBeHidden();
  await openPage(page, `${EMPLOYER}/emplois`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(offer)).toBeHidden();

  await openPage(page, ACCOUNT);
  const news = page.getByRole("region", { name: "Notifications" });
  await news.getByRole("button", { name: "Activer sur cet appareil" }).click();
  await expect(news.getByText("Cet appareil reçoit vos notifications.")).toBeVisible();
  const devices = () =>
    db.selectFrom("pushSubscriptions").where("userId", "=", employer.id).select(["endpoint", "kind"]).execute();
  await expect.poll(devices).toMatchObject([{ kind: "web_push" }]);
  await news.getByRole("button", { name: "Désactiver sur cet appareil" }).click();
  await expect.poll(devices).toEqual([]);
  // The error is under the pressed button only: nothing of the page is lost.
  await page.route("**/appareils", (route) => route.fulfill({ status: 400 }), { times: 1 });
  await news.getByRole("button", { name: "Activer sur cet appareil" }).click();
  await expect(news.getByText("Impossible d’activer les notifications sur cet appareil.")).toBeVisible();
  await news.getByRole("button", { name: "Activer sur cet appareil" }).click();
  await expect.poll(devices).toMatchObject([{ kind: "web_push" }]);

  const ratings = news.getByRole("group", { name: "Évaluations" });
  const updates = news.getByRole("group", { name: "Candidatures et missions" });
  await expect(updates.getByLabel("Sur Renfort")).toBeDisabled();
  await expect(ratings.getByLabel("Sur mes appareils")).not.toBeChecked();
  await ratings.getByLabel("Sur mes appareils").check();
  await ratings.getByLabel("Par e-mail").uncheck();
  await news.getByRole("button", { name: "Enregistrer les préférences" }).click();
  await expect(visibleText(page, "Préférences enregistrées.")).toBeVisible();
  await openPage(page, ACCOUNT);
  await expect(ratings.getByLabel("Sur mes appareils")).toBeChecked();
  await expect(ratings.getByLabel("Par e-mail")).not.toBeChecked();
  await expect(updates.getByLabel("Par e-mail")).toBeChecked();
  await checkPage(page);

  const deliver = await connectPushService(page);
  const path = `${EMPLOYER}/emplois/${mission.id}`;
  await deliver({ title: "Nouvelle candidature", body: "Pour votre mission.", url: path, tag: "sujet" });
  await deliver({ title: "Deux candidatures", body: "Pour votre mission.", url: path, tag: "sujet" });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  // The second takes the place of the first.
  await expect
    .poll(shown)
    .toEqual([{ title: "Deux candidatures", body: "Pour votre mission.", tag: "sujet", data: { url: path } }]);
  await tapNotification(page);
  await expect(page).toHaveURL(path);

  // The same news by mail once it is ten minutes old, whatever the hour this test runs at: it is worth waking someone.
  const title = "Brasserie Vauquelle retient votre candidature";
  const missionStartsAt = new Date(Date.now() + 3_600_000);
  const written = { type: "application_update", kind: "application_accepted", missionStartsAt } as const;
  const at = new Date(Date.now() - 600_000);
  // Of no application: what becomes of one may settle it.
  const list = `${EMPLOYER}/candidatures`;
  const words = { title, message: "Confirmez votre venue pour garder la place.", actionUrl: list };
  await db
    .insertInto("deliveries")
    .values({
      userId: employer.id,
      eventKey: "e2e:mail",
      ...written,
      ...words,
      createdAt: at,
      latestAt: at,
      listed: false,
      mailDueAt: at,
    })
    .execute();
  await db.selectNoFrom((eb) => eb.fn("graphile_worker.add_job", [eb.val("send_due_mails")]).as("asked")).execute();
  await expect.poll(async () => (await inbox(employer.email)).map(({ subject }) => subject)).toContain(title);
  const mail = (await inbox(employer.email)).find(({ subject }) => subject === title);
  expect(mail?.text).toContain(list);
  const link = /https?:\/\/\S+\/desabonnement\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Ne plus recevoir ces e-mails" })).toBeVisible();
  await page.getByRole("button", { name: "Ne plus recevoir ces e-mails" }).click();
  await expect(page.getByRole("heading", { name: "C’est noté" })).toBeVisible();
  const ended = await db
    .selectFrom("notificationPreferences")
    .where("userId", "=", employer.id)
    .where("type", "=", "application_update")
    .where("channel", "=", "email")
    .select("enabled")
    .executeTakeFirst();
  expect(ended).toEqual({ enabled: false });
  // The mail reader's own button, without a cookie or a page.
  const [header] = /<(\S+)>/.exec(mail?.unsubscribe ?? "")?.slice(1) ?? [];
  const oneClick = await fetch(header ?? "", {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(oneClick.status).toBe(200);
  errors.expectNone();
});

/** Hands the browser what a push service would, already opened. */
async function connectPushService(page: Page): Promise<(message: object) => Promise<void>> {
  const { origin } = new URL(page.url());
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  return async (message) => {
    await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  };
}

/** No browser lets a script tap a system notification: the test sends the worker the event the browser would. */
async function tapNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    if (notification) scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
}
