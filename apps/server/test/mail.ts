import type { Harness } from "./harness.ts";

/** The link of the last mail someone received, as its page would read it. */
export function linkIn(h: Harness, to: string): { uid: string; token: string } {
  const text = h.mails.findLast((mail) => mail.to === to)?.text ?? "";
  const [, uid = "", token = ""] = /uid=(\d+)&token=([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no link was mailed to ${to}`);
  return { uid, token };
}
