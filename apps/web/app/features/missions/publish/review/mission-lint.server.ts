import type { Client } from "@app/contract/client";
import { type LintFinding, lintMissionRoute } from "@app/contract/missions/mission-lint";
import { data } from "react-router";
import type { Failure } from "../../../../lib/api/failure.server.ts";
import { formValues } from "../../../../lib/form.server.ts";
import type { MissionWire } from "../values/mission-wire.ts";
import type { RefusedMission } from "../values/refused-mission.ts";

/** Publishing makes the same check. */
export async function lintMission(api: Client, body: MissionWire): Promise<readonly LintFinding[]> {
  return (await api.call(lintMissionRoute, { body })).findings;
}

/** Forbidden phrases are field errors; remarks can be overridden. */
export function refuseUnlawful(form: FormData, { status, code, message, fields, findings }: Failure) {
  const isForbidden = code === "unlawful";
  const errors = isForbidden ? Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first])) : {};
  const formError = isForbidden ? undefined : message;
  return data<RefusedMission>({ errors, formError, values: formValues(form), findings }, { status });
}
