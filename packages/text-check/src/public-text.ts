import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { chatWarnings } from "@app/domain/messages/chat-warnings/chat-warnings";
import type { ChatWarningKind } from "@app/domain/messages/chat-warnings/kind";
import { adviceFor } from "@app/domain/missions/lint/advice.fr";
import { lintMission } from "@app/domain/missions/lint/mission-lint";
import type { LintRule } from "@app/domain/missions/lint/rule";
import { scoreText } from "./model.ts";
import { MODELS } from "./models.ts";
import { pairedPassages } from "./passages.ts";

/**
 * `employer`: words of someone who hires, under the law of job offers. `worker`: words of someone who looks for work or tells
 * of it: they may say their age, or how they were turned away; only requests for money, codes and papers are looked for.
 */
export type Speaker = "employer" | "worker";

/**
 * Every text that a stranger reads, by who writes it and its name in the API. A mission's own are those of `LINT_TEXTS`, which are
 * checked with its figures; messages are warned about where they are read.
 */
export const PUBLIC_TEXTS = {
  employer_account: { speaker: "employer", fields: ["company", "address"] },
  company: {
    speaker: "employer",
    fields: ["name", "description", "culture", "benifits_perks", "address"],
  },
  establishment: { speaker: "employer", fields: ["name", "street", "access"] },
  employer_rating: { speaker: "employer", fields: ["comment", "reply"] },
  worker_rating: { speaker: "worker", fields: ["comment", "reply"] },
  profile: { speaker: "worker", fields: ["profession", "about", "skills", "experiences"] },
} as const satisfies Record<string, { speaker: Speaker; fields: readonly string[] }>;
export type PublicText = keyof typeof PUBLIC_TEXTS;

export type PublicFault = { rule: LintRule; excerpt: string; law: string; suggestion: string };

/** An ad must be in French; a company's name, or what one says of oneself, need not. */
const NOT_FOR_PAGES: ReadonlySet<LintRule> = new Set(["language"]);

/** What refuses this text; empty for an ordinary one. */
export function publicFaults(text: string, speaker: Speaker): PublicFault[] {
  const unlawful = speaker === "worker" ? [] : unlawfulWords(text);
  return unlawful.length > 0 ? unlawful : fraudulentRequests(text);
}

const unlawfulWords = (text: string): PublicFault[] =>
  lintMission({ description: text }, FIRST_SMIC_RATES)
    .filter(({ rule, severity }) => severity === "block" && !NOT_FOR_PAGES.has(rule))
    .map(({ rule, excerpt, law, suggestion }) => ({ rule, excerpt, law, suggestion }));

/** Giving one's number or address on a page one writes is nobody's loss. */
const LAW_OF: Readonly<Record<Exclude<ChatWarningKind, "elsewhere">, LintRule>> = {
  code: "money_request",
  cheque: "money_request",
  money: "money_request",
  link: "money_request",
  iban: "bank",
  identity: "documents",
};

/** What a rule of messages finds, in words that the model finds doubtful too: the model alone refuses nothing. */
function fraudulentRequests(text: string): PublicFault[] {
  const { review = Number.POSITIVE_INFINITY } = MODELS.messages.thresholds;
  if (!pairedPassages(text.normalize("NFC")).some((one) => scoreText(MODELS.messages, one).score > review)) return [];
  return chatWarnings(text).flatMap(({ kind, excerpt }) => {
    if (kind === "elsewhere") return [];
    const rule = LAW_OF[kind];
    return [{ rule, excerpt, ...adviceFor(rule) }];
  });
}
