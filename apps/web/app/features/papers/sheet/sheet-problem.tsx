import { useLocation } from "react-router";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sheetFr as fr } from "./sheet-text.fr.ts";

/** In place of the sheet; the rest of the page stays. */
export function SheetProblem({ isOffline }: { isOffline: boolean }) {
  const { pathname } = useLocation();
  return (
    <Notice
      tone="danger"
      live="assertive"
      title={isOffline ? fr.network : fr.failed}
      action={
        <LinkButton to={pathname} reloadDocument variant="line">
          {fr.retry}
        </LinkButton>
      }
    />
  );
}
