import { withDe } from "@app/domain/text/elision";
import { type LucideIcon, UserX, X } from "lucide-react";
import { useState } from "react";
import { Form, useFetcher } from "react-router";
import { useRetryToast } from "../../../lib/retry-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { useHydrated } from "../../../ui/hydrated.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

interface RemoveAccessProps {
  userId: number;
  name: string;
  /** At the end of a line. */
  isCompact?: boolean;
}

export function RemoveAccess({ userId, name, isCompact = false }: RemoveAccessProps) {
  const label = `Retirer l’accès ${withDe(name)}`;
  return (
    <ConfirmedForm
      fetcherKey={`remove-${userId}`}
      fields={{ intent: "remove", user_id: String(userId) }}
      icon={UserX}
      label={label}
      isCompact={isCompact}
      title={`${label}\u202f?`}
      description="Effet immédiat, sur tous ses appareils. Ses actions restent au journal."
      confirmLabel="Retirer l’accès"
    />
  );
}

export function EndInvitation({ id, email }: { id: number; email: string }) {
  return (
    <ConfirmedForm
      fetcherKey={`invitation-${id}`}
      fields={{ intent: "revoke", id: String(id) }}
      icon={X}
      label={`Annuler l’invitation de ${email}`}
      isCompact
      title={"Annuler cette invitation\u202f?"}
      description={`Le lien envoyé à ${email} ne fonctionnera plus.`}
      confirmLabel="Annuler l’invitation"
      cancelLabel="La garder"
    />
  );
}

interface ConfirmedFormProps {
  fetcherKey: string;
  fields: Record<string, string>;
  /** Where it is sent, when not to its own page. */
  action?: string;
  icon: LucideIcon;
  /** Of the button that opens the question; read out when it is an icon alone. */
  label: string;
  isCompact?: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
}

/** A button, a question, then the form; without script, the form is under the button. */
export function ConfirmedForm({
  fetcherKey,
  fields,
  action,
  icon: Icon,
  label,
  isCompact = false,
  ...question
}: ConfirmedFormProps) {
  const hydrated = useHydrated();
  const fetcher = useFetcher<Outcome>({ key: fetcherKey });
  const [isOpen, setOpen] = useState(false);
  const send = () => fetcher.submit(fields, { method: "post", ...(action !== undefined && { action }) });
  useRetryToast(fetcher.data, () => void send());
  if (!hydrated) {
    return (
      <details>
        <summary
          aria-label={label}
          className={buttonClass({ variant: isCompact ? "ghost" : "danger-line" }, isCompact ? "btn-icon" : undefined)}
        >
          <Icon className="ico" aria-hidden="true" />
          {!isCompact && label}
        </summary>
        <Form method="post" {...(action !== undefined && { action })} className="mt-2">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="mb-2">{question.description}</p>
          <Button type="submit" variant="danger-line" size="sm">
            {question.confirmLabel}
          </Button>
        </Form>
      </details>
    );
  }
  return (
    <>
      {isCompact ? (
        <IconButton icon={Icon} label={label} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="danger-line" icon={Icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog open={isOpen} onOpenChange={setOpen} danger loadingLabel="Envoi…" onConfirm={send} {...question} />
    </>
  );
}
