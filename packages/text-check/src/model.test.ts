import { describe, expect, test } from "vitest";
import { scoreText } from "./model.ts";
import { MODELS } from "./models.ts";
import { pairedPassages } from "./passages.ts";
import { tokenise } from "./tokens.ts";

describe("figures and disguised words read as what they stand for", () => {
  test.each([
    ["wh4ts4pp", "whatsapp"],
    ["i b a n", "iban"],
    ["06 12 34 56 78", "<phone>"],
    ["0 892 70 80 90", "<premium>"],
    ["25 ans", "<age>"],
    ["12,50 €", "<amount>"],
    ["FR76 3000 4000 0500 0012 3456 789", "<iban>"],
    ["exemple@gmail.com", "<email>"],
  ])("%s", (typed, form) => {
    expect(tokenise(typed).map((token) => token.form)).toEqual([form]);
  });
});

test("accents typed apart change nothing", () => {
  const text = "Âgé de plus de 50 ans s’abstenir";
  expect(scoreText(MODELS.ads, text.normalize("NFD"))).toEqual(scoreText(MODELS.ads, text));
});

test("a long text is read two sentences at a time, under its title", () => {
  const sentences = Array.from({ length: 12 }, (_, place) => `Ceci est la phrase numéro ${place} de la description.`);
  const passages = pairedPassages(sentences.join(" "), "Titre");
  expect(passages).toHaveLength(11);
  expect(passages[0]).toBe(`Titre. ${sentences[0]} ${sentences[1]}`);
});

test("a sentence is scored in less than a millisecond", () => {
  const text = "Nous cherchons une personne souriante et ponctuelle pour le service du soir, repas compris.";
  const score = (times: number) => {
    for (let time = 0; time < times; time += 1) scoreText(MODELS.ads, `${text} ${time}`);
  };
  score(300);
  const rounds = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    score(100);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / 100;
  });
  expect(Math.min(...rounds)).toBeLessThan(1);
});
