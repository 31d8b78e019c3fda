import type { PropositionView } from "@app/contract/matching/propositions";
import { propositionFr } from "@app/contract/matching/propositions.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { readProposition, readPropositions } from "../../views/proposition.ts";

const MOST = 50;

/** Waiting ones first, by expiry, then the last answered. */
export async function listPropositions(ctx: Context, candidate: Candidate): Promise<{ results: PropositionView[] }> {
  const latest = await readPropositions(ctx.db, candidate, MOST, ctx.now());
  const [waiting, others] = [latest.filter(isWaiting), latest.filter((proposition) => !isWaiting(proposition))];
  return {
    results: [
      ...waiting.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt)),
      ...others.toSorted((a, b) => lastTime(b) - lastTime(a)),
    ],
  };
}

const isWaiting = ({ state }: PropositionView) => state === "waiting";
const lastTime = ({ answeredAt, createdAt }: PropositionView) => Date.parse(answeredAt ?? createdAt);

export async function showProposition(ctx: Context, candidate: Candidate, id: number): Promise<PropositionView> {
  const proposition = await readProposition(ctx.db, candidate, id, ctx.now());
  if (!proposition) throw notFound("proposition_not_found", propositionFr.notFound);
  return proposition;
}
