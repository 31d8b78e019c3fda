import type { CatalogueView } from "@app/contract/catalogue/catalogue";
import { COMPANY_SIZES } from "@app/domain/catalogue/company-sizes";
import { INDUSTRIES } from "@app/domain/catalogue/industries";
import { titlesOf } from "@app/domain/catalogue/metiers";
import { SECTORS } from "@app/domain/catalogue/sectors";
import { KNOWN_TAGS } from "@app/domain/catalogue/tags";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { COMPANY_SIZE_LABELS, INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import { EXPERIENCE_LEVEL_LABELS, MISSION_TYPE_LABELS, PAY_PERIOD_LABELS } from "@app/domain/missions/labels.fr";
import { EXPERIENCE_LEVELS, MISSION_TYPES, PAY_PERIODS } from "@app/domain/missions/mission";

const labelled = <V extends string>(values: readonly V[], names: Record<V, string>) =>
  values.map((value) => ({ value, label: names[value] }));

/** Constant until the next release. */
export const catalogue: CatalogueView = {
  sectors: SECTORS.map(({ key, name, skills, certificates, payRange }) => ({
    key,
    name,
    titles: titlesOf(key).map(withGenderMark),
    skills: [...skills],
    certificates: [...certificates],
    payRange: [payRange[0], payRange[1]],
  })),
  tags: [...KNOWN_TAGS],
  industries: labelled(INDUSTRIES, INDUSTRY_LABELS),
  sizes: labelled(COMPANY_SIZES, COMPANY_SIZE_LABELS),
  types: labelled(MISSION_TYPES, MISSION_TYPE_LABELS),
  payPeriods: labelled(PAY_PERIODS, PAY_PERIOD_LABELS),
  experienceLevels: labelled(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_LABELS),
};
