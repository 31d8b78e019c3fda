import { proofLetterRoute, proofPostedRoute } from "@app/contract/companies/company-proofs";
import { Printer } from "lucide-react";
import { Form, redirect, useNavigation } from "react-router";
import { submitWithCode } from "../../features/office/decide/code-check.server.ts";
import { CodeField } from "../../features/office/decide/code-field.tsx";
import { ProofLetter } from "../../features/office/item/proof-letter.tsx";
import { itemPath, OFFICE } from "../../features/office/queue/queue-paths.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import "../../styles/proof-letter.css";
import type { Route } from "./+types/proof-letter";

export const meta: Route.MetaFunction = () => [{ title: "Courrier · Bureau · Renfort" }];

export function loader({ url }: Route.LoaderArgs) {
  return { back: backTo(url), site: environment().publicUrl };
}

/** The item it was opened from. */
function backTo(url: URL): string {
  const item = Number(url.searchParams.get("dossier"));
  return Number.isSafeInteger(item) && item > 0 ? itemPath(item, "company") : OFFICE;
}

/** The code is in no address and no loader: it is read once, by the button. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  return submitWithCode(api, form, async () => {
    if (textOf(form, "intent") === "posted") {
      await api.call(proofPostedRoute, { params });
      throw redirect(backTo(url));
    }
    return { letter: await api.call(proofLetterRoute, { params }) };
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Letter({ loaderData: { back, site }, actionData }: Route.ComponentProps) {
  const letter = actionData && "letter" in actionData ? actionData.letter : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-[996px] px-4 py-4 md:px-8">
      <div className="no-print">
        <BackLink to={back}>Le dossier</BackLink>
        <h1 className="text-2xl">Courrier à poster</h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          {letter
            ? "Imprimez cette page, postez-la, puis dites qu’elle est partie. Le code n’est plus montré ensuite."
            : "Un nouveau code est tiré à chaque lecture, et la lecture est inscrite au journal\u00a0: ouvrez le courrier quand vous êtes prêt à l’imprimer."}
        </p>
        <Form method="post" className="mt-4 grid max-w-120 grid-cols-[minmax(0,1fr)] gap-4">
          <FormErrorSummary title={refused?.formError} />
          {refused && "asksCode" in refused && <CodeField error={refused.errors["totpCode"]} />}
          <p className="flex flex-wrap gap-3">
            {letter ? (
              <>
                <Button icon={Printer} className="js-only" onClick={() => print()}>
                  Imprimer
                </Button>
                <Button type="submit" name="intent" value="posted" variant="line" loading={busy}>
                  Il est posté
                </Button>
              </>
            ) : (
              <Button type="submit" name="intent" value="read" loading={busy}>
                Ouvrir le courrier
              </Button>
            )}
          </p>
        </Form>
      </div>
      {letter && <ProofLetter letter={letter} site={site} />}
    </div>
  );
}
