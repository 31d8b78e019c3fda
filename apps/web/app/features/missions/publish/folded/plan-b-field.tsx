import { Checkbox } from "../../../../ui/fields/checkbox.tsx";

/** Whether the yes of somebody kept in reserve takes a place that is lost. */
export function PlanBField({ defaultChecked }: { defaultChecked: boolean }) {
  return (
    <>
      <input type="hidden" name="planBAsked" value="1" />
      <Checkbox
        name="planB"
        value="auto"
        label="Plan&#160;B automatique"
        description="Si une place se libère, le oui d’une personne que vous gardez en réserve prend la place. Sans cela, chaque oui attend votre réponse."
        defaultChecked={defaultChecked}
      />
    </>
  );
}
