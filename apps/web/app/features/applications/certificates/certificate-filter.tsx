import { CERTIFICATE_KINDS, type CertificateKind } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import { useEffect, useRef, useState } from "react";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { CERTIFICATE_PARAM } from "./requested-certificates.ts";

/** In the form of the filters: people who declare all of those ticked, until the end of the mission. */
export function CertificateFilter({ chosen }: { chosen: readonly CertificateKind[] }) {
  const boxes = useRef<HTMLFieldSetElement>(null);
  // Whoever unticks the last one by keyboard stays where they are.
  const [wasOpen] = useState(chosen.length > 0);
  const asked = chosen.join();
  // The boxes follow the address, which the back button changes.
  useEffect(() => {
    for (const box of boxes.current?.querySelectorAll("input") ?? [])
      box.checked = asked.split(",").includes(box.value);
    const folded = boxes.current?.closest("details");
    if (folded && asked !== "") folded.open = true;
  }, [asked]);
  const names = chosen.map((kind) => CERTIFICATE_LABELS[kind]).join(", ");
  return (
    <details className="col-span-full" open={wasOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {names === "" ? "Filtrer par certificat" : `Avec\u00a0: ${names}`}
      </summary>
      <fieldset ref={boxes} className="flex flex-wrap gap-x-6">
        <legend className="hint mb-1">
          Avec tous ces certificats, demandés par la mission et valables jusqu’à sa fin
        </legend>
        {CERTIFICATE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            name={CERTIFICATE_PARAM}
            value={kind}
            label={CERTIFICATE_LABELS[kind]}
            defaultChecked={chosen.includes(kind)}
          />
        ))}
      </fieldset>
    </details>
  );
}
