import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, FIND, type Target, until } from "./engine.ts";

type Answer = { id?: number; method?: string; params?: unknown; result?: unknown; error?: string; message?: string };
type Remote = { type: string; value?: string; sharedId?: string };

/** A small, private window, as the product is most often met. */
const VIEWPORT = { width: 390, height: 844 };
const PREFERENCES = [
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.enabled", false);',
  'user_pref("intl.accept_languages", "fr-FR, fr");',
  // Fields are entered and left as in a window that somebody looks at.
  'user_pref("focusmanager.testmode", true);',
].join("\n");

/** Debian's Firefox ESR, spoken to in WebDriver BiDi, the protocol it has by itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "renfort-firefox-"));
  writeFileSync(join(profile, "user.js"), PREFERENCES);
  const firefox = spawn(
    process.env["FIREFOX_BIN"] ?? "/usr/bin/firefox-esr",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, TZ: "Europe/Paris", LANG: "fr_FR.UTF-8" } },
  );
  let output = "";
  firefox.stderr.on("data", (part: Buffer) => {
    output += part.toString();
  });
  const address = await until("the address of Firefox", () =>
    Promise.resolve(/WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1]),
  );
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("Firefox does not answer")));
  });

  const waiting = new Map<number, (answer: Answer) => void>();
  const errors: string[] = [];
  let last = 0;
  let isCut = false;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    if (answer.method !== "log.entryAdded") return;
    const { level, type, text } = answer.params as { level: string; type: string; text: string | null };
    // Without a network, the console names each request that fails.
    if (level === "error" && (!isCut || type === "javascript")) errors.push(text ?? "");
  });
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error}, ${message ?? ""}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  // A tab of its own: the first one of a window without a screen never has the focus.
  const { context } = (await send("browsingContext.create", { type: "tab" })) as { context: string };
  await send("browsingContext.activate", { context });
  await send("browsingContext.setViewport", { context, viewport: VIEWPORT });

  async function call(source: string, texts: readonly string[]): Promise<Remote> {
    const answer = (await send("script.callFunction", {
      functionDeclaration: source,
      arguments: texts.map((value) => ({ type: "string", value })),
      target: { context },
      awaitPromise: true,
    })) as { type: string; result: Remote; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }
  const find = ({ kind, name }: Target) =>
    until(`${kind} « ${name} »`, async () => {
      const { type, sharedId } = await call(FIND, [kind, name]);
      return type === "node" && sharedId !== undefined && { sharedId };
    });
  const press = (element: { sharedId: string }) =>
    send("input.performActions", {
      context,
      actions: [
        {
          type: "pointer",
          id: "finger",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element } },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ],
    });
  const keys = (values: readonly string[]) =>
    send("input.performActions", {
      context,
      actions: [
        {
          type: "key",
          id: "keys",
          actions: values.flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    });

  return {
    name: "firefox",
    open: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    ask: async (source, ...texts) => (await call(source, texts)).value ?? "",
    click: async (target) => {
      await press(await find(target));
    },
    type: async (target, typed) => {
      const element = await find(target);
      await press(element);
      await call("function () { document.activeElement.select?.(); return ''; }", []);
      await keys(Array.from(typed));
    },
    upload: async (target, file) => {
      await send("input.setFiles", { context, element: await find(target), files: [file] });
    },
    screenshot: async () => {
      const { data } = (await send("browsingContext.captureScreenshot", { context })) as { data: string };
      return Buffer.from(data, "base64");
    },
    setOffline: async (offline) => {
      const networkConditions = offline ? { type: "offline" } : null;
      try {
        await send("emulation.setNetworkConditions", { networkConditions, contexts: [context] });
        isCut = offline;
        return true;
      } catch {
        // This release does not have it.
        return false;
      }
    },
    errors: () => errors,
    close: async () => {
      await send("browser.close", {}).catch(() => undefined);
      socket.close();
      firefox.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
