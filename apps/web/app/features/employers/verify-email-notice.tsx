import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

export interface VerifyEmailNoticeProps {
  email: string;
  /** Where `intent=resend` is posted. */
  action: string;
  title?: string;
  /** It appears as an answer, and must be heard. */
  live?: boolean;
}

/** The address is not confirmed yet: the link can be asked for again. */
export function VerifyEmailNotice({
  email,
  action,
  title = "Confirmez votre adresse e-mail",
  live = false,
}: VerifyEmailNoticeProps) {
  const fetcher = useFetcher({ key: "resend-verification" });
  return (
    <Notice
      tone="info"
      title={title}
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
            Renvoyer l’e-mail
          </Button>
        </fetcher.Form>
      }
    >
      {`Un lien a été envoyé à ${email}. Il confirme que cette adresse est bien la vôtre.`}
    </Notice>
  );
}
