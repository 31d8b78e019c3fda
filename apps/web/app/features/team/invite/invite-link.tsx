import type { TeamLink } from "@app/contract/team/team";
import { shareFr } from "@app/contract/team/team.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { useState } from "react";
import { useFetcher } from "react-router";
import { TEAM } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { CopyTeamLink } from "./copy-link.tsx";
import { QrCode, type QrDrawing } from "./qr-code.tsx";
import { ShareButtons } from "./share-buttons.tsx";

export interface InviteLinkProps {
  company: string;
  link: TeamLink & { qr: QrDrawing };
}

const MOST_TEXT = 500;

/** One link in full: the code to show, the text to send, the poster, and how to close it. */
export function InviteLink({ company, link }: InviteLinkProps) {
  const { url, code, establishment } = link;
  const own = shareFr(company, url);
  const [text, setText] = useState(own);
  // Whatever was written, the link stays.
  const message = text.includes(url) ? text : `${text} ${url}`.trim();
  const title = establishment === null ? "Toute l’entreprise" : establishment.name;
  return (
    <Card as="article" aria-label={`Lien\u00a0: ${title}`}>
      <div className="text-center">
        <div className="flex justify-center">
          <QrCode drawing={link.qr} width={196} />
        </div>
        <h2 className="mt-4 text-xl">Montrez ce code à vos extras</h2>
        <p className="mt-1 text-ink-2">Appareil photo, une minute, c’est fait.</p>
        <p className="mt-1 text-ink-2 text-sm">
          {`${title}${establishment === null ? "" : `, ${establishment.placeLabel}`}. Ouvert depuis le ${formatLongDay(new Date(link.created_at))}.`}
        </p>
      </div>
      <div className="mt-4 grid gap-3">
        <CopyTeamLink url={url} />
        <ShareButtons url={url} code={code} text={message} large />
        <Field name="text" id={`texte-${link.id}`} label="Texte du message" className="js-only">
          <TextArea
            rows={4}
            maxLength={MOST_TEXT}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
        <ChangeLink link={link} intent="change-link" label="Changer le lien" />
        <ChangeLink link={link} intent="close-link" label="Fermer le lien" />
      </div>
      <p className="mt-2 text-ink-2 text-sm">
        Changer ou fermer le lien éteint l’ancien code, sur les affiches aussi. Les personnes de l’équipe y restent.
      </p>
    </Card>
  );
}

interface ChangeLinkProps {
  link: TeamLink;
  intent: "change-link" | "close-link";
  label: string;
}

function ChangeLink({ link: { code, establishment }, intent, label }: ChangeLinkProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={TEAM}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="code" value={code} />
      {establishment && <input type="hidden" name="establishment" value={establishment.id} />}
      <Button type="submit" size="sm" variant="line" loading={fetcher.state !== "idle"}>
        {label}
      </Button>
    </fetcher.Form>
  );
}
