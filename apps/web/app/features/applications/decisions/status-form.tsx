import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { GIVEN_STATUSES } from "@app/domain/applications/application";
import { APPLICATION_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { isCancelOwed, obstacleTo } from "./status-change.ts";

/** Without script. */
export function StatusForm({ application, now }: { application: ApplicationView; now: number }) {
  const { id, status } = application;
  const possible = GIVEN_STATUSES.filter((to) => to !== status && obstacleTo(application, to, now) === undefined);
  if (possible.length === 0) return null;
  return (
    <Form method="post" className="no-js-only mt-4 grid max-w-150 items-end gap-3 sm:flex">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="from" value={status} />
      <Field label="Nouveau statut" name="status" className="flex-1">
        <Select options={possible.map((to) => ({ value: to, label: APPLICATION_STATUS_LABELS.employer[to] }))} />
      </Field>
      {status === "accepted" && (
        <Field
          label="Motif"
          name="reason"
          required
          className="flex-1"
          {...(isCancelOwed(application) && { hint: fr.cancelOwed })}
        >
          <TextInput maxLength={500} />
        </Field>
      )}
      <Button type="submit" variant="line" className="min-h-12!">
        Changer
      </Button>
    </Form>
  );
}
