import { DeclarationBadge } from "../../../parts/person/declaration-badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { DeclareForm } from "./declare-form.tsx";
import { enteredText, declaredFr as fr } from "./declared-text.fr.ts";

/** What was entered, else the form. A correction replaces it. */
export function DeclaredCard(props: Parameters<typeof DeclareForm>[0]) {
  const { declaration, startsAt, now, refused } = props;
  const entered = enteredText(declaration);
  const form = <DeclareForm key={declaration.entered_at} {...props} />;
  return (
    <Card aria-labelledby="declaration">
      <h2 id="declaration" className="text-lg">
        {fr.title}
      </h2>
      <p className="mt-2">
        <DeclarationBadge
          declared={declaration.declared}
          declaredAt={declaration.declared_at}
          startsAt={startsAt}
          now={now}
        />
      </p>
      <p className="hint mt-2">{fr.note}</p>
      {entered === null ? (
        <>
          <p className="hint mt-1 mb-4">{fr.arrival}</p>
          {form}
        </>
      ) : (
        <>
          <p className="num mt-3">{entered}</p>
          <details className="mt-2" open={refused !== undefined}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">{fr.correct}</summary>
            <div className="mt-2">{form}</div>
          </details>
        </>
      )}
    </Card>
  );
}
