import { actionsFor, ITEM_ACTIONS, OFFICE_KINDS, OFFICE_SUBJECTS } from "@app/domain/office/office";
import { expect, test } from "vitest";
import { ACTION_KEYS, actionOfKey } from "./action-shortcuts.ts";
import { isSendKey, neighbour, singleKey } from "./shortcuts.ts";

/** An element inside these others, for selectors of one word. */
const inside = (...names: string[]) =>
  ({
    closest: (selector: string) => (names.some((name) => selector.split(", ").includes(name)) ? {} : null),
  }) as unknown as EventTarget;

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  target: inside(),
  ...more,
});

test("a letter counts in upper or lower case, outside of fields and dialogs", () => {
  expect(singleKey(press("J"))).toBe("j");
  expect(singleKey(press("7"))).toBe("7");
  expect(singleKey(press("?"))).toBe("?");
  expect(singleKey(press("m", { target: inside("textarea") }))).toBeNull();
  expect(singleKey(press("m", { target: inside("[role=dialog]") }))).toBeNull();
  expect(singleKey(press("Enter"))).toBeNull();
});

test("neither a shortcut of the browser nor a key held down decides anything", () => {
  expect(singleKey(press("r", { ctrlKey: true }))).toBeNull();
  expect(singleKey(press("r", { metaKey: true }))).toBeNull();
  expect(singleKey(press("r", { repeat: true }))).toBeNull();
  expect(isSendKey(press("Enter", { repeat: true, ctrlKey: true }), true)).toBe(false);
});

test("Enter sends where it has no other meaning, Ctrl and Enter from the text too", () => {
  expect(isSendKey(press("Enter"), true)).toBe(true);
  expect(isSendKey(press("Enter", { target: inside("a") }), true)).toBe(false);
  expect(isSendKey(press("Enter", { target: inside("textarea") }), true)).toBe(false);
  expect(isSendKey(press("Enter", { target: inside("textarea"), ctrlKey: true }), true)).toBe(true);
});

test("with single keys turned off, only Ctrl and Enter sends", () => {
  expect(isSendKey(press("Enter"), false)).toBe(false);
  expect(isSendKey(press("Enter", { ctrlKey: true }), false)).toBe(true);
});

test("J goes down the queue and K up, from the top when nothing has the focus", () => {
  expect(neighbour(["a", "b", "c"], undefined, "j")).toBe("a");
  expect(neighbour(["a", "b", "c"], "b", "j")).toBe("c");
  expect(neighbour(["a", "b", "c"], "b", "k")).toBe("a");
  expect(neighbour(["a", "b", "c"], "c", "j")).toBeUndefined();
  expect(neighbour(["a"], undefined, "x")).toBeUndefined();
});

test("no item has two decisions under the same letter, nor under a letter that moves", () => {
  for (const kind of OFFICE_KINDS) {
    for (const subject of OFFICE_SUBJECTS) {
      const letters = actionsFor(kind, subject).map((action) => ACTION_KEYS[action]);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters.filter((letter) => ["j", "k", "e", "t"].includes(letter))).toEqual([]);
    }
  }
  expect(ITEM_ACTIONS.every((action) => /^[a-z]$/.test(ACTION_KEYS[action]))).toBe(true);
  expect(actionOfKey(["hide", "dismiss"], "a")).toBe("dismiss");
  expect(actionOfKey(["hide", "dismiss"], "s")).toBeUndefined();
});
