import { type Client, RefusedCall } from "@app/contract/client";
import { type LintAnswer, lintMissionRoute } from "@app/contract/mission-lint";
import type { MissionWire } from "./features/missions/form/mission-wire.ts";
import type { FieldErrors } from "./ui/field-errors.ts";

type Finding = LintAnswer["findings"][number];

/** What the law forbids or watches in what is written so far. Advice: without an answer nothing is said. */
export async function lintMission(api: Client, body: MissionWire): Promise<readonly Finding[]> {
  const { title, description, compensation, compensationType, hoursPerDay, type } = body;
  try {
    const { findings } = await api.call(lintMissionRoute, {
      body: { title, description, compensation, compensationType, hoursPerDay, type },
    });
    return findings;
  } catch (error) {
    if (error instanceof RefusedCall) return [];
    throw error;
  }
}

/** What is plainly forbidden, under the field that says it; null when nothing is. */
export async function unlawfulWords(api: Client, body: MissionWire): Promise<FieldErrors | null> {
  const blocked = (await lintMission(api, body)).filter(({ severity }) => severity === "block");
  if (blocked.length === 0) return null;
  return Object.fromEntries(
    // Of several in one field, the first is said.
    blocked
      .toReversed()
      .map(({ field, excerpt, suggestion, law }) => [
        field,
        `${excerpt ? `«\u00a0${excerpt}\u00a0» est interdit par la loi. ` : ""}${suggestion} (${law})`,
      ]),
  );
}
