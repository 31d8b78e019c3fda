import type { Client } from "@app/contract/client";
import { MissionBody } from "@app/contract/missions";
import { missionFr as fr } from "@app/contract/missions.fr";
import { citiesRoute } from "@app/contract/site";
import { isTime } from "@app/domain/calendar";
import { normalizeText } from "@app/domain/relevance";
import * as z from "zod";

const time = (required: string) => z.string(required).refine(isTime, fr.timeInvalid);

/** The boxes of the page: the contract's fields, where a start is a day and an hour. */
export const MissionFormBody = MissionBody.safeExtend({
  startTime: time(fr.startTimeRequired),
  endTime: time(fr.timeInvalid).optional(),
});

/** The commune a typed place names, when no suggestion was picked: without it the mission cannot be found by distance. */
export async function communeOf(api: Client, location: string): Promise<string | undefined> {
  const wanted = normalizeText(location);
  if (wanted === "") return undefined;
  const { communes } = await api.call(citiesRoute, { query: { q: location.slice(0, 80), limit: 30 } });
  return communes.find(({ label, name }) => [label, name].some((text) => normalizeText(text) === wanted))?.code;
}
