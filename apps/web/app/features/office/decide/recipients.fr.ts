import type { OfficeItemView } from "@app/contract/office/office";
import type { ItemAction } from "@app/domain/office/office";
import { ACTION_TEXTS } from "../queue/office-labels.fr.ts";

/** `count`: null when the number is known only once it is done. */
type Recipient = { label: string; count: number | null };

const people = (count: number, one: string, other: string): Recipient[] =>
  count === 0 ? [] : [{ label: `${count}\u00a0${count > 1 ? other : one}`, count }];

/** Whom a decision is sent to. */
export function recipientsOf(item: OfficeItemView, action: ItemAction): Recipient[] {
  const author: Recipient[] = item.author === null ? [] : [{ label: authorLabel(item), count: 1 }];
  const reporters = people(item.reports, "personne qui a signalé", "personnes qui ont signalé");
  switch (action) {
    case "no_action":
      return [];
    case "answer":
      return [{ label: "La personne qui a écrit", count: 1 }];
    case "dismiss":
      return reporters;
    case "hide":
      return [
        ...author,
        ...reporters,
        ...people(item.applicants?.accepted ?? 0, "personne acceptée", "personnes acceptées"),
        ...people(item.applicants?.waiting ?? 0, "candidature en attente", "candidatures en attente"),
      ];
    case "suspend":
      return [...author, ...reporters, { label: "Les personnes qui ont postulé à ses missions", count: null }];
    case "set_level":
      return [{ label: "Les comptes de l’entreprise", count: null }];
    case "lift_hold":
      return [{ label: "Les propriétaires de l’entreprise", count: null }];
    case "confirm_absence":
    case "clear_absence":
    case "keep_hours":
    case "take_cut":
      return [{ label: "La personne et l’employeur", count: 2 }];
    case "uphold":
      return [{ label: "La personne qui a fait le recours", count: 1 }];
    case "overturn":
      return [
        { label: "La personne qui a fait le recours", count: 1 },
        { label: "Les personnes que la première décision concernait", count: null },
      ];
    case "release":
    case "restore":
    case "confirm_suspension":
    case "lapse_suspension":
    case "reinstate":
    case "keep_rating":
    case "remove_rating":
    case "restore_rating":
      return [...author, ...reporters];
  }
}

const authorLabel = ({ author }: OfficeItemView) => author?.company?.name ?? "L’auteur";

/** Says the effect, and how many people are told when the number is known. */
export function sendLabel(action: ItemAction, recipients: readonly Recipient[]): string {
  const { verb } = ACTION_TEXTS[action];
  if (recipients.length === 0 || action === "answer") return verb;
  const total = recipients.reduce<number | null>(
    (sum, { count }) => (sum === null || count === null ? null : sum + count),
    0,
  );
  if (total === null) return `${verb} et prévenir`;
  return `${verb} et prévenir ${total}\u00a0personne${total > 1 ? "s" : ""}`;
}
