import { describe, expect, test } from "vitest";
import { messagePreview, orderedPair, refuseMessage, unreadKey } from "./conversation.ts";

test.each([
  [1, 2, [1, 2]],
  [2, 1, [1, 2]],
])("the pair %i and %i is stored as %j", (one, other, expected) => {
  expect(orderedPair(one, other)).toEqual(expected);
});

describe("the preview of a message", () => {
  test.each([
    ["is a short message itself", "Bonjour, je suis là demain.", "Bonjour, je suis là demain."],
    ["keeps 120 characters", "é".repeat(120), "é".repeat(120)],
    ["cuts the 121st", "é".repeat(121), `${"é".repeat(119)}…`],
    ["never cuts an emoji in two", "🙂".repeat(121), `${"🙂".repeat(119)}…`],
  ])("%s", (_what, content, expected) => {
    expect(messagePreview(content)).toBe(expected);
  });
});

test("everything unread has one name until it is read", () => {
  expect(unreadKey(7, 40)).toBe(unreadKey(7, 40));
  expect(new Set([unreadKey(7, 40), unreadKey(7, 41), unreadKey(8, 40)]).size).toBe(3);
});

test.each([
  ["nothing prevents it", {}, null],
  ["the sender's address is not confirmed", { senderVerified: false, blockedByMe: true }, "email_not_verified"],
  ["the sender blocked the other", { blockedByMe: true, blockedByOther: true }, "blocked_by_me"],
  ["the other blocked the sender", { blockedByOther: true }, "blocked_by_other"],
  ["the other has left", { recipientActive: false }, "recipient_gone"],
])("a message when %s", (_what, facts, expected) => {
  expect(
    refuseMessage({ senderVerified: true, blockedByMe: false, blockedByOther: false, recipientActive: true, ...facts }),
  ).toBe(expected);
});
