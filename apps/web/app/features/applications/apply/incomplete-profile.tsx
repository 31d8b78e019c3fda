import { applicationFr } from "@app/contract/applications/applications.fr";
import { MISSING_FIELD_LABELS } from "@app/domain/profiles/labels.fr";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

const LABELS: Readonly<Record<string, string>> = MISSING_FIELD_LABELS;

export interface IncompleteProfileProps {
  /** Field names of the API. */
  missing: readonly string[];
  completeHref: string;
}

/** Shown to a candidate whose profile is incomplete. */
export function IncompleteProfileDialog({
  open,
  onOpenChange,
  ...profile
}: IncompleteProfileProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={applicationFr.refusals.profile_incomplete}
    >
      <MissingFields missing={profile.missing} />
      <div className="mt-5 grid gap-3 md:flex md:justify-end">
        <LinkButton to={profile.completeHref} className="md:order-2">
          Compléter mon profil
        </LinkButton>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Plus tard
        </Button>
      </div>
    </Dialog>
  );
}

function MissingFields({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <>
      <p>{"Il manque\u00a0:"}</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map((field) => (
          <li key={field}>{LABELS[field] ?? field}</li>
        ))}
      </ul>
    </>
  );
}
