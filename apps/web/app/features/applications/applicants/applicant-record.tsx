import type { ApplicationView } from "@app/contract/applications/applications";
import { Badge } from "../../../ui/badge.tsx";
import { Stars } from "../../../ui/stars.tsx";

const NEW_UNDER = 3;

/** The rating; « Nouveau » for someone with fewer than three missions and no rating yet. */
export function ApplicantRecord({ rating, totalJobs }: Pick<ApplicationView["candidate"], "rating" | "totalJobs">) {
  if (rating !== null) return <Stars value={rating} compact />;
  return totalJobs < NEW_UNDER ? <Badge tone="blue">Nouveau</Badge> : null;
}
