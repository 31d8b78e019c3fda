import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError, RefusedError } from "../../lib/json-client.ts";
import { retryDelay } from "../../lib/reconnecting-socket.ts";
import { Outbox, type Unsent } from "./outbox.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const messageOf = ({ clientId, content }: Unsent) => ({
  id: 1,
  sender: { id: 1 },
  content,
  timestamp: "2026-11-14T16:15:00Z",
  warning: null,
  client_id: clientId,
});

test("what is written leaves in its order, one after the other, however often the line fails", async () => {
  const outbox = new Outbox(1, 7);
  const tried: string[] = [];
  const sent: string[] = [];
  let failures = 5;
  outbox.channel = (item) => {
    tried.push(item.clientId);
    failures -= 1;
    if (failures >= 0) return Promise.reject(new NetworkError("no echo"));
    sent.push(item.content);
    return Promise.resolve(messageOf(item));
  };
  for (const text of ["un", "deux", "trois"]) outbox.add(text);
  expect(outbox.items).toHaveLength(3);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["un", "deux", "trois"]);
  // The same number each time: the server says it once.
  expect(new Set(tried).size).toBe(3);
  expect(outbox.items).toEqual([]);
  expect(stored.size).toBe(0);
});

test("what the server does not want waits for its writer, and does not hold up the rest", async () => {
  const outbox = new Outbox(1, 7);
  let isBlocked = true;
  const sent: string[] = [];
  outbox.channel = (item) => {
    if (isBlocked && item.content === "un") return Promise.reject(new RefusedError("Non"));
    sent.push(item.content);
    return Promise.resolve(messageOf(item));
  };
  outbox.add("un");
  outbox.add("deux");
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["deux"]);
  expect(outbox.items).toMatchObject([{ content: "un", failed: "Non" }]);
  isBlocked = false;
  outbox.retry(outbox.items[0]?.clientId ?? "");
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["deux", "un"]);
});

test("without network everything waits, and another page of the tab takes it up", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  new Outbox(1, 7).add("écrit hors ligne");
  vi.stubGlobal("navigator", { onLine: true });
  const sent: string[] = [];
  const later = new Outbox(1, 7);
  expect(later.items).toMatchObject([{ content: "écrit hors ligne" }]);
  later.channel = (item) => {
    sent.push(item.content);
    return Promise.resolve(messageOf(item));
  };
  // Nobody else's.
  expect(new Outbox(2, 7).items).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toContain("écrit hors ligne");
});

test("each wait is longer than the one before, and never the same for two pages", () => {
  expect([0, 1, 2, 3].map((attempts) => retryDelay(attempts, 1))).toEqual([500, 1_000, 2_000, 4_000]);
  expect(retryDelay(0, 0)).toBe(100);
  expect(retryDelay(20, 1)).toBe(30_000);
});
