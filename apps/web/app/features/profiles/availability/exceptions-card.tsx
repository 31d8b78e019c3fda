import type { AvailabilityException } from "@app/contract/profiles/availability";
import { MAX_EXCEPTIONS } from "@app/domain/profiles/availability";
import { Check, Minus, X } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { exceptionDays, exceptionSlots } from "./availability-text.fr.ts";
import { ExceptionForm } from "./exception-form.tsx";
import { SaveCard } from "./save-card.tsx";
import { SaveForm } from "./save-form.tsx";
import { useSave } from "./use-save.ts";

/** Days that differ from the usual week. */
export function ExceptionsCard({ exceptions, today }: { exceptions: readonly AvailabilityException[]; today: string }) {
  const { send, isSaved } = useSave("exceptions");
  return (
    <SaveCard id="exceptions" title="Exceptions" isSaved={isSaved}>
      {exceptions.length === 0 ? (
        <p className="text-ink-2 text-sm">
          Un jour pas comme les autres&#8239;? Ajoutez-le ici, il passe avant votre semaine.
        </p>
      ) : (
        <ul className="exlist">
          {exceptions.map((exception) => (
            <ExceptionRow
              key={[exception.from, exception.to, ...exception.slots].join()}
              exception={exception}
              onRemove={send}
            />
          ))}
        </ul>
      )}
      {exceptions.length < MAX_EXCEPTIONS && <ExceptionForm key={exceptions.length} today={today} />}
    </SaveCard>
  );
}

interface ExceptionRowProps {
  exception: AvailabilityException;
  onRemove: (fields: Record<string, string>) => void;
}

function ExceptionRow({ exception, onRemove }: ExceptionRowProps) {
  const { from, to, slots, available } = exception;
  const days = exceptionDays(exception);
  return (
    <li>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{days}</b>
        <span className="text-ink-2 text-sm">{exceptionSlots(slots)}</span>
      </span>
      <Badge tone={available ? "ok" : "grey"} icon={available ? Check : Minus}>
        {available ? "Disponible" : "Pas disponible"}
      </Badge>
      <SaveForm fields={{ intent: "remove-exception", from, to, slots: slots.join() }} onSend={onRemove}>
        <IconButton type="submit" icon={X} label={`Retirer l’exception\u00a0: ${days}`} />
      </SaveForm>
    </li>
  );
}
