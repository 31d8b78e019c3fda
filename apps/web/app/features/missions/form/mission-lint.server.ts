import type { Client } from "@app/contract/client";
import { type LintFinding, lintMissionRoute } from "@app/contract/mission-lint";
import { data } from "react-router";
import type { Failure } from "../../../lib/api/failure.server.ts";
import { formValues } from "../../../lib/form.server.ts";
import type { MissionWire } from "./mission-wire.ts";
import type { RefusedMission } from "./refused-mission.ts";

/** What the law forbids or watches in what is written so far; publishing makes the same check. */
export async function lintMission(api: Client, body: MissionWire): Promise<readonly LintFinding[]> {
  return (await api.call(lintMissionRoute, { body })).findings;
}

/** What is forbidden is an error of its field; remarks alone are left to the employer, who may publish all the same. */
export function refuseUnlawful(form: FormData, { status, code, message, fields, findings }: Failure) {
  const isForbidden = code === "unlawful";
  const errors = isForbidden ? Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first])) : {};
  const formError = isForbidden ? undefined : message;
  return data<RefusedMission>({ errors, formError, values: formValues(form), findings }, { status });
}
