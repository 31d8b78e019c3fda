import type { OfficeItemView } from "@app/contract/office/office";
import type { DecisionRule, ItemAction } from "@app/domain/office/office";
import { OFFICE_RULES } from "@app/domain/office/office.fr";
import { groundsFr, isReportOutcome, officeLetterFr } from "@app/domain/office/office-letters.fr";
import { useState } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { itemSubject } from "../queue/office-labels.fr.ts";

interface LetterPreviewProps {
  item: OfficeItemView;
  action: ItemAction;
  rule: DecisionRule | null;
  note: string;
}

type Letter = { subject: string; first: string };

/** The same sentences as the mails. */
export function LetterPreview({ item, action, rule, note }: LetterPreviewProps) {
  const grounds = groundsFr({ rule: rule === null ? null : OFFICE_RULES[rule].title, reason: note.trim() || "…" });
  const [chosen, setChosen] = useState("author");
  const letters = lettersOf(item, action);
  const shown = letters.find(({ id }) => id === chosen) ?? letters[0];
  if (!shown) return null;
  return (
    <div>
      <fieldset className="chip-row">
        <legend className="sr-only">Le message, selon qui le reçoit</legend>
        {letters.map(({ id, label }) => (
          <Chip key={id} pressed={id === shown.id} onClick={() => setChosen(id)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <div className="mt-5">
        <Page letter={shown.letter} grounds={grounds} />
      </div>
    </div>
  );
}

function Page({ letter, grounds }: { letter: Letter; grounds: readonly string[] }) {
  return (
    <div className="lettre-w">
      <div className="lettre">
        <p className="font-bold font-display text-lg">{letter.subject}</p>
        <p className="mt-2">{letter.first}</p>
        {grounds.map((paragraph) => (
          <p key={paragraph} className="mt-2 whitespace-pre-line break-words">
            {paragraph}
          </p>
        ))}
        <p className="mt-2 text-ink-2">Le message finit par la façon de contester, pendant six mois.</p>
      </div>
    </div>
  );
}

type Addressed = { id: string; label: string; letter: Letter };

function lettersOf(item: OfficeItemView, action: ItemAction): Addressed[] {
  const job = itemSubject(item);
  const letters: Addressed[] = [];
  const author = authorLetter(action, job);
  if (author) letters.push({ id: "author", label: AUTHOR_LABELS[action] ?? "Pour l’auteur", letter: author });
  const [report] = item.reported;
  if (report && item.reports > 0 && isReportOutcome(action))
    letters.push({ id: "reporter", label: "Pour qui a signalé", letter: officeLetterFr.reporter(report.id, action) });
  return letters;
}

const AUTHOR_LABELS: Partial<Record<ItemAction, string>> = {
  uphold: "Pour qui conteste",
  overturn: "Pour qui conteste",
  set_level: "Pour l’entreprise",
  lift_hold: "Pour l’entreprise",
  confirm_absence: "Pour la personne",
  clear_absence: "Pour la personne",
  keep_hours: "Pour les deux",
  take_cut: "Pour les deux",
};

function authorLetter(action: ItemAction, job: string): Letter | null {
  switch (action) {
    case "dismiss":
    case "no_action":
    case "answer":
      return null;
    case "hide":
    case "restore":
    case "release":
    case "keep_hours":
    case "take_cut":
      return officeLetterFr[action](job);
    case "confirm_absence":
    case "clear_absence":
      return officeLetterFr[action](job, true);
    case "suspend":
    case "confirm_suspension":
    case "lapse_suspension":
    case "reinstate":
    case "set_level":
    case "keep_rating":
    case "remove_rating":
    case "restore_rating":
    case "lift_hold":
    case "uphold":
    case "overturn":
      return officeLetterFr[action]();
  }
}
