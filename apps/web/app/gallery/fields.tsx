import { Hand, Lock, Paperclip, Search, Store } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/fields/checkbox.tsx";
import { Field } from "../ui/fields/field.tsx";
import { type FieldErrors, useFieldErrors } from "../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../ui/fields/form-error-summary.tsx";
import { PasswordInput } from "../ui/fields/password-input.tsx";
import { RadioCards } from "../ui/fields/radio-cards.tsx";
import { Select } from "../ui/fields/select.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextInput } from "../ui/fields/text-input.tsx";
import { Samples } from "./sample.tsx";

export function FieldSamples() {
  return (
    <>
      <Samples title="Champs">
        <div className="grid gap-6 md:grid-cols-3">
          <Field name="email" label="Email" required>
            <TextInput type="email" placeholder="vous@exemple.fr" autoComplete="email" />
          </Field>
          <Field name="password" label="Mot de passe" hint={"8\u00a0caractères au minimum."}>
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field
            name="siret"
            label="Numéro SIRET"
            required
            error={"Le numéro SIRET doit contenir exactement 14\u00a0chiffres, sans lettres ni espaces."}
          >
            <TextInput inputMode="numeric" defaultValue="812 345 67" />
          </Field>
          <Field name="start" label="Début" hint="La mission a commencé, la date est verrouillée.">
            <TextInput icon={Lock} defaultValue="sam. 14 novembre 2026" disabled />
          </Field>
          <Field name="sector" label="Secteur">
            <Select
              placeholder="Tous les secteurs"
              options={[
                { value: "restauration", label: "Restauration" },
                { value: "commerce", label: "Commerce" },
              ]}
            />
          </Field>
          <Field name="type" label="Type de contrat" required error="Choisissez un type de contrat.">
            <Select placeholder="Choisir" options={[{ value: "contract", label: "Contrat" }]} />
          </Field>
          <Field name="level" label="Expérience">
            <Select placeholder="Sans objet" options={[]} disabled />
          </Field>
          <Field name="pay" label="Rémunération" optional success="C’est complet">
            <TextInput inputMode="decimal" defaultValue="14,50" suffix="€" className="num" />
          </Field>
          <Field name="q" label="Métier, entreprise, compétence" labelHidden>
            <TextInput type="search" icon={Search} placeholder="Métier, entreprise, compétence" />
          </Field>
          <Field
            name="tasks"
            label="Responsabilités"
            hintAbove
            hint="Séparez par des virgules, nous en faisons une liste."
          >
            <TextInput />
          </Field>
          <Field name="message" label="Votre message" required>
            <TextArea rows={3} />
          </Field>
        </div>
      </Samples>
      <Samples title="Choix">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <RadioCards
            legend="Vous êtes"
            name="role"
            defaultValue="employer"
            options={[
              { value: "candidate", label: "Candidat", description: "Je viens en renfort", icon: Hand },
              { value: "employer", label: "Employeur", description: "Je cherche du renfort", icon: Store },
            ]}
          />
          <div className="grid gap-3">
            <Checkbox name="licence" label="Permis de conduire obligatoire" />
            <Checkbox name="terms" label="J’accepte les conditions" error="Acceptez les conditions pour continuer." />
            <Checkbox
              name="cv"
              frame="line"
              icon={Paperclip}
              label="Joindre mon CV"
              description="CV-Karim-Benali.pdf"
              defaultChecked
            />
            <Checkbox
              name="urgent"
              frame="feu"
              label="Mission urgente"
              description="Affichée en tête et envoyée aux candidats disponibles."
            />
          </div>
        </div>
      </Samples>
      <Samples title="Erreurs de formulaire">
        <FailingForm />
      </Samples>
    </>
  );
}

const ANSWER: FieldErrors = {
  first: "Le prénom est requis",
  last: "Le nom est requis",
  city: "La ville est requise",
  phone: "Le téléphone est requis",
};

function FailingForm() {
  const [result, setResult] = useState<FieldErrors>();
  const { errors, form } = useFieldErrors(result);
  function submit(event: FormEvent) {
    event.preventDefault();
    setResult({ ...ANSWER });
  }
  return (
    <form {...form} onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <FormErrorSummary errors={errors} />
      {(["first", "last", "city", "phone"] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={{ first: "Prénom", last: "Nom", city: "Ville", phone: "Téléphone" }[name]}
          error={errors[name]}
        >
          <TextInput />
        </Field>
      ))}
      <Button type="submit" variant="line">
        Envoyer
      </Button>
    </form>
  );
}
