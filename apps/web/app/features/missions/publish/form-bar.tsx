import { formatEuros } from "@app/domain/money/format-euros";
import type { Cents } from "@app/domain/money/money";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { DraftButton } from "./drafts/draft-button.tsx";
import { SaveStatus } from "./drafts/save-status.tsx";
import type { SaveState } from "./drafts/use-autosave.ts";
import type { FormPurpose } from "./form-purpose.ts";

export interface FormBarProps {
  purpose: FormPurpose;
  /** Null until there is a pay and a shift. */
  costCents: Cents | null;
  /** « Publier pour 18 h » */
  publishLabel: string;
  busy: boolean;
  /** Publishing despite remarks on the law. */
  inSpite: boolean;
  faulty: number;
  save: SaveState;
}

export function FormBar({ purpose, costCents, faulty, save, ...submit }: FormBarProps) {
  return (
    <ActionBar
      label={purpose.kind === "edit" ? "Enregistrement" : "Publication"}
      {...(purpose.kind === "visit" && { place: "page-end", className: "max-md:-mx-4" })}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <div className="grid gap-0.5 empty:hidden max-md:w-full md:order-2 md:mr-auto">
          <p id="publication-etat" className="text-sm empty:hidden">
            {faulty > 0 ? (
              <span className="font-medium text-danger">{toCorrect(faulty)}</span>
            ) : (
              purpose.kind === "publish" && purpose.obstacle
            )}
          </p>
          <SaveStatus state={save} />
        </div>
        {costCents !== null && (
          <p className="js-only leading-tight md:order-1">
            <span className="block text-ink-2 text-xs">Coût brut estimé</span>
            <b className="num font-display text-xl">{formatEuros(costCents)}</b>
          </p>
        )}
        {/* The first button is the one that Enter presses. */}
        <div className="flex flex-1 flex-row-reverse gap-3 md:order-3 md:flex-none">
          {purpose.kind === "edit" && <EditButtons backHref={purpose.backHref} {...submit} />}
          {purpose.kind === "publish" && <PublishButtons obstacle={purpose.obstacle} {...submit} />}
          {purpose.kind === "visit" && <VisitButton busy={submit.busy} />}
        </div>
      </div>
    </ActionBar>
  );
}

type SubmitState = Pick<FormBarProps, "busy" | "inSpite" | "publishLabel">;

function PublishButtons({ obstacle, busy, inSpite, publishLabel }: SubmitState & { obstacle: string | undefined }) {
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value="publish"
        size="lg"
        className="flex-1 px-4! md:flex-none"
        disabled={obstacle !== undefined}
        aria-describedby="publication-etat"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        loading={busy}
        loadingLabel="Publication…"
      >
        {inSpite ? "Publier quand même" : publishLabel}
      </Button>
      <DraftButton className="hidden! md:inline-flex!" />
    </>
  );
}

/** Nothing is published from here: the account comes first. */
function VisitButton({ busy }: Pick<SubmitState, "busy">) {
  return (
    <Button
      type="submit"
      size="lg"
      className="flex-1 px-4! md:flex-none"
      aria-describedby="publication-etat"
      loading={busy}
      loadingLabel="Un instant…"
    >
      Continuer
    </Button>
  );
}

function EditButtons({ backHref, busy, inSpite }: SubmitState & { backHref: string }) {
  return (
    <>
      <Button
        type="submit"
        size="lg"
        className="flex-1 px-4! md:flex-none"
        aria-describedby="publication-etat"
        loading={busy}
        loadingLabel="Enregistrement…"
      >
        <span>
          Enregistrer
          <span className={cx(!inSpite && "max-md:sr-only")}>{inSpite ? " quand même" : " les modifications"}</span>
        </span>
      </Button>
      <LinkButton to={backHref} variant="line" size="lg" className="flex-1 px-4! md:flex-none">
        Annuler
      </LinkButton>
    </>
  );
}

const toCorrect = (count: number) => (count > 1 ? `${count} champs à corriger` : "1 champ à corriger");
