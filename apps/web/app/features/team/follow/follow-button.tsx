import type { Role } from "@app/domain/accounts/actor";
import { Bell, BellOff } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

export interface FollowButtonProps {
  company: string;
  followed: boolean;
  /** Null for a visitor, who signs in first. */
  role: Role | null;
  signIn: string;
}

/** To hear of each mission of a company; it does not know who follows it. */
export function FollowButton({ company, followed, role, signIn }: FollowButtonProps) {
  const busy = useNavigation().formMethod === "POST";
  if (role === null) {
    return (
      <LinkButton to={signIn} variant="line" icon={Bell} rel="nofollow" aria-label={`Suivre ${company}`}>
        Suivre
      </LinkButton>
    );
  }
  if (role !== "candidate") return null;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        name="intent"
        value={followed ? "unfollow" : "follow"}
        variant="line"
        icon={followed ? BellOff : Bell}
        loading={busy}
        aria-label={`${followed ? "Ne plus suivre" : "Suivre"} ${company}`}
      >
        {followed ? "Ne plus suivre" : "Suivre"}
      </Button>
      <p role="status" className="text-ink-2 text-sm">
        {followed && "Vous recevez chacune de ses missions."}
      </p>
    </Form>
  );
}
