import type { PublicCompanyView } from "@app/contract/companies/companies";
import type { MissionView } from "@app/contract/missions/missions";
import { BOOKING_NOTES } from "@app/domain/applications/booking-mode.fr";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { companyLevelSentence } from "@app/domain/companies/company-level.fr";
import { formatMinutes } from "@app/domain/time/duration";
import { Flame, Info, MessageCircleReply, ShieldCheck, ShieldQuestionMark } from "lucide-react";
import { answeredText, cancelledText } from "../../../parts/company/company-facts.fr.ts";
import { receivedText } from "../../../parts/mission/notices.fr.ts";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { MissionCapacity } from "./mission-capacity.tsx";

export function UrgentBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-feu px-4 py-3 font-semibold text-on-feu">
      <Flame className="ico text-xl" aria-hidden="true" />
      <span className="min-w-0 flex-1">{text}</span>
    </p>
  );
}

export function ClosedBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-neutral-soft px-4 py-3 font-semibold text-neutral-ink">
      <Info className="ico text-xl" aria-hidden="true" />
      <span className="min-w-0 flex-1">{text}</span>
    </p>
  );
}

export function RecruitmentCard({ mission }: { mission: MissionView }) {
  return (
    <Card>
      <MissionCapacity mission={mission} />
      <p className="mt-3 text-ink-2 text-sm">{receivedText(mission)}</p>
      <p className="mt-1 text-ink-2 text-sm">{BOOKING_NOTES.candidate[mission.booking]}</p>
    </Card>
  );
}

export function SafetyCard({ company }: Pick<MissionView, "company">) {
  const isKnown = company.level !== "unverified";
  const Icon = isKnown ? ShieldCheck : ShieldQuestionMark;
  return (
    <Card className="flex gap-3">
      <Icon className={cx("ico text-xl", isKnown ? "text-ok" : "text-ink-3")} aria-hidden="true" />
      <p className="text-ink-2 text-sm">
        <b className="text-ink">{`${companyLevelSentence(company.level, new Date(company.level_at))}.`}</b> Ne versez
        jamais d’argent pour obtenir une mission.
      </p>
    </Card>
  );
}

export function EmployerHabits({ answers, record }: Pick<PublicCompanyView, "answers" | "record">) {
  const measured = habitText(answers);
  const cancelled = cancelledText(record);
  return (
    <Card className="flex gap-3">
      <MessageCircleReply className="ico shrink-0 text-brand text-xl" aria-hidden="true" />
      <div className="text-ink-2 text-sm">
        {measured !== undefined && <p className="mb-2 font-semibold text-ink">{measured}</p>}
        {cancelled !== undefined && <p className="mb-2">{cancelled}</p>}
        <p>{`${WITHDRAWAL_RULE} L’employeur qui annule doit vous dire pourquoi.`}</p>
      </div>
    </Card>
  );
}

/** « Cet employeur répond à 8 candidatures sur 10, le plus souvent en 35 min. »; nothing under five cases. */
function habitText(answers: PublicCompanyView["answers"]): string | undefined {
  const answered = answeredText(answers);
  if (answered === undefined) return undefined;
  const { minutes } = answers;
  const often = `Cet employeur ${answered}`;
  return minutes === null ? `${often}.` : `${often}, le plus souvent en ${formatMinutes(Math.max(1, minutes))}.`;
}
