import type { ApplicationDetail, ApplicationView } from "@app/contract/applications/applications";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { withDe } from "@app/domain/text/elision";
import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";

/** Whether the company's level opens the number of somebody who waits. */
export function isCallable({ status, candidate }: ApplicationView): boolean {
  const waits = status === "pending" || status === "reviewed";
  return waits && candidate.contact_reason === null && candidate.phone !== null && !candidate.phone_unconfirmed;
}

/** The number is asked for: reading it is counted, and shown to the person. */
export function CallApplicant({ name, href }: { name: string; href: string }) {
  const fetcher = useFetcher<{ application: ApplicationDetail }>();
  const phone = fetcher.data?.application.candidate.phone;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (phone) link.current?.focus();
  }, [phone]);
  if (phone) {
    return (
      <a
        ref={link}
        href={`tel:${phone}`}
        className={buttonClass({ variant: "line" }, "num")}
        aria-label={`Appeler ${name}`}
      >
        <Phone className="ico" aria-hidden="true" />
        {formatPhone(phone)}
      </a>
    );
  }
  return (
    <Button
      variant="ghost"
      icon={Phone}
      className="btn-round btn-call js-only"
      aria-label={`Afficher le numéro ${withDe(name)}`}
      loading={fetcher.state !== "idle"}
      onClick={() => void fetcher.load(href)}
    />
  );
}
