/** How people behave in the drill: assumed, drawn from one seed, never measured. docs/evidence/declaration-drill.md states each of them. */
import type { DeclarationChannel } from "@app/domain/papers/declaration";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";

const MINUTE = 60_000;

/** Minutes: the median of a log-normal law and its sigma. */
const DELAYS = {
  yes: [3, 0.6],
  share: [1.5, 0.7],
  sheet: [1, 0.6],
  form: [4, 0.5],
  enter: [1, 0.7],
  check: [1.5, 0.6],
  travel: [28, 0.35],
  /** Without what the person shares, the employer reads an identity paper on arrival. */
  atDoor: [8, 0.4],
} as const;
type Delay = keyof typeof DELAYS;

const SHARES = { announced: 0.4, noAnswer: 0.2, neverShares: 0.04, prefecture: 0.12, forgetsToCheck: 0.05 };
const CHANNELS: readonly (readonly [DeclarationChannel | "never", number])[] = [
  ["receipt", 0.7],
  ["tese", 0.1],
  ["payroll", 0.08],
  ["guso", 0.02],
  ["never", 0.1],
];
const PARTS = { day: [7, 16], evening: [16, 22], night: [22, 29] } as const;
type Part = keyof typeof PARTS;
const RESERVE = 4;

/** mulberry32 */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Behaviour = {
  startsAt: Date;
  hours: number;
  part: Part;
  isWeekend: boolean;
  /** Before the start by whoever was expected, or after it by the employer. */
  kind: "announced" | "at_start";
  noticedAt: Date;
  /** In the order of the reserve: how long each takes to say yes, in milliseconds; null never answers. */
  answers: readonly (number | null)[];
  channel: DeclarationChannel | "never";
  neverShares: boolean;
  /** The employer asks the préfecture two working days before: nobody can, in minutes. In no row of the product. */
  needsPrefecture: boolean;
  checks: boolean;
  delay: Record<Delay, number>;
};

/** The absences of some weeks, in no order. */
export function drawBehaviours(seed: number, count: number, from: Date): Behaviour[] {
  const next = generator(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const chance = (share: number) => next() < share;
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const delay = (name: Delay) => {
    const [median, sigma] = DELAYS[name];
    return Math.round(median * Math.exp(sigma * normal()) * MINUTE);
  };
  return Array.from({ length: count }, () => {
    const part = (["day", "evening", "night"] as const)[Math.floor(next() * 3)] ?? "day";
    const day = addDays(parisDay(from), 4 + Math.floor(next() * 35));
    const quarters = Math.floor(between(PARTS[part][0], PARTS[part][1]) * 4);
    const startsAt = new Date(atParis(day, "00:00").getTime() + quarters * 15 * MINUTE);
    const kind = chance(SHARES.announced) ? "announced" : "at_start";
    const minutes = kind === "announced" ? -between(20, 180) : between(10, 25);
    return {
      startsAt,
      hours: 5 + Math.floor(next() * 4),
      part,
      isWeekend: [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()),
      kind,
      noticedAt: new Date(startsAt.getTime() + Math.round(minutes * MINUTE)),
      answers: Array.from({ length: RESERVE }, () => (chance(SHARES.noAnswer) ? null : delay("yes"))),
      channel: pick(next()),
      neverShares: chance(SHARES.neverShares),
      needsPrefecture: chance(SHARES.prefecture),
      checks: !chance(SHARES.forgetsToCheck),
      delay: {
        yes: 0,
        share: delay("share"),
        sheet: delay("sheet"),
        form: delay("form"),
        enter: delay("enter"),
        check: delay("check"),
        travel: delay("travel"),
        atDoor: delay("atDoor"),
      },
    };
  });
}

function pick(drawn: number): DeclarationChannel | "never" {
  let left = drawn;
  for (const [channel, share] of CHANNELS) {
    left -= share;
    if (left < 0) return channel;
  }
  return "receipt";
}
