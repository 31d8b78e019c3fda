import { createTransport } from "nodemailer";

export type Mail = {
  to: string;
  /** Where an answer goes, when it is not to us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click, without a session, ends such mails. */
  unsubscribeUrl?: string;
  /** The same event always has the same id, so that a mail sent twice after a crash is shown once. */
  key: string;
};
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  const domain = /@([^>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ key, unsubscribeUrl, ...mail }) {
      await transport.sendMail({
        ...mail,
        messageId: `<${key}@${domain}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          // RFC 8058: the mail reader's own button posts there.
          ...(unsubscribeUrl && {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
