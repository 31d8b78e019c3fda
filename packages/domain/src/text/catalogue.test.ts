import { expect, test } from "vitest";
import { catalogue, loadEvery } from "./catalogue.ts";

function aCatalogue(english: () => Promise<string>) {
  const never = () => Promise.reject(new Error("nobody reads it"));
  return catalogue("Bonjour", { en: english, ar: never, pt: never, uk: never });
}

test("French is there at once; another language once it is loaded, one time", async () => {
  let times = 0;
  const greeting = aCatalogue(async () => {
    times += 1;
    return "Hello";
  });
  expect(greeting.ready("fr")).toBe("Bonjour");
  expect(await greeting.load("fr")).toBe("Bonjour");
  expect(greeting.ready("en")).toBeUndefined();
  expect(greeting.load("en")).toBe(greeting.load("en"));
  expect(await greeting.load("en")).toBe("Hello");
  expect(greeting.ready("en")).toBe("Hello");
  expect(times).toBe(1);
});

test("what cannot be loaded is read in French", async () => {
  const greeting = aCatalogue(() => Promise.reject(new Error("no network")));
  expect(await greeting.load("en")).toBe("Bonjour");
  expect(greeting.ready("en")).toBe("Bonjour");
});

test("every catalogue is there once all are loaded", async () => {
  const greeting = aCatalogue(async () => "Hello");
  await loadEvery("en");
  expect(greeting.ready("en")).toBe("Hello");
});
