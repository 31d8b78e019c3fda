import type { OfficeConversation } from "@app/contract/office/office-records";
import { formatMoment } from "@app/domain/time/format-time";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { roleText } from "../queue/office-labels.fr.ts";

interface ConversationPanelProps {
  action: string;
  /** Read on request only. */
  conversation: OfficeConversation | undefined;
}

const RISKS = {
  warned: "son lecteur a été averti",
  doubtful: "douteux, personne n’a été averti",
};

/** Through the report of one of its messages: both people are told by e-mail. */
export function ConversationPanel({ action, conversation }: ConversationPanelProps) {
  return (
    <section className="fiche mt-3">
      <h2>La conversation</h2>
      {conversation === undefined ? (
        <Form method="post" action={action} preventScrollReset>
          <p className="text-ink-2 text-sm">
            La lire est inscrit au journal, et les deux personnes en sont prévenues par e-mail.
          </p>
          <Button type="submit" name="intent" value="conversation" variant="line" className="mt-3">
            Lire la conversation
          </Button>
        </Form>
      ) : (
        <ol className="grid gap-3">
          {conversation.messages.map((message) => (
            <li key={message.id} className="quote">
              <p className="whitespace-pre-line break-words">
                {message.reported ? <mark>{message.text}</mark> : message.text}
              </p>
              <p className="text-ink-2 text-sm">
                {`${roleOf(conversation, message.author_id)} · `}
                <time dateTime={message.sent_at}>{formatMoment(new Date(message.sent_at))}</time>
                {message.risk !== null && ` · ${RISKS[message.risk]}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function roleOf({ people }: OfficeConversation, id: number): string {
  const role = people.find((person) => person.id === id)?.role;
  return role === undefined ? `Compte n°\u00a0${id}` : `${roleText(role)}, compte n°\u00a0${id}`;
}
