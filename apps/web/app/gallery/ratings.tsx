import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { useFieldErrors } from "../ui/fields/field-errors.ts";
import { StarsInput } from "../ui/fields/stars-input.tsx";
import { Stars } from "../ui/stars.tsx";
import { Samples } from "./sample.tsx";

const MISSING = { communication: "Donnez une note de 1 à 5." };

export function RatingSamples() {
  const [note, setNote] = useState(4);
  const [result, setResult] = useState<typeof MISSING>();
  const { errors, form } = useFieldErrors(result);
  return (
    <Samples title="Étoiles">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card>
          <form
            {...form}
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              setResult({ ...MISSING });
            }}
          >
            <StarsInput
              name="technical"
              label="Technique"
              description="Gestes, rapidité, précision"
              defaultValue={4}
              onChange={setNote}
            />
            <StarsInput
              name="communication"
              label="Communication"
              description="Avec l’équipe et les clients"
              required
              error={errors["communication"]}
            />
            <p>
              {"Note technique\u00a0: "}
              <output className="num font-bold">{note}</output>
            </p>
            <Button type="submit" variant="line">
              Envoyer l’évaluation
            </Button>
          </form>
        </Card>
        <Card className="flex flex-wrap items-center gap-6">
          <Stars value={4.8} />
          <Stars value={3.4} />
          <Stars value={0} />
          <Stars value={4.6} compact />
        </Card>
      </div>
    </Samples>
  );
}
