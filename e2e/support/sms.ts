import { expect } from "@playwright/test";

type ReceivedSms = { text: string };

/** The six digits of the newest text message to this number, as it is stored. */
export async function textedCode(phone: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const answer = await fetch(`${process.env["SMS_URL"]}?to=${encodeURIComponent(`+33${phone.slice(1)}`)}`);
    const newest = ((await answer.json()) as ReceivedSms[]).at(-1);
    code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 15_000 });
  return code;
}
