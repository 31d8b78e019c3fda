import { gsmCut, gsmLength, gsmText, SMS_LENGTH } from "@app/domain/notifications/gsm-text";

/** One message: what it is about, cut to what the two links leave, then where to answer and how to have no more of them. */
export function smsText(
  { title, message }: { title: string; message: string },
  links: { open: string; stop: string },
): string {
  const [hours = ""] = message.split("\n");
  const end = ` Oui/non: ${links.open} STOP: ${links.stop}`;
  const about = gsmText(`${title}, ${hours.replaceAll("\u202f", " ").replace(/\s*€\s*\/\s*heure/, " euros/h")}`);
  return gsmCut(about, SMS_LENGTH - gsmLength(end)) + end;
}
