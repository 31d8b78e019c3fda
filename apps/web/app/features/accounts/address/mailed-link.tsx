import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import { Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { ButtonStyle } from "../../../ui/button-styles.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { ResultPanel } from "./result-panel.tsx";

export interface MailedLinkProps {
  hasLink: boolean;
  formError: string | undefined;
  title: string;
  text: ReactNode;
  button: { label: string; busyLabel: string; variant?: NonNullable<ButtonStyle["variant"]> };
  /** Links shown when the token is invalid. */
  elsewhere: ReactNode;
}

/** Acts on a click, because mail scanners open links. */
export function MailedLink({ hasLink, formError, title, text, button, elsewhere }: MailedLinkProps) {
  const busy = useNavigation().state === "submitting";
  const dead = formError === fr.linkInvalid || formError === fr.linkExpired;
  if (!hasLink || dead) {
    return (
      <ResultPanel
        icon={Link2Off}
        tone="warn"
        title={fr.linkInvalid}
        afterForm={dead}
        text={
          <p>{formError === fr.linkExpired ? "Ce lien a expiré." : "Ce lien est incomplet, ou il a déjà servi."}</p>
        }
      >
        {elsewhere}
      </ResultPanel>
    );
  }
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <div className="mt-2 text-ink-2">{text}</div>
      <Form method="post" className="mt-6 grid gap-5">
        <FormErrorSummary title={formError} />
        <Button
          type="submit"
          size="lg"
          block
          variant={button.variant ?? "primary"}
          loading={busy}
          loadingLabel={button.busyLabel}
        >
          {button.label}
        </Button>
      </Form>
    </>
  );
}
