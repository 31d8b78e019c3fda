import { MapPin } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/fields/checkbox.tsx";
import { Field } from "../ui/fields/field.tsx";
import { TextInput } from "../ui/fields/text-input.tsx";
import { Drawer, type DrawerProps } from "../ui/overlays/drawer.tsx";
import { Samples } from "./sample.tsx";

const PEOPLE = ["Nadia Ferrand", "Claire Dumas", "Bruno Aubrac", "Sophie Lenoir", "Marc Joly", "Élodie Garnier"];

export function DrawerSamples() {
  const [side, setSide] = useState<DrawerProps["side"]>();
  const close = () => setSide(undefined);
  return (
    <Samples title="Tiroirs">
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={() => setSide("left")}>
          Tiroir à gauche
        </Button>
        <Button variant="line" onClick={() => setSide("right")}>
          Tiroir à droite
        </Button>
        <Button variant="line" onClick={() => setSide("bottom")}>
          Feuille du bas
        </Button>
      </div>
      {(["left", "right"] as const).map((place) => (
        <Drawer key={place} side={place} open={side === place} onOpenChange={close} title="Messages">
          <ul>
            {PEOPLE.map((name) => (
              <li key={name} className="border-line border-t">
                <button
                  type="button"
                  className="flex w-full cursor-pointer items-center gap-3 px-5 py-3 text-left hover:bg-sunken"
                  onClick={close}
                >
                  <Avatar id={name} name={name} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Drawer>
      ))}
      <Drawer
        side="bottom"
        open={side === "bottom"}
        onOpenChange={close}
        title="Filtres"
        footer={
          <Button size="lg" block onClick={close}>
            Afficher 64 missions
          </Button>
        }
      >
        <div className="grid gap-5 px-5 pb-5">
          <Field name="drawerCity" label="Ville">
            <TextInput icon={MapPin} />
          </Field>
          {["Temps plein", "Temps partiel", "Contrat", "Indépendant", "Stage"].map((type) => (
            <Checkbox key={type} name="drawerType" value={type} label={type} />
          ))}
        </div>
      </Drawer>
    </Samples>
  );
}
