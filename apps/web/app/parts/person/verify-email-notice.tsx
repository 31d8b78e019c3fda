import { useFetcher, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Where the code of the confirmation mail is typed; `?retour=` is the page to come back to. */
export const EMAIL_CODE_PAGE = "/confirmer-mon-adresse/code";

export interface VerifyEmailNoticeProps {
  email?: string;
  /** Where `intent=resend` is posted. */
  action: string;
  title?: string;
  /** Announced by screen readers when it appears. */
  live?: boolean;
  className?: string;
}

export function VerifyEmailNotice({
  email,
  action,
  title = "Confirmez votre adresse e-mail",
  live = false,
  className,
}: VerifyEmailNoticeProps) {
  const fetcher = useFetcher({ key: "resend-verification" });
  const { pathname, search } = useLocation();
  return (
    <Notice
      tone="info"
      title={title}
      {...(className && { className })}
      {...(live && { live: "assertive" as const })}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${EMAIL_CODE_PAGE}?${new URLSearchParams({ retour: pathname + search })}`}>
            Saisir le code
          </LinkButton>
          <fetcher.Form method="post" action={action}>
            <Button
              type="submit"
              name="intent"
              value="resend"
              variant="line"
              loading={fetcher.state !== "idle"}
              loadingLabel="Envoi…"
            >
              Renvoyer le message
            </Button>
          </fetcher.Form>
        </div>
      }
    >
      {email === undefined
        ? "Un lien et un code sont dans votre boîte de réception. L’un ou l’autre confirme que cette adresse est bien la vôtre."
        : `Un lien et un code ont été envoyés à ${email}. L’un ou l’autre confirme que cette adresse est bien la vôtre.`}
    </Notice>
  );
}
