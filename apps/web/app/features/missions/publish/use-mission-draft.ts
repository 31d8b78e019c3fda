import { sectorByName } from "@app/domain/catalogue/sectors";
import { sectorOfTitle } from "@app/domain/catalogue/title-sector";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useRefill } from "../../../ui/fields/form-restore.ts";
import { type TypedValues, typed, typedList } from "../../../ui/fields/form-values.ts";
import type { MissionDraft } from "./values/mission-draft.ts";

/** Read at each input: the fields are uncontrolled, so that the page works without script. */
export function useMissionDraft(form: RefObject<HTMLFormElement | null>, values: TypedValues) {
  const [draft, setDraft] = useState<MissionDraft>();
  const [names, setNames] = useState(() => firstSectors(values));
  useRefill(form, (saved) => setNames(saved["sector"] ?? []));
  // The sector read from the title, until another is chosen.
  const followed = useRef(sectorOfTitle(typed(values, "title"))?.name);

  // Includes values typed before hydration or restored by the browser.
  useEffect(() => {
    const sector = form.current?.querySelector<HTMLSelectElement>('select[data-field="sector"]');
    if (sector?.value) sector.dispatchEvent(new Event("change", { bubbles: true }));
    if (form.current && isTouched(form.current)) form.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [form]);

  /** A métier sets the sector, unless one was chosen. */
  function read() {
    if (!form.current) return;
    const texts = textsOf(new FormData(form.current));
    setDraft(texts);
    const sector = sectorOfTitle(texts["title"] ?? "")?.name;
    const isOwn = names.length > 0 && !(names.length === 1 && names[0] === followed.current);
    if (sector === undefined || sector === names[0] || isOwn) return;
    followed.current = sector;
    setNames([sector]);
  }

  const chosen = names.map(sectorByName).filter((sector) => sector !== null);
  return {
    /** Undefined until the first key. */
    draft,
    read,
    sectors: {
      names,
      keys: chosen.map(({ key }) => key),
      change: setNames,
    },
  };
}

/** Those of the mission, else the one its title says. */
function firstSectors(values: TypedValues): readonly string[] {
  const own = typedList(values, "sector");
  const ofTitle = sectorOfTitle(typed(values, "title"));
  return own.length > 0 || !ofTitle ? own : [ofTitle.name];
}

function isTouched(form: HTMLFormElement): boolean {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const texts = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input.input, textarea")];
  return (
    boxes.some((box) => box.checked !== box.defaultChecked) || texts.some((text) => text.value !== text.defaultValue)
  );
}

/** Repeated fields are joined. */
function textsOf(form: FormData): MissionDraft {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") texts[name] = texts[name] === undefined ? value : `${texts[name]}\n${value}`;
  }
  return texts;
}
