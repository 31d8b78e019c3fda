import { expect } from "@playwright/test";

type CaughtMail = { subject: string; text: string; unsubscribe: string };

/** Everything this person was sent, newest first. */
export async function inbox(to: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${process.env["MAIL_URL"]}/messages?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as CaughtMail[];
}

/** The link in the newest mail with this subject to this person, as a path of the site. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const url = /https?:\/\/\S+/.exec((await inbox(to)).find((mail) => mail.subject === subject)?.text ?? "")?.[0];
    expect(url).toBeDefined();
    link = new URL(url ?? "").pathname + new URL(url ?? "").search;
  }).toPass({ timeout: 15_000 });
  return link;
}

/** The six digits of the newest mail with this subject to this person. */
export async function mailedCode(to: string, subject: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const text = (await inbox(to)).find((mail) => mail.subject === subject)?.text ?? "";
    const [, first, second] = /code\u00a0: (\d{3})\u00a0(\d{3})/.exec(text) ?? [];
    expect(first).toBeDefined();
    code = `${first}${second}`;
  }).toPass({ timeout: 15_000 });
  return code;
}
