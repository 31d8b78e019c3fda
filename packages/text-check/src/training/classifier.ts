import { BITS, type Feature, features } from "../features.ts";
import type { StoredWeights } from "../model.ts";
import { tokenise } from "../tokens.ts";

export type Vector = { buckets: Int32Array; values: Float32Array };

const EPOCHS = 12;
const RARITY_POWER = 1.5;
const LARGEST_BYTE = 127;

export const vectorsOf = (passages: readonly string[], facts: readonly string[]): Vector[] =>
  passages.map((passage) => vectorOf(features(tokenise(passage.normalize("NFC")), facts)));

function vectorOf(found: readonly Feature[]): Vector {
  const sums = new Map<number, number>();
  for (const { bucket, value } of found) sums.set(bucket, (sums.get(bucket) ?? 0) + value);
  return { buckets: Int32Array.from(sums.keys()), values: Float32Array.from(sums.values()) };
}

/** The same vector in fewer buckets. */
export const folded = ({ buckets, values }: Vector, bits: number): Vector => ({
  buckets: buckets.map((bucket) => bucket & (2 ** bits - 1)),
  values,
});

export function dot(weights: Float64Array, { buckets, values }: Vector): number {
  let sum = 0;
  for (let at = 0; at < buckets.length; at += 1) sum += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

/** Rare features count more; the factor ends up inside the weights, so that scoring does not need it. */
export function fit(plain: readonly Vector[], wanted: readonly boolean[], cost: number, bits = BITS): Float64Array {
  const rarity = rarities(plain, bits);
  const inputs = plain.map(({ buckets, values }) => ({
    buckets,
    values: values.map((value, at) => value * (rarity[buckets[at] ?? 0] ?? 0)),
  }));
  return descend(inputs, wanted, cost, bits).map((weight, bucket) => weight * (rarity[bucket] ?? 0));
}

function rarities(inputs: readonly Vector[], bits: number): Float64Array {
  const counts = new Float64Array(2 ** bits);
  for (const { buckets } of inputs) for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => ((1 + Math.log((1 + inputs.length) / (1 + count))) / 6) ** RARITY_POWER);
}

/** Linear classifier with squared hinge loss, by dual coordinate descent (Hsieh et al., 2008). Always the same result. */
function descend(inputs: readonly Vector[], wanted: readonly boolean[], cost: number, bits: number): Float64Array {
  const weights = new Float64Array(2 ** bits);
  const alphas = new Float64Array(inputs.length);
  const norms = inputs.map(({ values }) => values.reduce((sum, value) => sum + value * value, 0));
  const order = inputs.map((_, index) => index);
  const random = generator(12345);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const input = inputs[index];
      if (!input) continue;
      const sign = wanted[index] ? 1 : -1;
      const alpha = alphas[index] ?? 0;
      const gradient = sign * dot(weights, input) - 1 + alpha / (2 * cost);
      const next = Math.max(0, alpha - gradient / ((norms[index] ?? 0) + 1 / (2 * cost)));
      if (next === alpha) continue;
      alphas[index] = next;
      move(weights, input, sign * (next - alpha));
    }
  }
  return weights;
}

function move(weights: Float64Array, { buckets, values }: Vector, step: number): void {
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? 0;
    weights[bucket] = (weights[bucket] ?? 0) + step * (values[at] ?? 0);
  }
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** One byte per weight. */
export function toBytes(weights: Float64Array): StoredWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / LARGEST_BYTE;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { weights: Buffer.from(bytes.buffer).toString("base64"), scale };
}
