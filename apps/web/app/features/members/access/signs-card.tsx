import type { MemberView } from "@app/contract/members/members";
import { useFetcher } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { Toggle } from "../../../ui/fields/toggle.tsx";
import type { Outcome } from "../../../ui/outcome.ts";

/** An owner always signs, a shift lead never does. */
export function SignsCard({ member }: { member: Pick<MemberView, "user_id" | "role" | "signs_contracts"> }) {
  const fetcher = useFetcher<Outcome>({ key: `signs-${member.user_id}` });
  if (member.role === "shift_lead") return null;
  const sent = fetcher.formData?.get("value");
  const isOn = typeof sent === "string" ? sent === "true" : member.signs_contracts;
  return (
    <Card aria-labelledby="signature">
      <h2 id="signature" className="text-lg">
        Contrats de travail
      </h2>
      {member.role === "owner" ? (
        <p className="mt-1 text-ink-2">Propriétaire&#160;: peut toujours signer les contrats.</p>
      ) : (
        <fetcher.Form method="post" className="mt-2 flex items-center gap-4">
          <input type="hidden" name="intent" value="signs" />
          <input type="hidden" name="value" value={String(!isOn)} />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">Peut signer les contrats</b>
            <span className="text-ink-2 text-sm">
              Vous lui donnez ce pouvoir au nom de l’entreprise. Noté au journal.
            </span>
          </span>
          <Toggle checked={isOn} label="Peut signer les contrats" pending={fetcher.state !== "idle"} />
        </fetcher.Form>
      )}
    </Card>
  );
}
