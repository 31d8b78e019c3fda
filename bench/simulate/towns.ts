/** Two towns of employers with people of their own: one where nobody else is on the site, one where many are. */
import { table } from "../load/report.ts";
import type { Assumptions } from "./assumptions.ts";
import { buildCity, type City, type Mission } from "./city.ts";
import { type Outcome, simulateDay } from "./day.ts";
import { minutesToFill, quantile } from "./figures.ts";
import { TEAM_FIRST, WAVES } from "./policy.ts";
import { duration, percent } from "./report.ts";

const OWN_EXTRAS = [0, 4, 8, 16];
const EMPTY_TOWN = { people: 0, missions: 120 };
const SUPPLIED_TOWN = { people: 4_000, missions: 160 };
const EXTRAS_IN_SUPPLIED_TOWN = 8;

type Counted = { filled: number[]; minutes: number[]; public: number[] };

/** Of all seeds together: some missions of each employer's day. */
function count(
  runs: readonly { city: City; outcome: Outcome }[],
  isCounted: (mission: Mission, city: City) => boolean,
): Counted {
  const counted: Counted = { filled: [], minutes: [], public: [] };
  for (const { city, outcome } of runs) {
    const of = (mission: Mission) => isCounted(mission, city);
    counted.minutes.push(...minutesToFill(city, outcome, of));
    for (const mission of city.missions.filter(of)) {
      const taken = outcome.places.filter((place) => place.mission === mission);
      counted.filled.push(taken.length / mission.places);
      const isOwn = (id: number) => city.teams.get(mission.employer)?.some((person) => person.id === id) ?? false;
      counted.public.push(taken.filter(({ person }) => !isOwn(person.id)).length / mission.places);
    }
  }
  return counted;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
const filledShare = ({ minutes }: Counted) =>
  percent(minutes.filter(Number.isFinite).length / Math.max(1, minutes.length));

/** Nobody but each employer's own extras: the share filled by how many there are. */
export function emptyTownTable(seeds: readonly number[], assumptions: Assumptions): string {
  const rows = OWN_EXTRAS.map((extras) => {
    const runs = seeds.map((seed) => {
      const city = buildCity({ seed, ...EMPTY_TOWN, own: { extras, ofAll: true } }, assumptions);
      return { city, outcome: simulateDay(city, TEAM_FIRST, assumptions) };
    });
    const counted = count(runs, () => true);
    const messages = mean(runs.map(({ outcome, city }) => outcome.messages.length / city.missions.length));
    return [
      `${extras}`,
      filledShare(counted),
      percent(mean(counted.filled)),
      duration(quantile(counted.minutes, 0.5)),
      messages.toFixed(1),
    ];
  });
  return table(
    [
      "own extras of each employer",
      "missions filled",
      "places filled",
      "half of all missions filled within",
      "messages per mission",
    ],
    rows,
  );
}

/** Every other employer has eight extras: what asking them first changes for them, for the others, and for everybody else. */
export function suppliedTownTable(seeds: readonly number[], assumptions: Assumptions): string {
  const cities = seeds.map((seed) =>
    buildCity({ seed, ...SUPPLIED_TOWN, own: { extras: EXTRAS_IN_SUPPLIED_TOWN, ofAll: false } }, assumptions),
  );
  const hasTeam = (mission: Mission, { teams }: City) => teams.has(mission.employer);
  const rows = [WAVES, TEAM_FIRST].flatMap((policy) => {
    const runs = cities.map((city) => ({ city, outcome: simulateDay(city, policy, assumptions) }));
    const groups = [
      { name: "employers with a team", counted: count(runs, hasTeam) },
      { name: "the other employers", counted: count(runs, (mission, city) => !hasTeam(mission, city)) },
    ];
    return groups.map(({ name, counted }) => [
      policy === WAVES ? "everybody at once" : policy.name,
      name,
      filledShare(counted),
      percent(mean(counted.filled)),
      duration(quantile(counted.minutes, 0.5)),
      percent(mean(counted.public)),
    ]);
  });
  return table(
    [
      "",
      "",
      "missions filled",
      "places filled",
      "half of all missions filled within",
      "places taken by people of no team of theirs",
    ],
    rows,
  );
}
