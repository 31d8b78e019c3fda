import type { TeamLinkView } from "@app/contract/team/memberships";
import { consentFr } from "@app/contract/team/team.fr";
import type { Role } from "@app/domain/accounts/actor";
import { formatLongDay } from "@app/domain/time/format-time";
import { Form, Link, useNavigation } from "react-router";
import { CANDIDATE_EMPLOYERS, CANDIDATE_HOME } from "../../../lib/candidate-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { JoinPromises, SharedNote } from "./join-company.tsx";

/** With an account the button is the agreement, and says for how long. */
export function JoinSignedIn({ link, role, failed }: { link: TeamLinkView; role: Role; failed: string | undefined }) {
  const { company, membership } = link;
  const busy = useNavigation().state === "submitting";
  if (role !== "candidate") {
    return (
      <>
        <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{`Rejoindre l’équipe de ${company.name}`}</h1>
        <Notice tone="info" className="mt-4" title="Ce lien est pour les personnes qui travaillent.">
          Votre compte n’est pas celui d’une personne qui cherche des missions. Envoyez le lien, ou montrez le code de
          l’affiche.
        </Notice>
      </>
    );
  }
  if (membership?.state === "in") {
    return (
      <>
        <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{`Vous faites partie de l’équipe de ${company.name}`}</h1>
        <p className="mt-2 text-ink-2">
          {membership.since === null ? "" : `Depuis le ${formatLongDay(new Date(membership.since))}.`}
        </p>
        <LinkButton to={CANDIDATE_EMPLOYERS} block className="mt-5">
          Mes employeurs
        </LinkButton>
      </>
    );
  }
  return (
    <Form method="post" className="grid gap-4">
      <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{`Rejoindre l’équipe de ${company.name}\u202f?`}</h1>
      {failed !== undefined && <Notice tone="danger" live="assertive" title={failed} />}
      <JoinPromises />
      <p>
        {`Votre oui permet à ${company.name} de vous proposer ses missions `}
        <b>pendant deux ans</b>. Vous pouvez en sortir à tout moment.
      </p>
      <SharedNote text={consentFr(company.name).shared} />
      <input type="hidden" name="intent" value="join" />
      <Button type="submit" size="lg" block loading={busy}>
        Oui, pendant deux ans
      </Button>
      <p className="text-center">
        <Link to={CANDIDATE_HOME} className="link inline-flex min-h-11 items-center">
          Non merci
        </Link>
      </p>
    </Form>
  );
}
