import type { ContractVersion } from "@app/contract/papers/contracts";
import { MessageSquareText } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { contractFr as fr, momentText } from "./contract-text.fr.ts";

interface TranslationProps {
  applicationId: number;
  version: Pick<ContractVersion, "version" | "translation_asked_at">;
}

/** Noted for the employer, who gives it. */
export function Translation({ applicationId, version: { version, translation_asked_at: at } }: TranslationProps) {
  const fetcher = useFetcher<Outcome>({ key: `translation-${applicationId}-${version}` });
  if (at !== null)
    return <p className="hint mt-3">{`Traduction demandée ${momentText(at)}. L’entreprise la fournit.`}</p>;
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        Lire ce contrat dans une autre langue
      </summary>
      <p className="mt-1 text-ink-2">{fr.translateNote}</p>
      <fetcher.Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="translate" />
        <input type="hidden" name="id" value={applicationId} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="line" icon={MessageSquareText} loading={fetcher.state !== "idle"}>
          {fr.translate}
        </Button>
      </fetcher.Form>
    </details>
  );
}
