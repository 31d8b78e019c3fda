import type { PropositionView } from "@app/contract/matching/propositions";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { requestJson } from "../../../lib/json-client.ts";
import { reasonTexts } from "../../../parts/mission/chosen-reasons.fr.ts";
import { Button } from "../../../ui/button.tsx";
import { useNow } from "../../../ui/clock.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { PropositionFacts } from "./proposition-facts.tsx";
import { propositionTitle } from "./proposition-text.fr.ts";
import { PROPOSITIONS_RESOURCE, useSeen } from "./seen.ts";

export interface IncomingCardProps {
  id: number;
  /** Another value reads it again. */
  version: number;
  rendered: number;
  onClose: () => void;
}

export interface IncomingProposition {
  proposition: PropositionView;
  answerKey: string;
}

/** « Plus tard » holds until the person is called from the standby list. */
const putOff = new Set<string>();
const putOffKey = ({ id, standbyCalled }: PropositionView) => `${id}-${standbyCalled}`;

/** Where something is being written, the card must not cover what sends it. */
const isFormPage = () =>
  document.querySelector("main :is(textarea, input:is([type=text], [type=email], [type=tel], [type=date]))") !== null;

/** At the top of a phone: what sends a form is at the bottom. */
const FOLDED = "inapp px-3 py-2 max-md:top-17 max-md:bottom-auto";

/** Takes no focus; stays until answered or put off. One line on a page with a form, until it is opened. */
export function IncomingCard({ id, version, rendered, onClose }: IncomingCardProps) {
  const [read, setRead] = useState<IncomingProposition>();
  const [isFolded, setFolded] = useState(false);
  const now = new Date(useNow(rendered));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isStopped = false;
    void requestJson<IncomingProposition>(`${PROPOSITIONS_RESOURCE}/${id}?v=${version}`)
      .then((found) => {
        if (isStopped) return;
        if (found.proposition.state === "waiting" && !putOff.has(putOffKey(found.proposition))) {
          setRead(found);
          // The page of now: while this one was rendered, the former one was still there.
          setFolded(isFormPage());
        } else close();
      })
      // The notification stays.
      .catch(() => isStopped || close());
    return () => {
      isStopped = true;
    };
  }, [id, version]);
  const isOver = read !== undefined && Date.parse(read.proposition.expiresAt) <= now.getTime();
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  useSeen(read && !isFolded ? [id] : []);
  const title = read && propositionTitle(read.proposition, now);
  const later = read && (
    <IconButton
      icon={X}
      label="Plus tard"
      onClick={() => {
        putOff.add(putOffKey(read.proposition));
        onClose();
      }}
    />
  );
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {read && !isOver && (
        <section className={isFolded ? FOLDED : "inapp"} aria-label="Nouvelle proposition">
          {isFolded ? (
            <div className="beside">
              <h2 className="beside-text truncate text-base">{title}</h2>
              <Button size="sm" onClick={() => setFolded(false)}>
                Voir
              </Button>
              {later}
            </div>
          ) : (
            <>
              <Summary proposition={read.proposition} title={title} now={now}>
                {later}
              </Summary>
              <AnswerPanel {...read} now={now} onAnswered={onClose} />
            </>
          )}
        </section>
      )}
    </>
  );
}

interface SummaryProps {
  proposition: PropositionView;
  title: string | undefined;
  now: Date;
  /** Top right. */
  children: ReactNode;
}

function Summary({ proposition, title, now, children }: SummaryProps) {
  const { job, reasons } = proposition;
  const [why] = reasonTexts(reasons, job.hoursKnown);
  return (
    <div className="prop-rows mb-3">
      <div className="beside items-start">
        <Monogram name={job.company.name} src={job.company.logo} size={44} />
        <h2 className="beside-text text-lg leading-tight">{title}</h2>
        {children}
      </div>
      <PropositionFacts job={job} now={now} />
      {why !== undefined && <p className="text-ink-2 text-sm">{why}</p>}
    </div>
  );
}
