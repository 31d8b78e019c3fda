import type { OfficeItemView } from "@app/contract/office/office";
import { useLayoutEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { actionOfKey } from "./action-shortcuts.ts";
import type { Queue } from "./office-queue.ts";
import { itemPath } from "./queue-paths.ts";
import { neighbour, singleKey } from "./shortcuts.ts";
import { setKeysOn, useKeysOn } from "./shortcuts-setting.ts";

const HELP = [
  ["J, K", "dossier suivant, précédent dans la file"],
  ["Entrée", "ouvrir le dossier"],
  ["E", "prendre le dossier"],
  ["T", "transférer le dossier"],
  ["lettre d’une décision", "la préparer\u00a0; elle est écrite sur le bouton"],
  ["1 à 9", "sur la page d’une décision, choisir la règle"],
  ["0", "rien n’est contraire aux règles"],
  ["Entrée, ou Ctrl + Entrée", "envoyer la décision"],
  ["?", "cette aide"],
] as const;

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-item]")].filter((row) => row.checkVisibility());
const focusedRow = () => document.activeElement?.closest<HTMLElement>("[data-item]") ?? undefined;

/** The single keys of the queue and of the item that is open beside it, heard from the moment the page shows them. */
export function QueueKeys({ queue, open }: { queue: Queue; open?: OfficeItemView }) {
  const isOn = useKeysOn();
  const submit = useSubmit();
  useLayoutEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      const key = singleKey(event);
      if (key === null) return;
      const row = focusedRow();
      const next = neighbour(
        rows(),
        row ?? document.querySelector<HTMLElement>("[data-item][aria-current]") ?? undefined,
        key,
      );
      if (next) {
        event.preventDefault();
        next.focus();
        return;
      }
      // A letter is about the row that has the focus, when one has.
      const id = row ? Number(row.dataset["item"]) : open?.id;
      if (id === undefined) return;
      const send = (fields: Record<string, string>) => {
        event.preventDefault();
        void submit(fields, { method: "post", action: itemPath(id, queue.kind) });
      };
      if (key === "e") send({ intent: "take" });
      const transfer =
        key === "t" && open?.id === id ? document.querySelector<HTMLDetailsElement>(".d-transfer") : null;
      if (transfer) {
        event.preventDefault();
        transfer.open = true;
        transfer.querySelector("select")?.focus();
      }
      const action = open?.id === id ? actionOfKey(open.actions, key) : undefined;
      if (action) send({ intent: "prepare", action });
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isOn, open, queue.kind, submit]);
  return null;
}

/** At the foot of the menu; `?` opens it. */
export function KeysHelp() {
  const isOn = useKeysOn();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (singleKey(event) === "?") dialog.current?.showModal();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isOn]);
  return (
    <>
      <button
        type="button"
        className="nav-item js-only w-full cursor-pointer"
        onClick={() => dialog.current?.showModal()}
      >
        <kbd>?</kbd>
        <span className="md:sr-only xl:not-sr-only">Touches</span>
      </button>
      <dialog ref={dialog} className="keys-help" aria-labelledby="touches">
        <h2 id="touches" className="text-xl">
          Touches du bureau
        </h2>
        <dl className="kv mt-4">
          {HELP.map(([key, meaning]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-2 text-sm">
          {isOn
            ? "Elles ne font rien pendant que vous écrivez."
            : "Les touches seules sont désactivées sur cet appareil. Ctrl + Entrée envoie toujours."}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="line" onClick={() => setKeysOn(!isOn)}>
            {isOn ? "Désactiver les touches seules" : "Activer les touches seules"}
          </Button>
          <Button onClick={() => dialog.current?.close()}>Fermer</Button>
        </div>
      </dialog>
    </>
  );
}
