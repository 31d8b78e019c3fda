import { contactFr } from "@app/contract/site/contact.fr";
import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { LinkButton } from "../../ui/link-button.tsx";

/** Replaces the form: the title takes focus. */
export function ContactSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <span className="grid size-16 place-content-center rounded-xl bg-ok-soft text-3xl text-ok-ink">
        <MailCheck className="ico" aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-2xl md:text-3xl">
        {contactFr.sent}
      </h2>
      <p className="mt-3 text-ink-2">
        Un accusé de réception part vers votre adresse. Nous répondons par e-mail&#160;: pensez à regarder dans les
        indésirables.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {/* A new document: an empty form, whatever was answered. */}
        <LinkButton to="/contact" reloadDocument>
          Envoyer un autre message
        </LinkButton>
        <LinkButton to="/" variant="line">
          Retour à l’accueil
        </LinkButton>
      </div>
    </div>
  );
}
