import type { companyProofsRoute } from "@app/contract/companies/company-proofs";
import { companyProofFr as fr } from "@app/contract/companies/company-proofs.fr";
import { fileFr } from "@app/contract/http/files.fr";
import { FileText, type LucideIcon, Mail, Mailbox } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type * as z from "zod";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FileInput } from "../../../ui/fields/file-input.tsx";
import { firstValue } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { ProofForm, type ProofResult } from "./proof-form.tsx";
import { PROOF_FORMS } from "./proof-forms.ts";

type Proofs = z.output<(typeof companyProofsRoute)["response"]>;

interface ProofWaysProps {
  proofs: Pick<Proofs, "mail" | "letter">;
  result: ProofResult;
  /** Where the website is written. */
  editHref: string;
  /** A proof is under way: another one ends it. */
  isReplacing: boolean;
  /** Another account has the SIRET: what is published waits. */
  isClaimed: boolean;
}

/** The three ways, the quickest first. */
export function ProofWays({ proofs, result, editHref, isReplacing, isClaimed }: ProofWaysProps) {
  return (
    <section aria-labelledby="preuves">
      <h2 id="preuves" className="text-2xl">
        {isReplacing ? "Prouver l’adresse autrement" : "Prouver l’adresse de votre entreprise"}
      </h2>
      <p className="mt-1 max-w-[68ch] text-ink-2">
        {isReplacing
          ? "Une nouvelle demande remplace celle qui est en cours."
          : `Une seule de ces trois preuves suffit.${isClaimed ? "" : " Vous pouvez publier sans attendre."}`}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
        <MailWay mail={proofs.mail} result={result} editHref={editHref} />
        <LetterWay letter={proofs.letter} result={result} />
        <DocumentWay result={result} />
      </div>
    </section>
  );
}

function Way({ title, icon: Icon, children }: { title: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <Card className="md:p-6">
      <h3 className="flex items-center gap-2.5 text-lg">
        <Icon className="ico text-brand" aria-hidden="true" />
        {title}
      </h3>
      {children}
    </Card>
  );
}

type MailWayProps = { mail: Proofs["mail"] } & Pick<ProofWaysProps, "result" | "editHref">;

function MailWay({ mail: { domain, obstacle }, result, editHref }: MailWayProps) {
  return (
    <Way title="Par e-mail" icon={Mail}>
      <p className="mt-2 text-ink-2 text-sm">
        {domain === null
          ? "Un code dans une boîte au nom de domaine de votre site\u00a0: quelques minutes."
          : `Un code dans une boîte qui se termine par @${domain}, le domaine de votre site\u00a0: quelques minutes. Votre site doit indiquer votre numéro SIREN, par exemple dans ses mentions légales\u202f; sinon, notre équipe regarde.`}
      </p>
      {obstacle === null ? (
        <ProofForm name={PROOF_FORMS.mail} result={result} submitLabel="Recevoir le code" variant="primary">
          {(errors, refused) => (
            <Field name="email" label="Adresse e-mail" required error={errors["email"]}>
              <TextInput
                type="email"
                inputMode="email"
                autoComplete="email"
                placeholder={domain === null ? undefined : `contact@${domain}`}
                defaultValue={firstValue(refused, "email", "")}
              />
            </Field>
          )}
        </ProofForm>
      ) : (
        <p className="mt-3">
          {`${fr.obstacles[obstacle]} `}
          <Link to={editHref} className="link">
            {obstacle === "website_missing" ? "Ajouter le site" : "Changer de site"}
          </Link>
        </p>
      )}
    </Way>
  );
}

function LetterWay({ letter: { obstacle }, result }: { letter: Proofs["letter"]; result: ProofResult }) {
  return (
    <Way title="Par courrier" icon={Mailbox}>
      <p className="mt-2 text-ink-2 text-sm">
        Un code posté à l’adresse que donne le répertoire Sirene, et à aucune autre&nbsp;: quelques jours.
      </p>
      {obstacle === null ? (
        <ProofForm name={PROOF_FORMS.letter} result={result} submitLabel="Demander le courrier">
          {() => null}
        </ProofForm>
      ) : (
        <p className="mt-3">{fr.obstacles[obstacle]}</p>
      )}
    </Way>
  );
}

const ACCEPTED = ".pdf,.jpg,.jpeg,.png";

function DocumentWay({ result }: { result: ProofResult }) {
  return (
    <Way title="Avec un document" icon={FileText}>
      <p className="mt-2 text-ink-2 text-sm">{`${fr.documents} Lu par notre équipe seule, puis effacé.`}</p>
      <ProofForm name={PROOF_FORMS.document} result={result} submitLabel="Envoyer le document" withFile>
        {(errors) => (
          <Field name="document" label="Document" required error={errors["document"]}>
            <FileInput
              accept={ACCEPTED}
              buttonLabel="Choisir un fichier"
              note={"PDF ou photo, 5\u00a0Mo maximum."}
              check={{
                accepts: (file) => /\.(?:pdf|jpe?g|png)$/i.test(file.name),
                invalid: fileFr.invalid.document,
                tooLarge: fileFr.tooLarge.document,
              }}
            />
          </Field>
        )}
      </ProofForm>
    </Way>
  );
}
