import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

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
  return (
    <Notice
      tone="info"
      title={title}
      {...(className && { className })}
      {...(live && { live: "assertive" as const })}
      action={
        <fetcher.Form method="post" action={action}>
          <Button
            type="submit"
            name="intent"
            value="resend"
            variant="line"
            loading={fetcher.state !== "idle"}
            loadingLabel="Envoi…"
          >
            Renvoyer le lien
          </Button>
        </fetcher.Form>
      }
    >
      {email === undefined
        ? "Le lien est dans votre boîte de réception. Il confirme que cette adresse est bien la vôtre."
        : `Un lien a été envoyé à ${email}. Il confirme que cette adresse est bien la vôtre.`}
    </Notice>
  );
}
