/** What a journey asks of a browser that Playwright has no build of: Debian's Firefox and WebKitGTK. */
export interface Engine {
  name: "firefox" | "webkit";
  open: (address: string) => Promise<void>;
  /** Calls a function in the page with texts; what it returns is a text. */
  ask: (source: string, ...texts: string[]) => Promise<string>;
  click: (target: Target) => Promise<void>;
  /** Typed key by key, after what is there is removed. */
  type: (target: Target, text: string) => Promise<void>;
  upload: (target: Target, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** False where the engine cannot be cut from the network. */
  setOffline: (offline: boolean) => Promise<boolean>;
  /** Errors of the page since it was started. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

export interface Target {
  kind: "button" | "link" | "field" | "heading" | "text";
  /** Found anywhere in its name, as a regular expression. */
  name: string;
}

export const button = (name: string): Target => ({ kind: "button", name });
export const field = (name: string): Target => ({ kind: "field", name });
export const heading = (name: string): Target => ({ kind: "heading", name });
export const text = (name: string): Target => ({ kind: "text", name });

/** Runs in the page: the first one in sight with this name, in the middle of the screen; null when there is none. */
export const FIND = `function (kind, name) {
  var wanted = new RegExp(name);
  var selectors = {
    button: "button, summary, label.chip, input[type=submit]",
    link: "a[href]",
    field: "input:not([type=hidden]), select, textarea",
    heading: "h1, h2, h3",
    text: "main *, .toasts *, dialog *"
  };
  var nameOf = function (element) {
    var labels = Array.prototype.map.call(element.labels || [], function (label) { return label.textContent; }).join(" ");
    return (element.getAttribute("aria-label") || labels || element.innerText || element.title || "").replace(/\\s+/g, " ").trim();
  };
  var root = document.querySelector("dialog[open]") || document;
  var found = Array.prototype.filter.call(root.querySelectorAll(selectors[kind]), function (element) {
    if (kind === "text" && element.children.length > 0 && !/^(P|SPAN|LI|DD)$/.test(element.tagName)) return false;
    var isFile = element.type === "file";
    return (isFile || element.getClientRects().length > 0) && wanted.test(nameOf(element));
  })[0];
  if (!found) return null;
  // A sheet that slides in is elsewhere a moment later.
  var isMoving = document.getAnimations().some(function (one) {
    var target = one.effect && one.effect.target;
    return one.playState === "running" && isFinite(one.effect.getComputedTiming().endTime) && target && target.contains(found);
  });
  if (isMoving) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}`;

const PATIENCE_MS = 30_000;
const PAUSE_MS = 200;

/** Asked again until it answers; the error names what was waited for. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const isThere = async (engine: Engine, { kind, name }: Target) =>
  (await engine.ask(`function (kind, name) { return String((${FIND})(kind, name) !== null); }`, kind, name)) === "true";

export const see = (engine: Engine, target: Target) =>
  until(`${target.kind} « ${target.name} »`, () => isThere(engine, target));

/** The address, once scripts answer: before, a click is a plain form post. Firefox gives up an address asked for while another one loads. */
export async function openReady(engine: Engine, address: string): Promise<void> {
  await until(
    "the page before",
    async () => (await engine.ask(`function () { return document.readyState; }`)) === "complete",
  );
  await engine.open(address);
  await until(
    "the scripts of the page",
    async () =>
      (await engine.ask(`function () { return String("ready" in document.documentElement.dataset); }`)) === "true",
  );
}
