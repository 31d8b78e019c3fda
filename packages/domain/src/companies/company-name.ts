/** Line breaks, control and invisible characters, and those that reverse the reading order. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;
/** An address of a site: a protocol, « www. », or a dot between two words of several letters; « S.A.R.L. » has none. */
const SITE = /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,63}\.\p{L}{2,}|[\p{L}\p{N}]\.[a-z]{2,}(?:\/|$)|@/iu;

export type CompanyNameRefusal = "unprintable" | "site";

/** It is mailed to strangers, under our name. */
export function refuseCompanyName(name: string): CompanyNameRefusal | null {
  if (UNPRINTABLE.test(name)) return "unprintable";
  return SITE.test(name) ? "site" : null;
}
