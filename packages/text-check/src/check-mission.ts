import { chatWarnings } from "@app/domain/messages/chat-warnings/chat-warnings";
import { hourlyCents } from "@app/domain/missions/mission";
import {
  FROM_CHAT,
  type MissionRisk,
  missionRisk,
  type RiskMission,
  type RiskTrigger,
} from "@app/domain/missions/mission-risk/mission-risk";
import { DEFAULT_RISK_SETTINGS, RISK_RULES, type RiskSettings } from "@app/domain/missions/mission-risk/rule";
import { missionFacts } from "./mission-facts.ts";
import { scoreText } from "./model.ts";
import { MODELS } from "./models.ts";
import { isLongText, pairedPassages, sentencesOf } from "./passages.ts";

const MAX_TRIGGER = 500;
/** Of a text whose ground is not known. */
const LIKELIEST = "candidate_pays";

/** The account's figures, what the model is sure of, and what a rule of messages found where the model doubts. */
export function checkMission(mission: RiskMission, settings: RiskSettings = DEFAULT_RISK_SETTINGS): MissionRisk {
  return missionRisk(mission, textTriggers(mission), settings);
}

function textTriggers(mission: RiskMission): RiskTrigger[] {
  const { title, payCents, payPeriod, hoursPerDay, companyAgeDays, emailDomain } = mission;
  const description = mission.description.normalize("NFC");
  const hourly = payCents && payPeriod ? hourlyCents({ payCents, payPeriod, hoursPerDay }) : null;
  const facts = missionFacts({ companyAgeDays, emailDomain, hourlyCents: hourly });
  const score = (text: string) => ({ text, ...scoreText(MODELS.missions, text, facts) });
  const passages = pairedPassages(description, title.normalize("NFC")).map(score);
  const isLong = isLongText(description);
  const threshold = (use: string) =>
    MODELS.missions.thresholds[isLong ? `${use}Long` : use] ?? Number.POSITIVE_INFINITY;
  const [hold, review] = [threshold("hold"), threshold("review")];
  const asked = passages.some((passage) => passage.score > review) ? chatWarnings(description) : [];
  const byRule = new Map(asked.map(({ kind, excerpt }) => [FROM_CHAT[kind], excerpt]));
  const doubtful = passages.filter((passage) => passage.score > hold);
  if (doubtful.length === 0) return [...byRule];
  const sentences = sentencesOf(description)
    .map(score)
    .toSorted((a, b) => b.score - a.score);
  // Its heaviest sentence stands for a passage, whatever is written around it: words that nobody has read yet are new.
  for (const sentence of new Set(doubtful.map(({ text }) => sentences.find((one) => text.includes(one.text))))) {
    const { kind, excerpt } = sentence ?? { kind: null, excerpt: title };
    const rule = RISK_RULES.find((name) => name === kind) ?? LIKELIEST;
    const before = byRule.get(rule);
    if (!before?.includes(excerpt))
      byRule.set(rule, (before ? `${before} … ${excerpt}` : excerpt).slice(0, MAX_TRIGGER));
  }
  return [...byRule];
}
