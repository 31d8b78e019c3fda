import type { TeamLinkView } from "@app/contract/team/memberships";
import type { Role } from "@app/domain/accounts/actor";
import { Form, Link, useNavigation } from "react-router";
import { CANDIDATE_EMPLOYERS, CANDIDATE_HOME } from "../../../lib/candidate-paths.ts";
import { useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { JoinPromises, SharedNote } from "./join-company.tsx";
import { joinWords } from "./join-words.ts";

/** With an account the button is the agreement, and says for how long. */
export function JoinSignedIn({ link, role, failed }: { link: TeamLinkView; role: Role; failed: string | undefined }) {
  const words = useWords(joinWords);
  const { company, membership } = link;
  const busy = useNavigation().state === "submitting";
  if (role !== "candidate") {
    return (
      <>
        <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{words.title(company.name)}</h1>
        <Notice tone="info" className="mt-4" title={words.wrongAccount.title}>
          {words.wrongAccount.text}
        </Notice>
      </>
    );
  }
  if (membership?.state === "in") {
    return (
      <>
        <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{words.alreadyIn(company.name)}</h1>
        <p className="mt-2 text-ink-2">{membership.since === null ? "" : words.since(new Date(membership.since))}</p>
        <LinkButton to={CANDIDATE_EMPLOYERS} block className="mt-5">
          {words.employers}
        </LinkButton>
      </>
    );
  }
  const yes = words.yes(company.name);
  return (
    <Form method="post" className="grid gap-4">
      <h1 className="mt-4 text-2xl leading-tight md:text-3xl">{words.question(company.name)}</h1>
      {failed !== undefined && <Notice tone="danger" live="assertive" title={failed} />}
      <JoinPromises />
      <p>
        {yes.before}
        <b>{yes.period}</b>
        {yes.after}
      </p>
      <SharedNote />
      <input type="hidden" name="intent" value="join" />
      <Button type="submit" size="lg" block loading={busy}>
        {words.yesButton}
      </Button>
      <p className="text-center">
        <Link to={CANDIDATE_HOME} className="link inline-flex min-h-11 items-center">
          {words.noThanks}
        </Link>
      </p>
    </Form>
  );
}
