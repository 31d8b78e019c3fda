import { LogOut } from "lucide-react";
import { COLLEAGUES, colleaguePath } from "../../../lib/employer-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ConfirmedForm } from "../colleagues/end-access.tsx";

interface LeaveCardProps {
  userId: number;
  company: string;
  isLastOwner: boolean;
  /** The owner is alone: somebody must be invited first. */
  isAlone: boolean;
}

const WHY = "quitter-pourquoi";

/** Leaving ends every right at once; the last owner first gives the role to somebody. */
export function LeaveCard({ userId, company, isLastOwner, isAlone }: LeaveCardProps) {
  return (
    <Card padding="form" aria-labelledby="quitter">
      <h2 id="quitter" className="text-xl">
        Quitter l’entreprise
      </h2>
      {isLastOwner ? (
        <>
          <Notice
            tone="warn"
            title="Personne d’autre n’a ce rôle"
            className="mt-3"
            action={
              <LinkButton to={isAlone ? `${COLLEAGUES}#inviter` : COLLEAGUES}>
                Choisir une personne propriétaire
              </LinkButton>
            }
          >
            <p id={WHY}>
              Avant de partir, donnez ce rôle à quelqu’un. Sinon plus personne ne pourrait ouvrir ni fermer les accès.
            </p>
          </Notice>
          <Button variant="line" icon={LogOut} disabled aria-describedby={WHY} className="mt-3">
            Quitter l’entreprise
          </Button>
        </>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-[68ch] text-ink-2">
            {`Vous n’agirez plus pour ${company}\u00a0: vos droits s’arrêtent tout de suite, sur tous vos appareils. Votre compte reste ouvert.`}
          </p>
          <ConfirmedForm
            fetcherKey="leave"
            icon={LogOut}
            label="Quitter l’entreprise"
            fields={{ intent: "leave" }}
            action={colleaguePath(userId)}
            title={`Quitter ${company}\u202f?`}
            description="Vos droits s’arrêtent tout de suite. Pour revenir, il faudra une nouvelle invitation."
            confirmLabel="Quitter l’entreprise"
            cancelLabel="Rester"
          />
        </>
      )}
    </Card>
  );
}
