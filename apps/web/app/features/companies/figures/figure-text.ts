import type { AnalyticsView } from "@app/contract/companies/employer-figures";
import { formatCount, formatPercent } from "@app/domain/text/format-number";
import { formatMinutes } from "@app/domain/time/duration";

export type Figures = AnalyticsView["total"];

/** Unknown is a dash, not zero. */
const orDash = (value: number | null, text: (value: number) => string) => (value === null ? "–" : text(value));

export interface FigureColumn {
  key: keyof Figures;
  label: string;
  text: (figures: Figures) => string;
}

export const COLUMNS: readonly FigureColumn[] = [
  { key: "missions", label: "Missions publiées", text: ({ missions }) => formatCount(missions) },
  { key: "applications", label: "Candidatures reçues", text: ({ applications }) => formatCount(applications) },
  { key: "accepted", label: "Acceptées", text: ({ accepted }) => formatCount(accepted) },
  {
    key: "answerRate",
    label: "Taux de réponse",
    text: ({ answerRate }) => orDash(answerRate, (percent) => formatPercent(percent / 100)),
  },
  {
    key: "answerMinutes",
    label: "Temps de réponse",
    text: ({ answerMinutes }) => orDash(answerMinutes, formatMinutes),
  },
  {
    key: "firstApplicationMinutes",
    label: "Première candidature",
    text: ({ firstApplicationMinutes }) => orDash(firstApplicationMinutes, formatMinutes),
  },
  { key: "fillMinutes", label: "Mission pourvue", text: ({ fillMinutes }) => orDash(fillMinutes, formatMinutes) },
];
