import { gsmCut, gsmLength, gsmText, SMS_LENGTH } from "@app/domain/notifications/gsm-text";

/** One message: what it is about, cut to what the two links leave, then where to answer and how to have no more of them. */
export function smsText(
  { title, message }: { title: string; message: string },
  links: { open: string; stop: string },
): string {
  const [company = ""] = message.split("\n");
  const end = ` Oui/non: ${links.open} STOP: ${links.stop}`;
  const most = SMS_LENGTH - gsmLength(end);
  const [withCompany, about] = [`${title}, ${company}.`, `${title}.`].map((text) =>
    gsmText(text.replaceAll("\u202f", " ").replace(/\s*€\s*\/\s*heure/, " euros/h")),
  ) as [string, string];
  return (gsmLength(withCompany) <= most ? withCompany : gsmCut(about, most)) + end;
}
