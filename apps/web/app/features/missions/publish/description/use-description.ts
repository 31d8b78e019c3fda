import type { SectorKey } from "@app/domain/catalogue/sectors";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { guidedDescription } from "@app/domain/missions/description";
import { type RefObject, useEffect, useRef, useState } from "react";
import { cityOf } from "../../../../parts/mission/city.ts";
import { useRefill } from "../../../../ui/fields/form-restore.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import { draftOf, type MissionDraft, readDraft } from "../values/mission-draft.ts";
import { hoursPhrase } from "../values/shift-rows.ts";

export type DescriptionMode = "guided" | "free";

export interface DescriptionState {
  mode: DescriptionMode;
  text: string;
  /** Changed by hand: no longer generated. */
  edited: boolean;
  switchTo: (mode: DescriptionMode) => void;
  write: (text: string) => void;
  regenerate: () => void;
}

interface DescriptionInput {
  form: RefObject<HTMLFormElement | null>;
  values: TypedValues;
  draft: MissionDraft | undefined;
  sector: SectorKey | undefined;
}

/** In guided mode the text is generated until it is edited; « Régénérer » resumes. An untouched form stays empty. */
export function useDescription({ form, values, draft, sector }: DescriptionInput): DescriptionState {
  // Form data has CRLF, the text area LF.
  const first = typed(values, "description").replaceAll("\r\n", "\n");
  const [mode, setMode] = useState<DescriptionMode>(() => firstMode(values));
  const [own, setOwn] = useState(first);
  // A text equal to the generated one still follows the answers.
  const [edited, setEdited] = useState(() => first !== "" && first !== generatedText(draftOf(values), sector));

  // A text typed before hydration counts as edited.
  const rendered = useRef(first);
  useEffect(() => {
    const already = form.current?.querySelector<HTMLTextAreaElement>('textarea[name="description"]')?.value;
    if (already === undefined || already === rendered.current) return;
    setOwn(already);
    setEdited(true);
  }, [form]);

  useRefill(form, (values) => setMode(values["useStructuredDescription"]?.[0] === "false" ? "free" : "guided"));

  const generated = draft || typed(values, "title") !== "" ? generatedText(draft ?? draftOf(values), sector) : "";
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

function firstMode(values: TypedValues): DescriptionMode {
  const isFree = typed(values, "useStructuredDescription") === "false" && typed(values, "description") !== "";
  return isFree ? "free" : "guided";
}

export function generatedText(answers: MissionDraft, sector: SectorKey | undefined): string {
  const { title, location, startsAt, endsAt, licenseRequired, rows } = readDraft(answers);
  return guidedDescription({
    title: title && withGenderMark(title),
    place: cityOf(location),
    startsAt,
    endsAt,
    responsibilities: answers["responsibilities"] ?? "",
    workingHours: hoursPhrase(rows),
    equipment: answers["equipment"] ?? "",
    licenseRequired,
    sectorKey: sector ?? null,
  });
}
