import { MOST_MESSAGE_CHARACTERS } from "@app/domain/messages/conversation";
import { Send } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { Form } from "react-router";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const QUICK_REPLIES = ["J’arrive", "En route", "Retard 10\u00a0min"] as const;

export interface ComposerProps {
  firstName: string;
  withQuickReplies: boolean;
  /** Without script: makes a repeated form send one message. */
  clientId: string;
  /** Without script: what was typed and why it was not sent. */
  refused: { content: string; error: string | undefined } | undefined;
  onSend: (content: string) => void;
}

/** Sends through the chat; without script it is an ordinary form. */
export function Composer({ firstName, withQuickReplies, clientId, refused, onSend }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value !== "") return onSend(submitter.value);
    const area = box.current;
    if (!area) return;
    onSend(area.value);
    area.value = "";
    area.focus();
  }

  /** Enter sends, except on a phone, where there is no other way to a new line. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <Form
      method="post"
      onSubmit={submit}
      className="shrink-0 border-line border-t bg-surface p-3 md:px-6 md:py-4"
      preventScrollReset
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="client_id" value={clientId} />
      {withQuickReplies && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
        <div role="group" aria-label="Réponses rapides" className="mb-3 flex flex-wrap gap-2">
          {QUICK_REPLIES.map((text) => (
            <Chip key={text} type="submit" name="quick" value={text} formNoValidate small>
              {text}
            </Chip>
          ))}
        </div>
      )}
      {refused?.error !== undefined && (
        <p role="alert" className="mb-2 font-medium text-danger-ink text-sm">
          {refused.error}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          name="content"
          rows={1}
          required
          maxLength={MOST_MESSAGE_CHARACTERS}
          aria-label="Votre message"
          title="Votre message"
          placeholder={`Écrire à ${firstName}`}
          defaultValue={refused?.content}
          onKeyDown={onKeyDown}
          className="input max-h-40 min-h-12! resize-none! [field-sizing:content]"
        />
        <IconButton
          type="submit"
          icon={Send}
          label="Envoyer"
          variant="primary"
          className="size-12! min-h-12! shrink-0"
        />
      </div>
    </Form>
  );
}
