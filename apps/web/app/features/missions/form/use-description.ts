import type { SectorKey } from "@app/domain/catalogue/sectors";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { guidedDescription } from "@app/domain/description";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useRefill } from "../../../ui/kept-form.ts";
import { cityOf } from "../city.ts";
import { type MissionDraft, readDraft } from "./mission-draft.ts";

export type DescriptionMode = "guided" | "free";

export interface DescriptionState {
  mode: DescriptionMode;
  text: string;
  /** The text was changed by hand: it is no longer written from the answers. */
  edited: boolean;
  switchTo: (mode: DescriptionMode) => void;
  write: (text: string) => void;
  regenerate: () => void;
}

interface DescriptionInput {
  form: RefObject<HTMLFormElement | null>;
  first: string;
  draft: MissionDraft | undefined;
  sector: SectorKey | undefined;
}

/**
 * In guided mode the text follows the answers until someone edits it; then it is theirs, and only « Régénérer » takes it back.
 * Nothing is written before the first key is pressed, so that an untouched form stays empty.
 */
export function useDescription({ form, first, draft, sector }: DescriptionInput): DescriptionState {
  const [mode, setMode] = useState<DescriptionMode>("guided");
  const [own, setOwn] = useState(first);
  const [edited, setEdited] = useState(first !== "");

  // A text that is in the box before script runs is someone's.
  const rendered = useRef(first);
  useEffect(() => {
    const already = form.current?.querySelector<HTMLTextAreaElement>('textarea[name="description"]')?.value;
    if (already === undefined || already === rendered.current) return;
    setOwn(already);
    setEdited(true);
  }, [form]);

  useRefill(form, (values) => setMode(values["useStructuredDescription"]?.[0] === "false" ? "free" : "guided"));

  const generated = draft ? generate(draft, sector) : "";
  const text = mode === "guided" && !edited ? generated : own;
  return {
    mode,
    text,
    edited,
    switchTo(next) {
      setOwn(text);
      setEdited(text !== "" && text !== generated);
      setMode(next);
    },
    write(value) {
      setOwn(value);
      setEdited(true);
    },
    regenerate: () => setEdited(false),
  };
}

function generate(answers: MissionDraft, sector: SectorKey | undefined): string {
  const { title, location, startsAt, endsAt, licenseRequired } = readDraft(answers);
  return guidedDescription({
    title: title && withGenderMark(title),
    place: cityOf(location),
    startsAt,
    endsAt,
    responsibilities: answers["responsibilities"] ?? "",
    workingHours: answers["workingHours"] ?? "",
    equipment: answers["equipment"] ?? "",
    licenseRequired,
    sectorKey: sector ?? null,
  });
}
