import { gsmCut, gsmLength, gsmText, SMS_LENGTH } from "@app/domain/notifications/gsm-text";
import { UCS2_LENGTH, ucs2Cut } from "@app/domain/notifications/ucs2-text";
import { withoutIsolates } from "@app/domain/text/isolated";
import type { Language } from "@app/domain/text/language";
import type { SmsWords } from "./sms.fr.ts";

type Links = { open: string; stop: string };
type Sent = { title: string; message: string };

/** Their letters are not in the alphabet of telephones: a part holds less than half as much. */
const WITHOUT_GSM = new Set<Language>(["ar", "uk"]);

/** What it is about, cut to what the two links leave, then where to answer and how to have no more of them. */
export function smsText(words: SmsWords, language: Language, { title, message }: Sent, links: Links): string {
  const [company = ""] = message.split("\n");
  const end = words.answer(links);
  const write = (text: string) => words.pay(text.replaceAll("\u202f", " "));
  if (WITHOUT_GSM.has(language)) {
    const facts = withoutIsolates(write(`${title} · ${company}`)).split(" · ");
    return ucs2Cut(facts, UCS2_LENGTH - end.length) + end;
  }
  const most = SMS_LENGTH - gsmLength(end);
  const [withCompany, about] = [`${title}, ${company}.`, `${title}.`].map((text) => gsmText(write(text))) as [
    string,
    string,
  ];
  return (gsmLength(withCompany) <= most ? withCompany : gsmCut(about, most)) + end;
}
