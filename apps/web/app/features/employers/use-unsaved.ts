import { type FormEvent, type MouseEvent, useState } from "react";

export const CARD_TITLES = { person: "Vous", company: "Votre entreprise" } as const;
type Card = keyof typeof CARD_TITLES;

/** Warns once when the other card has unsaved changes. */
export function useUnsaved(outcome: { saved: Card } | undefined) {
  const [edited, setEdited] = useState<ReadonlySet<Card>>(new Set());
  const [held, setHeld] = useState<Card>();
  const [seen, setSeen] = useState(outcome);
  if (seen !== outcome) {
    setSeen(outcome);
    setHeld(undefined);
    if (outcome) setEdited(new Set([...edited].filter((card) => card !== outcome.saved)));
  }
  function noteEdit({ target }: FormEvent): void {
    const name = target instanceof Element && target.closest("form")?.querySelector<HTMLInputElement>("[name=form]");
    const card = name && (name.value === "company" ? "company" : "person");
    if (card && !edited.has(card)) setEdited(new Set([...edited, card]));
  }
  function holdBack(event: MouseEvent): void {
    const [card] = edited;
    if (card === undefined) return;
    event.preventDefault();
    setHeld(card);
  }
  return { held, noteEdit, holdBack };
}
