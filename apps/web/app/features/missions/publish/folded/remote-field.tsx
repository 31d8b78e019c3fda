import { HouseWifi } from "lucide-react";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";

/** A native checkbox already has its state. */
const SWITCH = { role: "switch" } as const;

export function RemoteField({ defaultChecked }: { defaultChecked: boolean }) {
  return (
    <Checkbox
      {...SWITCH}
      name="remote"
      label="Télétravail"
      description={"Activé aussi quand le lieu dit «\u00a0télétravail\u00a0» ou «\u00a0remote\u00a0»."}
      icon={HouseWifi}
      defaultChecked={defaultChecked}
    />
  );
}
