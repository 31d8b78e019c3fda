import { Link2Off } from "lucide-react";
import { isRouteErrorResponse } from "react-router";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PublicLayout } from "./public-layout.tsx";

/** For a private link that leads nowhere. */
export function UnknownLink({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <PublicLayout>
      <div className="wrap max-w-190! py-14 md:py-24">
        <h1 className="mb-5 text-2xl md:text-3xl">Ce lien n’est plus valable</h1>
        <EmptyState
          icon={Link2Off}
          title="Nous ne retrouvons rien à cette adresse."
          text="Vérifiez que le lien de l’e-mail est entier, ou écrivez-nous."
          action={<LinkButton to="/contact">Nous contacter</LinkButton>}
        />
      </div>
    </PublicLayout>
  );
}
