import { expect, test } from "vitest";
import { type MailText, renderMail } from "./mail-layout.ts";

const french: MailText = {
  subject: "Réponse",
  preheader: "En bref",
  greeting: "Bonjour Inès,",
  paragraphs: ["Une phrase.", "Une autre."],
  action: { label: "Voir", url: "https://renfort.example/a" },
  closing: "À bientôt.",
  unsubscribe: { label: "Arrêter", url: "https://renfort.example/b" },
};
const arabic = {
  ...french,
  language: "ar" as const,
  subject: "جواب من \u2068Brasserie\u2069",
  greeting: "مرحبًا \u2068Inès\u2069،",
  paragraphs: ["قُبل طلبك لدى \u2068Brasserie\u202e\u2069."],
};

test("a mail in French", () => {
  const { subject, text, html } = renderMail(french);
  expect(subject).toBe("Réponse");
  expect(text).toBe(
    "Bonjour Inès,\n\nUne phrase.\n\nUne autre.\n\nVoir\nhttps://renfort.example/a\n\nÀ bientôt.\n\nRenfort\n\nArrêter\u00a0:\nhttps://renfort.example/b",
  );
  expect(html.match(/lang="\w+"|dir="\w+"/g)).toEqual(['lang="fr"']);
});

test("another language first, then the same French", () => {
  const { subject, text, html } = renderMail(french, arabic);
  expect(subject).toBe("جواب من Brasserie");
  const [own = "", below] = text.split("\n\n-----\n\n");
  expect(below).toBe(renderMail(french).text);
  // A name stands apart from the words around it; what could turn the rest is left out.
  expect(own).toContain("قُبل طلبك لدى \u2068Brasserie\u2069.");
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const rows = [...html.matchAll(/<td lang="(\w+)" dir="(\w+)"/g)].map(
    ([, language, direction]) => `${language} ${direction}`,
  );
  expect(rows).toEqual([...Array(5).fill("ar rtl"), ...Array(6).fill("fr ltr")]);
});
