import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { ownPapersPath } from "../../../lib/candidate-paths.ts";
import { LinkButton, type LinkButtonProps } from "../../../ui/link-button.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { ownPapersFr as fr } from "./own-papers.fr.ts";

interface PapersLinkProps extends Pick<LinkButtonProps, "variant" | "block"> {
  applicationId: number;
  className?: string;
  children: ReactNode;
}

/** On pages that are read without a network, where the sheet is not. */
export function PapersLink({ applicationId, className = "", children, ...style }: PapersLinkProps) {
  if (!useOnline()) return <p className={`hint ${className}`}>{fr.network}</p>;
  return (
    <LinkButton to={ownPapersPath(applicationId)} icon={FileText} className={className} {...style}>
      {children}
    </LinkButton>
  );
}
