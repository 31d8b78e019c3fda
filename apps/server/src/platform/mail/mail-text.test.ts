import { expect, test } from "vitest";
import { renderMail } from "./mail-layout.ts";

test("nothing that was typed adds a header, a line or a direction of its own to a mail", () => {
  const typed = "Inès\r\nBcc: victime@exemple.fr\u202e\u2066\u0007\u2028 fin";
  const { subject, text, html } = renderMail({
    subject: typed,
    preheader: typed,
    greeting: typed,
    paragraphs: [typed],
    closing: typed,
  });
  expect(subject).toBe("Inès Bcc: victime@exemple.fr  fin");
  expect(text.split("\n\n")).toEqual([subject, subject, subject, "Renfort"]);
  for (const part of [subject, text, html])
    for (const character of "\r\u202e\u2066\u0007\u2028") expect(part).not.toContain(character);
});

test("a subject stays short, and no character is cut", () => {
  const { subject } = renderMail({
    subject: "🔥".repeat(400),
    preheader: "",
    greeting: "",
    paragraphs: [],
    closing: "",
  });
  expect(subject).toBe(`${"🔥".repeat(149)}…`);
});
