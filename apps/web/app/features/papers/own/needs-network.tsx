import { WifiOff } from "lucide-react";
import { useLocation } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ownPapersFr as fr } from "./own-papers.fr.ts";

interface NeedsNetworkProps {
  title?: string;
  text?: string;
  note?: string;
}

/** What is here is never in the pages that are read without a network. */
export function NeedsNetwork({
  title = fr.title,
  text = fr.network,
  note = "Rien de votre état civil n’est gardé sur cet appareil.",
}: NeedsNetworkProps) {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={WifiOff}
        title={text}
        text={note}
        action={
          <LinkButton to={pathname} reloadDocument variant="line">
            Réessayer
          </LinkButton>
        }
      />
    </>
  );
}
