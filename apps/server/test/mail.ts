import type { Harness } from "./harness.ts";

const LINK = /uid=(\d+)&token=([\w-]+)/;

/** The last link mailed to someone; mails are sent in any order. */
export function linkIn(h: Harness, to: string): { uid: string; token: string } {
  const text = h.mails.findLast((mail) => mail.to === to && LINK.test(mail.text))?.text ?? "";
  const [, uid = "", token = ""] = LINK.exec(text) ?? [];
  if (!token) throw new Error(`no link was mailed to ${to}`);
  return { uid, token };
}

const CODE = /(\d{3})\u00a0(\d{3})\. Recopiez/;

/** The last code mailed to someone. */
export function codeIn(h: Harness, to: string): string {
  const text = h.mails.findLast((mail) => mail.to === to && CODE.test(mail.text))?.text ?? "";
  const [, first = "", second = ""] = CODE.exec(text) ?? [];
  if (!first) throw new Error(`no code was mailed to ${to}`);
  return first + second;
}
