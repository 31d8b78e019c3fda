import { expect, test } from "vitest";
import { maskMessage, maskPath, ownFrame } from "./error-report.ts";

test.each([
  ["duplicate key of ines@exemple.fr (id 4812)", "duplicate key of <e-mail> (id <n>)"],
  ['invalid input "Inès Moreau" and « Lyon 7e »', "invalid input <text> and <text>"],
  ["fetch of https://exemple.fr/a?b=c failed", "fetch of <url> failed"],
  [`link aZ-_${"x".repeat(30)} is over`, "link <token> is over"],
  ["call 06 12 34 56 78", "call <n> <n> <n> <n> <n>"],
])("a message keeps nothing about a person: %s", (message, masked) => {
  expect(maskMessage(message)).toBe(masked);
});

test("a message is cut", () => expect(maskMessage("a ".repeat(2000)).length).toBeLessThanOrEqual(500));

test.each([
  ["/emplois/serveur-lyon-481?page=2", "/emplois/:id"],
  ["/signalements/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP", "/signalements/:id"],
  ["/candidat/tableau-de-bord/messages/12#fin", "/candidat/tableau-de-bord/messages/:id"],
])("a path loses what names a row: %s", (path, masked) => {
  expect(maskPath(path)).toBe(masked);
});

test("the frame is the first of our own code, without its line", () => {
  const stack = [
    "TypeError: x",
    "    at Object.parse (node:internal/x:1:2)",
    "    at query (file:///srv/node_modules/.pnpm/pg/apps/pg.js:4:1)",
    "    at async readQueue (file:///srv/apps/server/src/features/office/queue.ts:20:3)",
    "    at handler (file:///srv/apps/server/src/platform/mount.ts:88:3)",
  ].join("\n");
  expect(ownFrame(stack)).toBe("readQueue apps/server/src/features/office/queue.ts");
});

test("a built file has the same name in every release", () => {
  const chrome = "TypeError: x\n    at Xt (https://exemple.fr/assets/home-Dk3_9aBc.js:1:220)";
  const firefox = "Yu@https://exemple.fr/assets/home-B2-xK8qZ.js:1:190";
  expect([chrome, firefox].map((stack) => ownFrame(stack, { isMinified: true }))).toEqual([
    "assets/home.js",
    "assets/home.js",
  ]);
  expect(ownFrame("TypeError\n    at <anonymous>:1:1")).toBeNull();
});
