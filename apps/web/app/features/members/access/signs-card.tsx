import type { MemberView } from "@app/contract/members/members";
import { Pencil, X } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Outcome } from "../../../ui/outcome.ts";

/** An owner always signs, a shift lead never does. */
export function SignsCard({ member }: { member: Pick<MemberView, "user_id" | "role" | "signs_contracts"> }) {
  const fetcher = useFetcher<Outcome>({ key: `signs-${member.user_id}` });
  if (member.role === "shift_lead") return null;
  const signs = member.signs_contracts;
  return (
    <Card aria-labelledby="signature">
      <h2 id="signature" className="text-lg">
        Contrats de travail
      </h2>
      <p className="mt-1 font-semibold">{signs ? "Peut signer les contrats" : "Ne peut pas signer les contrats"}</p>
      {member.role === "owner" ? (
        <p className="text-ink-2 text-sm">Propriétaire&#160;: ce pouvoir va avec le rôle.</p>
      ) : (
        <>
          <p className="text-ink-2 text-sm">
            C’est vous qui donnez ce pouvoir, au nom de l’entreprise. Noté au journal.
          </p>
          <fetcher.Form method="post" className="mt-3">
            <input type="hidden" name="intent" value="signs" />
            <input type="hidden" name="value" value={String(!signs)} />
            <Button type="submit" variant="line" icon={signs ? X : Pencil} loading={fetcher.state !== "idle"}>
              {signs ? "Retirer ce pouvoir" : "Donner ce pouvoir"}
            </Button>
          </fetcher.Form>
        </>
      )}
    </Card>
  );
}
