import type { CompanyRightsView } from "@app/contract/companies/companies";
import type { EstablishmentView } from "@app/contract/companies/establishments";
import type { LintFinding } from "@app/contract/missions/mission-lint";
import type { SmicRate } from "@app/domain/catalogue/smic";
import type { ReactNode } from "react";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../../ui/fields/remote-options.ts";
import { RecentTitles, type RecentTitlesProps } from "../drafts/recent-titles.tsx";
import { RateField } from "../pay/rate-field.tsx";
import type { LocalPay } from "../pay/use-local-pay.ts";
import { LintNotes } from "../review/lint-notes.tsx";
import type { FilledPlace } from "../sentence/use-filled-place.ts";
import type { RecentMission } from "../shifts/moments.ts";
import { boxesOf } from "../shifts/shift-boxes.ts";
import type { ShiftRows } from "../shifts/use-shift-rows.ts";
import { WhenField } from "../shifts/when-field.tsx";
import type { Draft } from "../values/mission-draft.ts";
import { EMPTY_ROW, hasBegun } from "../values/shift-rows.ts";
import { AudienceField, type TeamChoice } from "./audience-field.tsx";
import { BookingChoice } from "./booking-choice.tsx";
import { PeopleField } from "./people-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { PlacesNote } from "./places-note.tsx";
import { TitleField } from "./title-field.tsx";

export interface ExpressCardProps {
  values: TypedValues;
  errors: FieldErrors;
  findings: readonly LintFinding[];
  draft: Draft;
  rows: ShiftRows;
  recents: readonly RecentMission[];
  smicRates: readonly SmicRate[];
  /** Nothing is proposed when editing. */
  starts: RecentTitlesProps | undefined;
  establishments: readonly EstablishmentView[];
  rights: CompanyRightsView | undefined;
  /** Asked for whom it is, where there is a team and it is not on line yet. */
  team: TeamChoice | undefined;
  /** Not on line yet. */
  isNew: boolean;
  communeCode: string;
  localPay: LocalPay | null;
  /** About how many people are available there then. */
  reach: string | undefined;
  today: string;
  now: Date;
  searchCommunes: SearchOptions;
  /** What a sentence said of the place. */
  filledPlace: FilledPlace;
  /** Beside the first question. */
  beside: ReactNode;
  onTitle: (title: string) => void;
  /** Picking a suggestion fires no event on the form. */
  onFill: () => void;
}

/** The five answers. */
export function ExpressCard({ values, errors, findings, draft, rows, today, now, ...props }: ExpressCardProps) {
  const [shown] = rows.shown;
  const first = shown?.first ?? EMPTY_ROW;
  return (
    <>
      <TitleField
        defaultValue={typed(values, "title")}
        error={errors["title"]}
        onTitle={props.onTitle}
        beside={props.beside}
      >
        {props.starts && <RecentTitles {...props.starts} />}
        <LintNotes findings={findings} field="title" error={errors["title"]} />
      </TitleField>
      <div>
        <WhenField
          {...{ rows, today, now, errors }}
          row={draft.rows[0] ?? first}
          locked={hasBegun(first, now)}
          title={draft.title}
          recents={props.recents}
          breakPaid={draft.breakPaid}
          urgent={draft.urgent}
        />
        <LintNotes findings={findings} field="hoursPerDay" error={errors["hoursPerDay"]} />
      </div>
      <div className="people-and-place">
        <PeopleField key={shown?.key} {...boxesOf(0, errors)("positions")} defaultValue={first.positions} />
        <PlaceField
          key={`place-${props.filledPlace.key}`}
          {...{ errors, findings }}
          values={{ ...values, ...props.filledPlace.values }}
          establishments={props.establishments}
          searchCommunes={props.searchCommunes}
          onFill={props.onFill}
        />
      </div>
      <p role="status" className="hint empty:hidden">
        {props.reach}
      </p>
      {props.rights?.first_booking && (
        <BookingChoice value={typed(values, "booking", "choose")} error={errors["booking"]} />
      )}
      {props.rights && <PlacesNote draft={draft} rights={props.rights} isNew={props.isNew} />}
      <RateField
        {...{ values, errors, findings, draft, now }}
        communeCode={props.communeCode}
        localPay={props.localPay}
        smicRates={props.smicRates}
      />
      {props.team && (
        <AudienceField
          {...{ values, errors, now }}
          team={props.team}
          canBookAtOnce={props.rights?.first_booking === true}
          startsAt={draft.startsAt}
        />
      )}
    </>
  );
}
