import type { ApplicationView } from "@app/contract/applications/applications";
import { GIVEN_STATUSES } from "@app/domain/applications/application";
import { APPLICATION_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { withDe } from "@app/domain/text/elision";
import { lazy, Suspense, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { ChoiceMenu } from "../../../ui/overlays/menu.tsx";
import { useDecision } from "./decision-fetcher.ts";
import { changeFields, isCancelOwed, obstacleTo, shownStatus } from "./status-change.ts";
import { STATUS_STYLES } from "./status-styles.ts";

const LABELS = APPLICATION_STATUS_LABELS.employer;

/** Loaded on demand: rarely used. */
const CancelDialog = lazy(async () => ({ default: (await import("./cancel-dialog.tsx")).CancelDialog }));

/** A menu of the four statuses; without script, a badge. */
export function StatusSelect({ application, now }: { application: ApplicationView; now: number }) {
  const { id, candidate, status } = application;
  const fetcher = useDecision(`decision-${id}`);
  const [cancelling, setCancelling] = useState(false);
  const shown = shownStatus(status, fetcher.formData);
  const send = (fields: Record<string, string>) => fetcher.submit({ id: String(id), ...fields }, { method: "post" });
  if (status === "lapsed" || shown === "lapsed") return <StatusBadge status="lapsed" />;
  return (
    <>
      <ChoiceMenu
        label={`Statut ${withDe(candidate.name)}\u00a0: ${LABELS[shown]}`}
        face={<StatusBadge status={shown} />}
        value={shown}
        disabled={fetcher.state !== "idle" && shown === status}
        options={GIVEN_STATUSES.map((to) => {
          const obstacle = obstacleTo(application, to, now);
          return {
            value: to,
            label: LABELS[to],
            disabled: obstacle !== undefined,
            content: (
              <>
                <StatusBadge status={to} />
                {obstacle !== undefined && <span className="mt-1 block text-xs">{obstacle}</span>}
              </>
            ),
          };
        })}
        onChange={(to) => {
          if (status === "accepted") setCancelling(true);
          else void send(changeFields(status, to));
        }}
      />
      <span className="no-js-only">
        <StatusBadge status={status} />
      </span>
      {cancelling && (
        <Suspense fallback={null}>
          <CancelDialog
            name={candidate.name}
            isOwed={isCancelOwed(application)}
            onClose={() => setCancelling(false)}
            onConfirm={(reason) => void send({ ...changeFields("accepted", "rejected"), reason })}
          />
        </Suspense>
      )}
    </>
  );
}

function StatusBadge({ status }: { status: ApplicationView["status"] }) {
  const { tone, icon } = STATUS_STYLES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {LABELS[status]}
    </Badge>
  );
}
