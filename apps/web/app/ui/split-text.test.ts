import { expect, test } from "vitest";
import { splitText } from "./split-text.ts";

test.each([
  ["one paragraph", "Deux services du soir.", ["Deux services du soir."]],
  ["blank lines part paragraphs", "Un\n\n\nDeux", ["Un", "Deux"]],
  ["a single line break stays", "Horaires : 9 h\nTenue : noire", ["Horaires : 9 h\nTenue : noire"]],
  [
    "bullets make a list",
    "Au programme :\n• Servir\n• Encaisser\n\nMerci",
    ["Au programme :", ["Servir", "Encaisser"], "Merci"],
  ],
  ["hyphens too, with Windows line ends", "- a\r\n- b", [["a", "b"]]],
  ["a hyphen inside a word is not a bullet", "-5 degrés au lever du jour", ["-5 degrés au lever du jour"]],
  ["text after a list starts a paragraph", "• a\nb", [["a"], "b"]],
  ["nothing", "  \n ", []],
])("%s", (_, text, blocks) => {
  expect(splitText(text)).toEqual(blocks);
});
