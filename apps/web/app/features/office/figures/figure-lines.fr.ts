import type { OfficeFigures, TransparencyReport } from "@app/contract/office/office-figures";
import { trustFr } from "@app/contract/office/reports.fr";
import { ruleName } from "@app/domain/office/office.fr";
import { formatCount, formatPercent } from "@app/domain/text/format-number";
import { formatDuration } from "@app/domain/time/format-time";
import { decidedText } from "../queue/office-labels.fr.ts";

const NOTHING = "Rien à mesurer";

/** « 82 % (41 sur 50) ». */
const share = (part: number, of: number) =>
  of === 0 ? NOTHING : `${formatPercent(part / of)} (${formatCount(part)} sur ${formatCount(of)})`;

function minutesText(minutes: number | null): string {
  if (minutes === null) return NOTHING;
  return minutes < 60 ? `${minutes}\u00a0min` : formatDuration(minutes / 60);
}

/** The health of the marketplace, one line per figure. */
export function figureLines({ totals }: OfficeFigures): { label: string; text: string }[] {
  return [
    { label: "Missions publiées", text: formatCount(totals.published) },
    { label: "Missions pourvues", text: share(totals.filled, totals.published) },
    { label: "Première candidature, délai médian", text: minutesText(totals.minutes_to_first_application) },
    { label: "Candidatures qui ont eu une réponse", text: share(totals.answered, totals.applications) },
    { label: "Signalements reçus", text: formatCount(totals.reports) },
    { label: "Décisions prises", text: formatCount(totals.decisions) },
    { label: "Décider d’un signalement, délai médian", text: minutesText(totals.minutes_to_decide) },
  ];
}

export const REPORT_COLUMNS = ["Objet", "Motif", "Reçus", "Suivis d’une décision", "Sans suite"] as const;
export const DECISION_COLUMNS = ["Décision", "Règle", "Nombre"] as const;

export const reportRows = ({ reports }: TransparencyReport) =>
  reports.map((row) => [
    trustFr.subjects[row.subject_type],
    trustFr.reasons[row.reason],
    String(row.received),
    String(row.upheld),
    String(row.dismissed),
  ]);

export const decisionRows = ({ decisions }: TransparencyReport) =>
  decisions.map(({ action, rule, count }) => [
    decidedText(action),
    rule === null ? "Avant la publication des règles" : ruleName(rule),
    String(count),
  ]);

export const appealLines = ({ appeals, median_hours_to_decide: hours }: TransparencyReport) => [
  { label: "Recours reçus", text: String(appeals.received) },
  { label: "Décisions maintenues", text: String(appeals.upheld) },
  { label: "Décisions annulées", text: String(appeals.overturned) },
  { label: "Du signalement à la décision, délai médian", text: hours === null ? NOTHING : formatDuration(hours) },
];

/** For French spreadsheets: semicolons and a byte order mark. */
export function transparencyCsv(report: TransparencyReport): string {
  const lines = [
    REPORT_COLUMNS,
    ...reportRows(report),
    [],
    DECISION_COLUMNS,
    ...decisionRows(report),
    [],
    ...appealLines(report).map(({ label, text }) => [label, text]),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(";")).join("\r\n")}\r\n`;
}
