import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { estimateEarnings } from "@app/domain/missions/earnings";
import { formatBreakdown, formatPay } from "@app/domain/missions/format-pay";
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { formatShifts } from "@app/domain/missions/shift.fr";
import { earningsFromMinutes } from "@app/domain/missions/shift-pay";
import { formatEuros } from "@app/domain/money/format-euros";
import { formatDuration } from "@app/domain/time/format-time";
import { LRUCache } from "lru-cache";
import type { Context } from "../../platform/context.ts";
import type { Download } from "../../platform/http/download.ts";
import { notFound } from "../../platform/http/errors.ts";
import { type MissionRow, selectMissions } from "../../views/mission.ts";
import { isVisibleTo } from "../../views/mission-visibility.ts";
import { type CardTexts, drawCard } from "./draw-share-card.ts";
import { shareCardFr as fr } from "./share-card.fr.ts";

/** About thirty kilobytes each. */
const MAX_CACHED_CARDS = 300;

/** Cached by its texts: shared links are requested again and again. */
export function createShareCards(ctx: Context): (actor: Actor | null, id: number) => Promise<Download> {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_CARDS });
  return async (actor, id) => {
    const texts = textsOf(await ctx.reads.page(actor, ({ db }) => readSharedMission(db, id)));
    const key = JSON.stringify(texts);
    let drawing = cards.get(key);
    if (!drawing) {
      drawing = drawCard(texts);
      cards.set(key, drawing);
      drawing.catch(() => cards.delete(key));
    }
    return { bytes: await drawing, mediaType: "image/png", name: `mission-${id}.png`, inline: true };
  };
}

async function readSharedMission(db: Db, id: number): Promise<MissionRow> {
  const mission = await selectMissions(db).where("missions.id", "=", id).where(isVisibleTo(null)).executeTakeFirst();
  if (!mission) throw notFound("mission_not_found", missionFr.notFound);
  return mission;
}

/** « 14,50 € × 12 h », « 120 € × 3 j » */
function payDetail(mission: MissionRow, hours: string): string {
  if (mission.payPeriod === "hourly") return `${formatEuros(mission.payCents)} × ${hours}`;
  const earnings = estimateEarnings({ ...mission, hoursPerDay: null });
  return earnings ? formatBreakdown(earnings) : "";
}

function textsOf(mission: MissionRow): CardTexts {
  const cents = earningsFromMinutes(mission);
  const hours = formatDuration(mission.paidMinutes / 60);
  const rate = formatPay(mission.payCents, mission.payPeriod);
  return {
    title: mission.title,
    subtitle: `${mission.companyName}, ${mission.remote ? fr.remote.toLowerCase() : mission.location}`,
    badge: mission.urgent ? fr.urgent : null,
    when: formatShifts(mission),
    what: `${MISSION_TYPE_LABELS[mission.type]} · ${hours}`,
    payLabel: cents === null ? fr.pay : fr.earnings,
    pay: cents === null ? rate : formatEuros(cents),
    payDetail: cents === null ? "" : payDetail(mission, hours),
  };
}
