import { type FormEvent, useState } from "react";

export const CARD_TITLES = { person: "Vous", company: "Votre entreprise" } as const;
export type Card = keyof typeof CARD_TITLES;
/** Posted with both cards: where to go once they are saved. */
export const LEAVE = "leave";

const cardOf = (form: HTMLFormElement): Card =>
  form.querySelector<HTMLInputElement>("[name=form]")?.value === "company" ? "company" : "person";

/** The cards with unsaved changes: they are saved together. */
export function useEditedCards(outcome: { saved: Card | "both" } | undefined) {
  const [edited, setEdited] = useState<ReadonlySet<Card>>(new Set());
  const [seen, setSeen] = useState(outcome);
  if (seen !== outcome) {
    setSeen(outcome);
    if (outcome) setEdited(new Set([...edited].filter((card) => outcome.saved !== "both" && card !== outcome.saved)));
  }
  return {
    edited,
    noteEdit: ({ target }: FormEvent): void => {
      const form = target instanceof Element && target.closest("form");
      if (form && !edited.has(cardOf(form))) setEdited(new Set([...edited, cardOf(form)]));
    },
  };
}

/** The forms of these cards in one, each field under the name of its card. */
export function mergeCards(container: Element, cards: ReadonlySet<Card>): FormData {
  const merged = new FormData();
  merged.set("form", "both");
  for (const form of container.querySelectorAll("form")) {
    const card = cardOf(form);
    if (!cards.has(card)) continue;
    for (const [name, value] of new FormData(form)) merged.append(`${card}.${name}`, value);
  }
  return merged;
}

/** The form of one card, as it would have been sent alone. */
export function cardForm(merged: FormData, card: Card): FormData {
  const form = new FormData();
  const prefix = `${card}.`;
  for (const [name, value] of merged) if (name.startsWith(prefix)) form.append(name.slice(prefix.length), value);
  return form;
}
