import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { type PreviewProps, PreviewStrip } from "./mission-preview.tsx";
import type { Purpose } from "./purpose.ts";
import { SaveStatus } from "./save-status.tsx";
import type { SaveState } from "./use-autosave.ts";

export interface FormBarProps {
  purpose: Purpose;
  preview: PreviewProps;
  busy: boolean;
  /** Publishing despite remarks on the law. */
  inSpite: boolean;
  faulty: number;
  save: SaveState;
}

export function FormBar({ purpose, preview, busy, inSpite, faulty, save }: FormBarProps) {
  return (
    <ActionBar label={purpose.kind === "edit" ? "Enregistrement" : "Publication"}>
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-6 lg:block">
        <PreviewStrip {...preview} />
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
          <div className="mr-auto grid gap-0.5 empty:hidden">
            <p id="publication-etat" className="text-sm empty:hidden">
              {faulty > 0 ? (
                <span className="font-medium text-danger">{toCorrect(faulty)}</span>
              ) : (
                purpose.kind === "publish" && purpose.obstacle
              )}
            </p>
            <SaveStatus state={save} />
          </div>
          {/* The first button is the one that Enter presses. */}
          <div className="flex w-full flex-row-reverse gap-3 md:w-auto">
            {purpose.kind === "edit" ? (
              <EditButtons {...purpose} {...{ busy, inSpite }} />
            ) : (
              <PublishButtons {...purpose} {...{ busy, inSpite }} />
            )}
          </div>
        </div>
      </div>
    </ActionBar>
  );
}

type SubmitState = Pick<FormBarProps, "busy" | "inSpite">;

function PublishButtons({ obstacle, busy, inSpite }: SubmitState & { obstacle: string | undefined }) {
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
        loading={busy}
        loadingLabel="Publication…"
      >
        <span>
          Publier<span className={cx(!inSpite && "max-md:sr-only")}>{inSpite ? " quand même" : " la mission"}</span>
        </span>
      </Button>
      <Button type="submit" name="intent" value="draft" variant="line" size="lg" className="flex-1 px-4! md:flex-none">
        <span>
          Enregistrer<span className="max-md:sr-only"> le brouillon</span>
        </span>
      </Button>
    </>
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
