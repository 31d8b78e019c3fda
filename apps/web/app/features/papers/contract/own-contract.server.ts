import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import { contractsRoute } from "@app/contract/papers/contracts";

export type OwnContract = { applicationId: number; state: "to_sign" | "waiting" | "accepted" };

type Asked = Pick<ApplicationDetail, "id" | "candidate_status" | "declaration">;

/** For a page that is read without a network: where it stands, never the text. Null while there is none. */
export async function readOwnContract(
  api: Client,
  { id, candidate_status, declaration }: Asked,
): Promise<OwnContract | null> {
  if (declaration === null || candidate_status !== "confirmed") return null;
  const { results } = await api.call(contractsRoute, { params: { id } });
  const current = results.filter(({ replaced }) => !replaced);
  if (current.length === 0) return null;
  if (current.some(({ to_sign }) => to_sign)) return { applicationId: id, state: "to_sign" };
  const isWaiting = current.some(({ signed_by_employer_at }) => signed_by_employer_at === null);
  return { applicationId: id, state: isWaiting ? "waiting" : "accepted" };
}
