/** Unique texts in the database: finding one in an answer is a leak. */
const KINDS = {
  mail: "the candidate's e-mail",
  tel: "the candidate's phone",
  name: "the candidate's last name",
  cv: "the candidate's CV: its name, and its content",
  letter: "what the candidate wrote when applying",
  note: "a notification of the candidate",
  search: "what the candidate keeps looking for",
  chat: "what the two said to each other",
  place: "where they meet for an interview",
  bossmail: "the employer's own e-mail",
  bosstel: "the employer's own phone",
  firmmail: "the company's e-mail",
  firmtel: "the company's phone",
  address: "the company's street address",
  street: "the street of an establishment, and how to get in",
  meeting: "where people accepted go on arriving",
  draft: "a mission nobody has published",
  civil: "the civil status that the candidate shared for a hire",
} as const;
export type Canary = keyof typeof KINDS;

/** A phone has ten digits; the third and fourth identify the person. */
const PHONES = { "99": "tel", "97": "bosstel", "95": "firmtel" } as const satisfies Record<string, Canary>;

export const canary = (kind: Canary, scene: number) => `canari-${kind}-${scene}`;
export const canaryPhone = (series: keyof typeof PHONES, scene: number) =>
  `06${series}${String(scene).padStart(6, "0")}`;

export type Sighting = { kind: Canary; scene: number };

export function findCanaries(text: string): Sighting[] {
  const words = [...text.matchAll(/canari-([a-z]+)-(\d+)/g)].map(([, kind, scene]) => ({
    kind: kind as Canary,
    scene: Number(scene),
  }));
  // As it is stored, or in pairs as people read it.
  const phones = [...text.matchAll(/\b06[\s.-]?(99|97|95)((?:[\s.-]?\d{2}){3})\b/g)].map(([, series, scene = ""]) => ({
    kind: PHONES[series as keyof typeof PHONES],
    scene: Number(scene.replaceAll(/\D/g, "")),
  }));
  return [...words, ...phones];
}
