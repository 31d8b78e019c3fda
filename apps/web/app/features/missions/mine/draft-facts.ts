import type { DraftView } from "@app/contract/missions/drafts";
import type { RequiredField } from "@app/domain/missions/draft";
import { formatPay } from "@app/domain/missions/format-pay";
import { formatPeriod } from "@app/domain/time/format-time";
import { publishedAge } from "@app/domain/time/relative-time";
import { draftOf, readDraft } from "../publish/values/mission-draft.ts";
import { storedValues } from "../publish/values/stored-values.ts";

const WORDS: Record<RequiredField, string> = {
  title: "titre",
  sector: "secteur",
  location: "lieu",
  type: "type de contrat",
  description: "description",
  skills: "compétences",
  startDate: "créneau",
  compensation: "rémunération",
  compensationType: "période de paie",
};

/** « Il manque : lieu, rémunération. », or that nothing does. */
export function missingText(missing: readonly RequiredField[]): string {
  if (missing.length === 0) return "Tout y est\u00a0: relisez, puis publiez.";
  return `Il manque\u00a0: ${missing.map((field) => WORDS[field]).join(", ")}.`;
}

export function draftFacts(draft: DraftView, href: string, now: number) {
  const { startsAt, endsAt, payCents, payPeriod } = readDraft(draftOf(storedValues(draft)));
  return {
    title: draft.title,
    href,
    location: draft.location ?? "",
    ageText: publishedAge(new Date(draft.updated_at), new Date(now)).replace(/^(?:Publié )?/, "modifié "),
    ...(startsAt && { periodText: formatPeriod(startsAt, endsAt) }),
    ...(payCents !== null && { payText: formatPay(payCents, payPeriod) }),
  };
}
