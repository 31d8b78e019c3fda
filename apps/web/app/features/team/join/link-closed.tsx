import type { TeamLinkView } from "@app/contract/team/memberships";
import { Unlink } from "lucide-react";
import { useWords } from "../../../lib/language/language.ts";
import { companyPath } from "../../../parts/company/company-path.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { joinWords } from "./join-words.ts";

/** The company closed the link, or nobody knows it. */
export function LinkClosed({ company, known }: { company?: TeamLinkView["company"]; known: boolean }) {
  const words = useWords(joinWords);
  return (
    <div className="text-center">
      <Unlink className="ico inline-block text-4xl text-ink-3" aria-hidden="true" />
      <h1 className="mt-3 text-2xl md:text-3xl">{known ? words.closedTitle : words.noLinkTitle}</h1>
      <p className="mt-2 text-ink-2">
        {[company && words.changed(company.name), words.askAgain].filter(Boolean).join(" ")}
      </p>
      <div className="mt-5 grid gap-2">
        {company && <LinkButton to={companyPath(company)}>{words.seeMissions}</LinkButton>}
        <LinkButton to="/emplois" variant="line">
          {words.search}
        </LinkButton>
      </div>
    </div>
  );
}
