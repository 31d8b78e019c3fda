import fc from "fast-check";
import { expect, test } from "vitest";
import { chatWarnings } from "./chat-warnings.ts";

test.each([
  ["Envoyez-moi votre I.B.A.N", "iban", "I.B.A.N"],
  ["Écrivez-moi sur w h a t s a p p", "elsewhere", "w h a t s a p p"],
  ["ÉCRIVEZ-MOI\nSUR\nTÉLÉGRAM", "elsewhere", "TÉLÉGRAM"],
  ["Donnez-moi le c0de reçu par SMS", "code", "c0de"],
  ["Envoyez\u00a0une photo de votre pièce d’identité", "identity", "Envoyez\u00a0une photo de votre pièce d’identité"],
])("the very words are shown: %s", (text, kind, excerpt) => {
  for (const typed of [text, text.normalize("NFD")]) {
    expect(chatWarnings(typed)).toContainEqual({ kind, excerpt });
  }
});

test.each([
  "Je vous envoie mon RIB pour la paie après la mission.",
  "Apportez votre carte d’identité à l’accueil.",
  "On se parle sur place.",
  "Mon numéro est dans mon profil.",
  "Le code de la porte est 4512B.",
])("left alone: %s", (text) => {
  expect(chatWarnings(text)).toEqual([]);
});

test("several requests are each named once, the gravest first", () => {
  const kinds = chatWarnings("Envoyez votre IBAN et votre IBAN, puis écrivez-moi sur WhatsApp.").map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["iban", "elsewhere"]);
});

test("four thousand hostile characters are read in less than 50 ms", () => {
  const pieces =
    "a |é|1|a.|a b |- |d'|code |envoyez |x@|0 6 |cheque |colis |frais |100 € |payer |rib |identite |votre |je vous |ne ".split(
      "|",
    );
  for (const piece of pieces) {
    const text = piece.repeat(Math.floor(4000 / piece.length));
    // Processor time, and the best of three: a busy machine is not a slow expression.
    const rounds = Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      chatWarnings(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...rounds), piece).toBeLessThan(50);
  }
}, 30_000);

test("any text is read, and its excerpts stay inside it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const typed = `${text} envoyez votre IBAN`.normalize("NFC");
      for (const { excerpt } of chatWarnings(typed)) expect(typed).toContain(excerpt);
    }),
  );
});
