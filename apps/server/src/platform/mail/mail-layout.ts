import { directionOf, type OtherLanguage } from "@app/domain/text/language";
import { isolatedMailText, mailSubject, mailText } from "./mail-text.ts";

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

/** The mail in the language of its reader, before the French one. */
export type MailInLanguage = MailText & { language: OtherLanguage };

export function renderMail(french: MailText, own?: MailInLanguage | null) {
  const first = own ?? french;
  const subject = mailSubject(first.subject);
  const text = own
    ? [...textParts(own, "", isolatedMailText), "-----", ...textParts(french, "\u00a0", mailText)].join("\n\n")
    : textParts(french, "\u00a0", mailText).join("\n\n");
  const marks = own ? ` lang="${own.language}" dir="${directionOf(own.language)}"` : "";
  const body = own
    ? `${htmlRows(own, marks, isolatedMailText)}\n<tr><td style="border-top:1px solid #D9D5C7;padding:0 0 24px"></td></tr>\n${htmlRows(french, ' lang="fr" dir="ltr"', mailText)}`
    : htmlRows(french, "", mailText);
  const html = `<!doctype html><html${marks || ' lang="fr"'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#F6F4EE;color:#14172B;font-family:Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escape((own ? isolatedMailText : mailText)(first.preheader))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px;padding:32px">
<tr><td style="padding:0 0 24px;font-size:22px;font-weight:800;color:#2341C4">Renfort</td></tr>
${body}
</table></td></tr></table></body></html>`;
  return { subject, text, html };
}

type OneLine = (text: string) => string;

/** `space`: before a colon. */
function textParts({ action, unsubscribe, ...words }: MailText, space: string, oneLine: OneLine): string[] {
  return [
    oneLine(words.greeting),
    ...words.paragraphs.map(oneLine),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    oneLine(words.closing),
    "Renfort",
    ...(unsubscribe ? [`${unsubscribe.label}${space}:\n${unsubscribe.url}`] : []),
  ];
}

/** `marks`: language and direction, on each row: a mail client drops those of the document. */
function htmlRows({ action, unsubscribe, ...words }: MailText, marks: string, oneLine: OneLine): string {
  const button = action
    ? `<tr><td${marks} style="padding:8px 0 24px"><a href="${escape(action.url)}" style="display:inline-block;background:#2341C4;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 22px;border-radius:10px">${escape(action.label)}</a></td></tr>`
    : "";
  const line = (content: string) =>
    `<tr><td${marks} style="padding:0 0 16px;font-size:16px;line-height:24px">${escape(oneLine(content))}</td></tr>`;
  const footer = unsubscribe
    ? `\n<tr><td${marks} style="font-size:14px;line-height:20px"><a href="${escape(unsubscribe.url)}" style="color:#2341C4">${escape(unsubscribe.label)}</a></td></tr>`
    : "";
  return `${[words.greeting, ...words.paragraphs].map(line).join("\n")}\n${button}\n${line(words.closing)}${footer}`;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
