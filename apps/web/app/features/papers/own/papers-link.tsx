import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton, type LinkButtonProps } from "../../../ui/link-button.tsx";
import { useOnline } from "../../../ui/use-online.ts";
import { ownPapersFr as fr } from "./own-papers.fr.ts";

interface PapersLinkProps extends Pick<LinkButtonProps, "variant" | "block"> {
  to: string;
  /** In its place without a network. */
  offline?: string;
  className?: string;
  children: ReactNode;
}

/** On pages that are read without a network, where the sheet is not. */
export function PapersLink({ to, offline = fr.network, className = "", children, ...style }: PapersLinkProps) {
  if (!useOnline()) return <p className={`hint ${className}`}>{offline}</p>;
  return (
    <LinkButton to={to} icon={FileText} className={className} {...style}>
      {children}
    </LinkButton>
  );
}
