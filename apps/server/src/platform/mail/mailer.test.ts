import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startSmtpService } from "../../../test/smtp-service.ts";
import { createMailer } from "./mailer.ts";

test("what is joined to a mail arrives to the byte, under its name; a mail without it has one part less", async () => {
  const smtp = await startSmtpService();
  const mailer = createMailer(smtp.url, "Renfort <bonjour@renfort.example>");
  const content = randomBytes(60_000);
  const mail = { to: "a@b.fr", subject: "Contrat signé", text: "Votre exemplaire", html: "<p>Votre exemplaire</p>" };
  const attachments = [{ filename: "contrat-12-1.pdf", content, contentType: "application/pdf" }];
  await mailer.send({ ...mail, key: "with", attachments });
  await mailer.send({ ...mail, key: "without" });
  const [joined = "", alone = ""] = smtp.state.taken.map(({ text }) => text);
  const [, sent = ""] = /filename=contrat-12-1\.pdf\r\n(?:[^\r\n]+\r\n)*\r\n([\w+/=\r\n]+)/.exec(joined) ?? [];
  expect(Buffer.from(sent, "base64").equals(content)).toBe(true);
  expect(joined).toContain("Content-Type: application/pdf");
  expect(alone).not.toContain("application/pdf");
  mailer.close();
  await smtp.close();
});
