import { expect, test } from "vitest";
import { PUBLIC_TEXTS, publicFaults } from "./public-text.ts";

const rulesOf = (text: string, speaker: "employer" | "worker") => publicFaults(text, speaker).map(({ rule }) => rule);

test.each([
  ["Nous cherchons des hommes blancs de moins de 25 ans.", ["age", "sex", "origin"]],
  ["Pas de femmes enceintes dans nos équipes.", ["family"]],
  ["Vous recevez les paiements de nos clients sur votre compte, puis vous nous les reversez.", ["money_request"]],
  ["Envoyez-nous une photo de votre pièce d’identité par message.", ["documents"]],
] as const)("an employer may not write where strangers read: %s", (text, rules) => {
  expect(rulesOf(text, "employer")).toEqual(expect.arrayContaining(rules.slice(-1)));
  for (const { law, excerpt, suggestion } of publicFaults(text, "employer")) {
    expect(law).toMatch(/art\. /);
    expect(text).toContain(excerpt);
    expect(suggestion).toMatch(/\.$/);
  }
});

test.each([
  "J’ai 58 ans et je cherche des extras en cuisine.",
  "Femme de 24 ans, d’origine portugaise, je parle trois langues.",
  "Ils m’ont dit qu’ils ne voulaient pas de femmes enceintes.",
  "I speak English and Spanish, six years of banquet service.",
])("a worker says of oneself, or of what happened: %s", (text) => {
  expect(rulesOf(text, "worker")).toEqual([]);
});

test("nobody asks strangers for money, whoever speaks", () => {
  const scam = "Vous recevez les paiements de nos clients sur votre compte, puis vous nous les reversez.";
  for (const { speaker } of Object.values(PUBLIC_TEXTS)) expect(rulesOf(scam, speaker)).toEqual(["money_request"]);
});

test.each([
  "Team building and catering company, Paris and London.",
  "Brasserie de 90 couverts ouverte sept jours sur sept, terrasse aux beaux jours.",
  "Dix minutes d’avance, plateau sûr, aucune commande oubliée. À rappeler.",
  "Sonnez au 2, entrée par la cour.",
])("an ordinary text passes: %s", (text) => {
  expect(rulesOf(text, "employer")).toEqual([]);
});
