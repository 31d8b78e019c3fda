import { type Feature, features } from "./features.ts";
import { type Token, tokenise } from "./tokens.ts";

/** As stored: weights are bytes in base64, to be multiplied by their scale. */
export type StoredWeights = { weights: string; scale: number };
export type ModelFile = StoredWeights & {
  /** SHA-256 of the sets and of the code it was trained with. */
  digest: string;
  thresholds: Record<string, number>;
  kinds: (StoredWeights & { name: string })[];
  /** Shares seen in cross-validation, for the record. */
  figures: Record<string, number>;
};
type Weights = { bytes: Int8Array; scale: number };
export type Model = {
  weights: Weights;
  kinds: readonly { name: string; weights: Weights }[];
  thresholds: Readonly<Record<string, number>>;
};
export type TextScore = {
  score: number;
  /** The likeliest ground, for the advice shown. */
  kind: string | null;
  /** The words that weigh most, as typed. */
  excerpt: string;
};

/** The ground is chosen among few words: the lower bits of the same bucket are enough. */
export const KIND_BITS = 12;

const decode = ({ weights, scale }: StoredWeights): Weights => ({
  bytes: new Int8Array(Buffer.from(weights, "base64")),
  scale,
});

export const readModel = (file: Pick<ModelFile, "weights" | "scale" | "kinds" | "thresholds">): Model => ({
  weights: decode(file),
  kinds: file.kinds.map((kind) => ({ name: kind.name, weights: decode(kind) })),
  thresholds: file.thresholds,
});

export function scoreText(model: Model, typed: string, facts: readonly string[] = []): TextScore {
  const text = typed.normalize("NFC");
  const tokens = tokenise(text);
  const found = features(tokens, facts);
  const score = sum(model.weights, found);
  return { score, kind: kindOf(model, found), excerpt: heaviestWords(model, text, tokens, found) };
}

function sum({ bytes, scale }: Weights, found: readonly Feature[]): number {
  let total = 0;
  for (const { bucket, value } of found) total += (bytes[bucket & (bytes.length - 1)] ?? 0) * value;
  return total * scale;
}

function kindOf({ kinds }: Model, found: readonly Feature[]): string | null {
  let best: { name: string | null; score: number } = { name: null, score: Number.NEGATIVE_INFINITY };
  for (const { name, weights } of kinds) {
    const score = sum(weights, found);
    if (score > best.score) best = { name, score };
  }
  return best.name;
}

/** The run of words whose weights sum highest. */
function heaviestWords({ weights }: Model, text: string, tokens: readonly Token[], found: readonly Feature[]): string {
  const byToken = new Float64Array(tokens.length);
  for (const { bucket, value, first, last } of found) {
    const part = ((weights.bytes[bucket] ?? 0) * value) / (last - first + 1);
    for (let at = first; at <= last; at += 1) byToken[at] = (byToken[at] ?? 0) + part;
  }
  let best = { sum: 0, first: 0, last: -1 };
  let run = { sum: 0, first: 0 };
  for (const [at, weight] of byToken.entries()) {
    run = run.sum > 0 ? { sum: run.sum + weight, first: run.first } : { sum: weight, first: at };
    if (run.sum > best.sum) best = { sum: run.sum, first: run.first, last: at };
  }
  return text.slice(tokens[best.first]?.start ?? 0, tokens[best.last]?.end ?? 0);
}
