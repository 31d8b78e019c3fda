import { mailSubject, mailText } from "./mail-text.ts";

/** As plain text, and as HTML in a table for old mail clients. */
export type MailText = {
  subject: string;
  preheader: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing: string;
  unsubscribe?: { label: string; url: string };
};

export function renderMail({ action, unsubscribe, ...words }: MailText) {
  const subject = mailSubject(words.subject);
  const [preheader, greeting, closing] = [mailText(words.preheader), mailText(words.greeting), mailText(words.closing)];
  const paragraphs = words.paragraphs.map(mailText);
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    closing,
    "Renfort",
    ...(unsubscribe ? [`${unsubscribe.label}\u00a0:\n${unsubscribe.url}`] : []),
  ].join("\n\n");
  const button = action
    ? `<tr><td style="padding:8px 0 24px"><a href="${escape(action.url)}" style="display:inline-block;background:#2341C4;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 22px;border-radius:10px">${escape(action.label)}</a></td></tr>`
    : "";
  const line = (content: string) =>
    `<tr><td style="padding:0 0 16px;font-size:16px;line-height:24px">${escape(content)}</td></tr>`;
  const footer = unsubscribe
    ? `\n<tr><td style="font-size:14px;line-height:20px"><a href="${escape(unsubscribe.url)}" style="color:#2341C4">${escape(unsubscribe.label)}</a></td></tr>`
    : "";
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#F6F4EE;color:#14172B;font-family:Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px;padding:32px">
<tr><td style="padding:0 0 24px;font-size:22px;font-weight:800;color:#2341C4">Renfort</td></tr>
${[greeting, ...paragraphs].map(line).join("\n")}
${button}
${line(closing)}${footer}
</table></td></tr></table></body></html>`;
  return { subject, text, html };
}

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
