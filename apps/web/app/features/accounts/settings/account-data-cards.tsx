import { Download } from "lucide-react";
import { SettingsCard, SettingsForm, type SettingsResult } from "./settings-form.tsx";
import { CurrentPassword } from "./sign-in-cards.tsx";

export function ExportCard({ href }: { href: string }) {
  return (
    <SettingsCard
      id="donnees"
      title="Vos données"
      description={
        "Un fichier avec tout ce que Renfort sait de vous\u00a0: compte, missions, candidatures, messages, évaluations. Deux fois par jour au plus."
      }
    >
      <a href={href} download className="btn btn-line mt-4 w-full md:w-auto">
        <Download className="ico" aria-hidden="true" />
        Télécharger mes données
      </a>
    </SettingsCard>
  );
}

export function DeleteCard({ result, consequence }: { result: SettingsResult; consequence: string }) {
  const refused = result && "errors" in result && result.values["form"] === "delete";
  return (
    <SettingsCard id="supprimer" title="Supprimer mon compte" description={consequence}>
      <details className="group mt-3" open={refused || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold text-danger underline underline-offset-3">
          Je veux supprimer mon compte
        </summary>
        <SettingsForm
          name="delete"
          result={result}
          submitLabel="Supprimer définitivement"
          busyLabel="Suppression…"
          variant="danger-line"
        >
          {(errors) => (
            <CurrentPassword
              name="deletePassword"
              errors={errors}
              hint={
                "Si votre compte n’a pas de mot de passe, laissez ce champ vide\u00a0: un lien de confirmation vous est envoyé."
              }
            />
          )}
        </SettingsForm>
      </details>
    </SettingsCard>
  );
}
