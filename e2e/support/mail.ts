import { expect } from "@playwright/test";

type Caught = { subject: string; text: string };

/** The link in the newest mail with this subject to this person, as a path of the site. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const inbox = (await (
      await fetch(`${process.env["MAIL_URL"]}/messages?to=${encodeURIComponent(to)}`)
    ).json()) as Caught[];
    const url = /https?:\/\/\S+/.exec(inbox.find((mail) => mail.subject === subject)?.text ?? "")?.[0];
    expect(url).toBeDefined();
    link = new URL(url ?? "").pathname + new URL(url ?? "").search;
  }).toPass({ timeout: 15_000 });
  return link;
}
