import { expect, test } from "vitest";
import { checkMessage } from "./check-message.ts";

test.each([
  ["Envoyez-moi votre I.B.A.N avant ce soir", "iban"],
  ["Écrivez-moi plutôt sur wh4ts4pp, ici je ne réponds plus", "elsewhere"],
  ["Dictez-moi les chiffres que votre banque vient de vous envoyer par texto", "code"],
  ["Vous encaissez mon chèque et vous me rendez la différence", "cheque"],
  ["Il y a 30 € de frais à régler par Lydia pour garder la place", "money"],
])("a message that asks for what nobody should give warns: %s", (text, kind) => {
  const found = checkMessage(text, "employer").warnings;
  expect(found.map((one) => one.kind)).toContain(kind);
  for (const { excerpt } of found) expect(text).toContain(excerpt);
});

test.each([
  "Bonjour, la mission commence à 7 h, passez par le portail vert.",
  "Le code de la porte est 4512B.",
  "Apportez votre carte d’identité à l’accueil.",
  "Merci, à demain !",
])("left alone: %s", (text) => {
  expect(checkMessage(text, "employer").warnings).toEqual([]);
});
