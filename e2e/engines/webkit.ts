import { spawn } from "node:child_process";
import { type Engine, FIND, type Target, until } from "./engine.ts";

/** How WebDriver writes an element in JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/** Narrower than this, its window grows by itself. */
const WINDOW = { x: 0, y: 0, width: 447, height: 900 };
/** Listened to from the moment the page has loaded: the engine gives no console. */
const LISTEN = `if (!window.__errors) { window.__errors = []; addEventListener("error", function (event) { window.__errors.push(String(event.message)); }); addEventListener("unhandledrejection", function (event) { window.__errors.push(String(event.reason)); }); }`;

/** WebKitGTK, Safari's engine, spoken to in WebDriver; it needs a screen, which Xvfb gives. */
export async function startWebKit(port: number): Promise<Engine> {
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", "-p", String(port)], {
    stdio: "ignore",
    // Its own group: xvfb-run leaves its screen behind otherwise.
    detached: true,
    env: {
      ...process.env,
      TZ: "Europe/Paris",
      LANG: "fr_FR.UTF-8",
      // The sandbox refuses root, which is what CI is.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const base = `http://127.0.0.1:${port}`;
  const errors: string[] = [];

  async function send(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
    const answer = await fetch(base + path, { method, ...(method === "POST" && { body: JSON.stringify(body ?? {}) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  await until("WebKitWebDriver", () => send("GET", "/status").catch(() => null));
  const { sessionId } = (await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: process.env["WEBKIT_BIN"] ?? MINI_BROWSER, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/window/rect`, WINDOW);

  const call = (source: string, texts: readonly string[]) =>
    send("POST", `${session}/execute/sync`, { script: `return (${source}).apply(null, arguments)`, args: texts });
  const find = ({ kind, name }: Target) =>
    until(`${kind} « ${name} »`, async () => {
      const found = (await call(FIND, [kind, name])) as Record<string, string> | null;
      return found?.[ELEMENT];
    });
  /** Before the page goes away. */
  async function collectErrors(): Promise<void> {
    const collected = await call(
      `function () { var all = window.__errors || []; window.__errors = all.slice(0, 0); return JSON.stringify(all); }`,
      [],
    ).catch(() => "[]");
    errors.push(...(JSON.parse(String(collected)) as string[]));
  }

  return {
    name: "webkit",
    open: async (url) => {
      await collectErrors();
      await send("POST", `${session}/url`, { url });
      await send("POST", `${session}/execute/sync`, { script: LISTEN, args: [] });
    },
    ask: async (source, ...texts) => String(await call(source, texts)),
    click: async (target) => {
      await send("POST", `${session}/element/${await find(target)}/click`);
    },
    type: async (target, typed) => {
      const element = await find(target);
      // Its own command to empty a field leaves it, and some are filled again when they are left.
      const select = "arguments[0].focus(); arguments[0].select()";
      await send("POST", `${session}/execute/sync`, { script: select, args: [{ [ELEMENT]: element }] });
      await send("POST", `${session}/element/${element}/value`, { text: typed });
    },
    upload: async (target, file) => {
      await send("POST", `${session}/element/${await find(target)}/value`, { text: file });
    },
    screenshot: async () => Buffer.from(String(await send("GET", `${session}/screenshot`)), "base64"),
    // WebDriver has no such command, and this engine no other protocol.
    setOffline: () => Promise.resolve(false),
    errors: () => errors,
    close: async () => {
      await collectErrors();
      await send("DELETE", session).catch(() => undefined);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
