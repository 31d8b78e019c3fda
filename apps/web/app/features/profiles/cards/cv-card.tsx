import { Download, FileText, Paperclip } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Nothing, type ProfileCardProps } from "./profile-cards.tsx";

const KINDS: Readonly<Record<string, string>> = { pdf: "Document PDF", doc: "Document Word", docx: "Document Word" };

export function CvCard({ user, editHref, generatedHref }: ProfileCardProps & { generatedHref: string }) {
  return (
    <Card id="cv" className="md:p-6">
      <h2 className="text-xl">CV</h2>
      {user.coverLetter === null ? (
        <Nothing to={`${editHref}#field-coverLetter`} link="Ajouter un CV">
          Aucun CV enregistré.
        </Nothing>
      ) : (
        <SavedCv href={user.coverLetter} name={user.coverLetterName} editHref={editHref} />
      )}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2.5 border-line border-t pt-4">
        <p className="text-ink-2 text-sm">Votre profil, tel qu’il est aujourd’hui, en PDF.</p>
        <LinkButton to={generatedHref} reloadDocument variant="line" icon={Download} block>
          Télécharger mon CV
        </LinkButton>
        {user.coverLetter === null && user.phone !== null && !user.phone_verified && (
          <p className="text-ink-2 text-sm">
            Enregistré comme votre CV, il va aux employeurs&#160;: votre numéro n’y figure qu’une fois confirmé.
          </p>
        )}
        {user.coverLetter === null && (
          <Form method="post">
            <input type="hidden" name="intent" value="keep-cv" />
            <Button type="submit" variant="soft" icon={Paperclip} block>
              L’enregistrer comme mon CV
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

interface SavedCvProps {
  href: string;
  name: string | null;
  editHref: string;
}

function SavedCv({ href, name, editHref }: SavedCvProps) {
  const kind = KINDS[name?.split(".").at(-1)?.toLowerCase() ?? ""];
  return (
    <>
      <a href={href} className="mt-3 flex items-center gap-3.5 rounded-lg bg-paper p-3 no-underline hover:bg-sunken">
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-danger-soft text-danger-ink text-xl">
          <FileText className="ico" aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold text-[.9375rem] leading-tight">{name ?? "CV"}</span>
          {kind !== undefined && <span className="text-ink-2 text-sm">{kind}</span>}
        </span>
        <Download className="ico shrink-0 text-brand text-lg" aria-hidden="true" />
        <span className="sr-only">Télécharger</span>
      </a>
      <Link to={`${editHref}#field-coverLetter`} className="link mt-1 inline-flex min-h-11 items-center text-sm">
        Remplacer ou retirer
      </Link>
    </>
  );
}
