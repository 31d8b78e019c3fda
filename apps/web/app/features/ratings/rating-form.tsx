import { formatRating } from "@app/domain/ratings/format-rating";
import { meanOfRatings, RATING_CATEGORIES, type RatingCategory } from "@app/domain/ratings/rating";
import { RATING_CATEGORY_LABELS } from "@app/domain/ratings/rating-labels.fr";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Field } from "../../ui/fields/field.tsx";
import { useFieldErrors } from "../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../ui/fields/form-values.ts";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { StarsInput } from "../../ui/fields/stars-input.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import type { RatingTexts } from "./rating-texts.fr.ts";

/** The others are as one likes. */
const REQUIRED: RatingCategory = "overall";

export interface RatingFormProps {
  /** `work`: « Serveur en salle · ven. 13 nov. ». */
  subject: { name: string; work: string; picture: ReactNode };
  applicationId: number;
  words: RatingTexts;
  /** Posts to the page's action. */
  Form: FetcherWithComponents<unknown>["Form"];
  busy: boolean;
  refused: RefusedForm | undefined;
  headingLevel?: 2 | 3;
}

export function RatingForm({ subject, applicationId, words, Form, busy, refused, headingLevel = 2 }: RatingFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const value = (name: string) => typed(refused?.values, name);
  const [notes, setNotes] = useState<Partial<Record<RatingCategory, number>>>(() =>
    Object.fromEntries(RATING_CATEGORIES.flatMap((name) => (value(name) ? [[name, Number(value(name))]] : []))),
  );
  const mean = meanOfRatings(Object.values(notes));
  const Heading = `h${headingLevel}` as const;
  const stars = (name: RatingCategory) => (
    <StarsInput
      name={name}
      label={RATING_CATEGORY_LABELS[name]}
      description={words.about[name]}
      required={name === REQUIRED}
      error={errors[name]}
      defaultValue={Number(value(name)) || undefined}
      onChange={(note) => setNotes((given) => ({ ...given, [name]: note }))}
    />
  );
  return (
    <Form method="post" noValidate {...form}>
      <input type="hidden" name="application_id" value={applicationId} />
      <div className="flex items-center gap-4 pb-5">
        {subject.picture}
        <div className="min-w-0 flex-1">
          <Heading className="text-xl md:text-2xl">{subject.name}</Heading>
          <p className="text-ink-2 text-sm">{subject.work}</p>
        </div>
        <p className="text-end" aria-live="polite">
          <span
            className={cx(
              "display num block font-bold text-3xl leading-none md:text-4xl",
              mean === null && "text-ink-3",
            )}
          >
            {mean === null ? "–" : formatRating(mean)}
          </span>
          <span className="text-ink-2 text-sm">moyenne</span>
        </p>
      </div>
      <div className="mb-4 empty:hidden">
        <FormErrorSummary title={refused?.formError ?? errors["user_id"] ?? errors["company_id"]} />
      </div>
      <div className="border-line border-t-2 border-dashed">
        {RATING_CATEGORIES.map((name) => (
          <div key={name} className="border-line border-b py-4">
            {stars(name)}
          </div>
        ))}
      </div>
      <div className="mt-4 grid gap-5">
        <Field label="Votre retour" name="comment" optional error={errors["comment"]}>
          <TextArea rows={4} maxLength={2000} defaultValue={value("comment")} />
        </Field>
        <RadioCards
          legend={words.question}
          name="recommend"
          error={errors["recommend"]}
          defaultValue={value("recommend")}
          options={[
            { value: "true", label: "Oui", icon: ThumbsUp },
            { value: "false", label: "Non", icon: ThumbsDown },
          ]}
        />
        <p className="text-ink-2 text-sm">{words.publication}</p>
        <Button type="submit" size="lg" block loading={busy} loadingLabel="Envoi…">
          Envoyer l’évaluation
        </Button>
      </div>
    </Form>
  );
}
