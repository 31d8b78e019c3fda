import type { TeamLink } from "@app/contract/team/team";
import { shareFr } from "@app/contract/team/team.fr";
import { Link } from "react-router";
import { TEAM_ASK, TEAM_INVITE } from "../../../lib/employer-paths.ts";
import { Card } from "../../../ui/card.tsx";
import { CopyTeamLink } from "./copy-link.tsx";
import { OpenLink } from "./open-link.tsx";
import { QrCode, type QrDrawing } from "./qr-code.tsx";
import { ShareButtons } from "./share-buttons.tsx";

export interface InviteCardProps {
  company: string;
  link: (TeamLink & { qr: QrDrawing }) | undefined;
  /** How many links there are. */
  links: number;
}

/** How people come into the team: by a link or its code, each saying yes themselves. */
export function InviteCard({ company, link, links }: InviteCardProps) {
  return (
    <Card aria-labelledby="faire-venir">
      <h2 id="faire-venir" className="text-lg">
        Faire venir vos extras
      </h2>
      <p className="mt-1 text-ink-2 text-sm">Un lien, un code. Chaque personne dit oui elle-même, en une minute.</p>
      {link ? (
        <>
          <div className="mt-4 flex flex-wrap items-start gap-4">
            <QrCode drawing={link.qr} width={132} />
            <div className="min-w-32 flex-1">
              <ShareButtons url={link.url} code={link.code} text={shareFr(company, link.url)} />
            </div>
          </div>
          <div className="mt-4">
            <CopyTeamLink url={link.url} />
          </div>
          <p className="mt-2 text-sm">
            <Link to={TEAM_INVITE} className="link inline-flex min-h-11 items-center">
              {links > 1 ? `Voir les ${links}\u00a0liens, changer le texte` : "Changer le texte ou le lien"}
            </Link>
          </p>
        </>
      ) : (
        <OpenLink className="mt-4" />
      )}
      <p className="text-sm">
        <Link to={TEAM_ASK} className="link inline-flex min-h-11 items-center">
          Demander aux personnes déjà venues
        </Link>
      </p>
    </Card>
  );
}
