import { fileFr } from "@app/contract/http/files.fr";
import type { UserView } from "@app/contract/profiles/profiles";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { AVAILABILITY_LABELS } from "@app/domain/profiles/labels.fr";
import { Flame, Snowflake } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FileInput } from "../../../ui/fields/file-input.tsx";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { useFormRestore } from "../../../ui/fields/form-restore.ts";
import { type FormPart, firstValue, type RefusedForm, typedList } from "../../../ui/fields/form-values.ts";
import { ImageInput } from "../../../ui/fields/image-input.tsx";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { TagInput } from "../../../ui/fields/tag-input.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { EmailFields } from "./email-fields.tsx";
import { ExperienceEditor } from "./experience-editor.tsx";
import { draftOf, readExperiences } from "./experience-fields.ts";
import { RemoveFile } from "./remove-file.tsx";

export interface CandidateProfileFormProps {
  user: UserView;
  /** Proposed. */
  skills: string[];
  refused: RefusedForm | undefined;
  saving: boolean;
  cancelHref: string;
  /** City, region and country. */
  Place: ComponentType<FormPart & { cityClass?: string }>;
}

export function CandidateProfileForm({ user, skills, refused, saving, cancelHref, Place }: CandidateProfileFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  useFormRestore(form.ref, `profile-${user.id}`);
  const value = (name: string) => firstValue(refused, name, storedText(user)[name]);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      {...form}
    >
      <input type="hidden" name="intent" value="save" />
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <p className="text-ink-2 text-sm">Les champs marqués * sont obligatoires.</p>
      <Group title="Vous">
        <Field name="profileImage" label="Photo" optional error={errors["profileImage"]} className="sm:col-span-2">
          <ImageInput
            buttonLabel="Choisir une photo"
            current={user.profileImage ? { name: "Votre photo actuelle", url: user.profileImage } : undefined}
            refusals={{ invalid: fileFr.invalid.image, tooLarge: fileFr.tooLarge.image }}
          />
        </Field>
        {user.profileImage !== null && (
          <div className="-mt-3 sm:col-span-2">
            <RemoveFile
              intent="remove-image"
              label="Retirer la photo"
              question={"Retirer votre photo\u202f?"}
              description="Vos initiales la remplaceront."
            />
          </div>
        )}
        <Field name="first_name" label="Prénom" required error={errors["first_name"]}>
          <TextInput autoComplete="given-name" defaultValue={value("first_name")} />
        </Field>
        <Field name="last_name" label="Nom" required error={errors["last_name"]}>
          <TextInput autoComplete="family-name" defaultValue={value("last_name")} />
        </Field>
        <Field name="profession" label="Profession" required error={errors["profession"]}>
          <TextInput autoComplete="organization-title" defaultValue={value("profession")} />
        </Field>
        <Field name="phone" label="Téléphone" hint={"10\u00a0chiffres. Demandé pour postuler."} error={errors["phone"]}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" defaultValue={value("phone")} />
        </Field>
        <EmailFields value={value} errors={errors} current={user.email} />
        <Place value={value} errors={errors} cityClass="sm:col-span-2" />
        <Field name="about" label="À propos" optional error={errors["about"]} className="sm:col-span-2">
          <TextArea rows={5} maxLength={3000} defaultValue={value("about")} />
        </Field>
      </Group>
      <Group title="Disponibilité et compétences">
        <div id="field-availability" className="sm:col-span-2">
          <RadioCards
            legend="Disponibilité"
            name="availability"
            error={errors["availability"]}
            defaultValue={value("availability")}
            options={[
              {
                value: "on_fire",
                label: AVAILABILITY_LABELS.on_fire,
                description: "Pour les missions urgentes",
                icon: Flame,
              },
              {
                value: "freeze",
                label: AVAILABILITY_LABELS.freeze,
                description: "Pas en ce moment",
                icon: Snowflake,
              },
            ]}
          />
        </div>
        <Field
          name="skills"
          label="Compétences"
          hint="Entrée pour ajouter. Il en faut au moins une pour postuler."
          error={errors["skills"]}
          className="sm:col-span-2"
        >
          <TagInput
            defaultValue={refused ? typedList(refused.values, "skills") : user.skills}
            suggestions={skills}
            placeholder="Écrire une compétence"
          />
        </Field>
      </Group>
      <Group title="CV">
        <Field name="coverLetter" label="CV" labelHidden error={errors["coverLetter"]} className="sm:col-span-2">
          <FileInput
            accept=".pdf,.doc,.docx"
            buttonLabel={user.coverLetter ? "Remplacer le CV" : "Choisir un fichier"}
            note={"PDF, DOC ou DOCX, 5\u00a0Mo maximum."}
            current={user.coverLetter ? { name: user.coverLetterName ?? "CV" } : undefined}
            check={{
              accepts: (file) => /\.(?:pdf|docx?)$/i.test(file.name),
              invalid: fileFr.invalid.cv,
              tooLarge: fileFr.tooLarge.cv,
            }}
          />
        </Field>
        {user.coverLetter !== null && (
          <div className="-mt-3 sm:col-span-2">
            <RemoveFile
              intent="remove-cv"
              label="Retirer le CV"
              question={"Retirer votre CV\u202f?"}
              description="Les candidatures déjà envoyées gardent celui qui les accompagnait."
            />
          </div>
        )}
      </Group>
      <Card padding="form" id="experiences" aria-labelledby="titre-experiences">
        <h2 id="titre-experiences" className="mb-4 text-xl">
          Expériences
        </h2>
        <ExperienceEditor
          initial={refused ? readExperiences(refused.values) : user.experiences.map(draftOf)}
          errors={errors}
        />
      </Card>
      <div className="save-bar">
        <LinkButton to={cancelHref} variant="ghost" size="lg" className="px-2! md:px-3!">
          Annuler
        </LinkButton>
        <Button type="submit" size="lg" className="flex-1 md:flex-none" loading={saving} loadingLabel="Enregistrement…">
          Enregistrer
        </Button>
      </div>
    </Form>
  );
}

function storedText(user: UserView) {
  const { first_name, last_name, profession, email, phone, location, about, availability } = user;
  const texts: Record<string, string | null> = {
    first_name,
    last_name,
    profession,
    email,
    about,
    availability,
    ...location,
    phone: phone && formatPhone(phone),
    country: location.country ?? "France",
  };
  return texts;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="form" aria-label={title}>
      <h2 className="mb-4 text-xl">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">{children}</div>
    </Card>
  );
}
