import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { RESUMED } from "../../../ui/fields/form-restore.ts";
import type { FormPurpose } from "./form-purpose.ts";

interface SubmitOptions {
  purpose: FormPurpose;
  busy: boolean;
  /** The session is over: the form is restored after signing in. */
  expired: boolean;
  /** Waits for the autosave: sent before, it would make a second draft. */
  stopSaving: () => Promise<void>;
  unlawful: boolean;
}

/** What each button of the form does. Publishing asks for a confirmation, once the form looks complete. */
export function useMissionSubmit(form: RefObject<HTMLFormElement | null>, options: SubmitOptions) {
  const { purpose, busy, expired, stopSaving, unlawful } = options;
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const navigate = useNavigate();

  async function send(intent: string) {
    await stopSaving();
    const body = new FormData(form.current ?? undefined);
    if (intent !== "") body.set("intent", intent);
    await submit(body, { method: "post" });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    if (expired) {
      event.preventDefault();
      const back = encodeURIComponent(`${location.pathname}${location.search}#${RESUMED}`);
      return void navigate(`/connexion?redirect=${back}&expiree=1`);
    }
    if (isButton(event, "template")) return;
    if (isButton(event, "draft")) {
      event.preventDefault();
      return void send("draft");
    }
    if (purpose.kind === "publish" && purpose.obstacle !== undefined) return event.preventDefault();
    if (purpose.kind !== "publish" || unlawful || !looksComplete(event.currentTarget)) return void stopSaving();
    event.preventDefault();
    setAsking(true);
  }

  function publishByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const button = event.currentTarget.querySelector<HTMLButtonElement>('button[value="publish"]');
    if (!button?.disabled) event.currentTarget.requestSubmit(button);
  }

  /** Closed at once: what the form then says must not be behind the question. */
  function confirm() {
    setAsking(false);
    void send("publish");
  }

  return { asking, setAsking, send, confirm, handleSubmit, publishByKey };
}

function isButton({ nativeEvent }: FormEvent<HTMLFormElement>, intent: string): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement && button.value === intent;
}

/** No required field is empty. */
function looksComplete(form: HTMLFormElement): boolean {
  return form.checkValidity() && new FormData(form).has("skills");
}
