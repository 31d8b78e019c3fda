import { expect, test } from "vitest";
import { writable } from "./pdf-text.ts";

test.each([
  [
    "Anaïs Lefèvre-Œuvrard, « chef de rang » à l’Hôtel – 1 250\u00a0€",
    "Anaïs Lefèvre-Œuvrard, « chef de rang » à l’Hôtel – 1 250\u00a0€",
  ],
  ["Łukasz Żółć, Şebnem Çağlar, Dvořák, Țepeș", "Łukasz Żółć, Şebnem Çağlar, Dvořák, Țepeș"],
  ["E\u0301ric", "Éric"],
  ["Nguyễn Thị Ánh", "Nguyen Thi Ánh"],
  ["120\u202fm² à ½", "120\u00a0m2 à 1/2"],
  ["Serveur 🍽️ motivé 👩‍🍳 !", "Serveur motivé !"],
  ["abc\u202e\u200bdef\u0000\u0007\ufeff", "abcdef"],
  ["Иван Петров", ""],
  ["محمد علي (Mohamed Ali)", "(Mohamed Ali)"],
  ["un\r\n \n\n\n deux\ttrois", "un\n\ndeux trois"],
  ["\ud800 seul", "seul"],
  ["a".repeat(250), `${"a".repeat(80)} ${"a".repeat(80)} ${"a".repeat(80)} ${"a".repeat(10)}`],
])("%j is written %j", (given, written) => {
  expect(writable(given)).toBe(written);
});
