import type { OfficeItemView } from "@app/contract/office/office";
import { type OfficeKind, suspensionEnd } from "@app/domain/office/office";
import { formatMoment } from "@app/domain/time/format-time";
import { Form } from "react-router";
import { buttonClass } from "../../../ui/button-styles.ts";
import { ACTION_KEYS } from "../queue/action-shortcuts.ts";
import { ACTION_TEXTS } from "../queue/office-labels.fr.ts";
import { itemPath } from "../queue/queue-paths.ts";
import { TransferForm } from "./transfer-form.tsx";

interface ItemActionsProps {
  item: OfficeItemView;
  kind: OfficeKind | undefined;
  colleagues: readonly { id: number; name: string }[];
}

/** Each decision takes the item, then opens its own page. */
export function ItemActions({ item, kind, colleagues }: ItemActionsProps) {
  if (item.closed_at !== null) return null;
  if (item.for_another)
    return (
      <div className="d-act">
        <p>{`Vous avez pris la première décision\u00a0: une autre personne ${item.kind === "appeal" ? "décide ce recours" : "confirme cette suspension ou rétablit le compte"}.`}</p>
      </div>
    );
  const action = itemPath(item.id, kind);
  if (item.taken && !item.taken.mine)
    return (
      <div className="d-act">
        <p>{`${item.taken.by} s’en occupe. Le dossier se libère au bout de vingt minutes.`}</p>
      </div>
    );
  return (
    <div className="d-act">
      {item.kind === "appeal" && (
        <p className="basis-full text-sm">
          {"Vous n’avez pas pris la première décision\u00a0: vous pouvez décider ce recours."}
        </p>
      )}
      {item.kind === "suspension" && (
        <p className="basis-full text-sm">{`Sans confirmation, la suspension prend fin ${formatMoment(suspensionEnd(new Date(item.opened_at)))}.`}</p>
      )}
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="prepare" />
        {item.actions.map((name, index) => (
          <button
            key={name}
            type="submit"
            name="action"
            value={name}
            className={buttonClass({ variant: index === 0 ? "primary" : "line" })}
          >
            {ACTION_TEXTS[name].label}
            <kbd aria-hidden="true">{ACTION_KEYS[name].toUpperCase()}</kbd>
          </button>
        ))}
      </Form>
      <Form method="post" action={action} className="d-take">
        <button
          type="submit"
          name="intent"
          value={item.taken ? "release" : "take"}
          className={buttonClass({ variant: "ghost" })}
        >
          {item.taken ? (
            "Rendre"
          ) : (
            <>
              Prendre
              <kbd aria-hidden="true">E</kbd>
            </>
          )}
        </button>
      </Form>
      <TransferForm action={action} colleagues={colleagues} />
    </div>
  );
}
