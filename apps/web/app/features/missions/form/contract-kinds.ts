import type { MissionType } from "@app/domain/mission";

/** The kinds of contract a visitor chooses from, and the type of mission each becomes. */
export const CONTRACT_KINDS: readonly { value: string; label: string; type: MissionType }[] = [
  { value: "cdd", label: "CDD", type: "contract" },
  { value: "cdi", label: "CDI", type: "full-time" },
  { value: "temporaire", label: "Temporaire", type: "contract" },
  { value: "stage", label: "Stage", type: "internship" },
  { value: "freelance", label: "Freelance", type: "freelance" },
];

/** The label is added as a tag: the type is less precise. */
export function applyContractKind(form: FormData): void {
  const kind = CONTRACT_KINDS.find(({ value }) => value === form.get("contractKind"));
  form.delete("contractKind");
  if (!kind) return;
  form.set("type", kind.type);
  if (kind.type === "contract" || kind.type === "full-time") form.append("tags", kind.label);
}
