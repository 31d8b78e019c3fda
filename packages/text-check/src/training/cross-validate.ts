import { dot, fit, type Vector, vectorsOf } from "./classifier.ts";
import type { Example } from "./examples.ts";

/** An example with its features, and the round of cross-validation in which it is left out. */
export type Prepared = Example & { fold: number; learntVectors: Vector[]; judgedVectors: Vector[] };

const COST = 2;

export function prepare(example: Example, fold: number): Prepared {
  const { learnt, judged, facts } = example;
  return { ...example, fold, learntVectors: vectorsOf(learnt, facts), judgedVectors: vectorsOf(judged, facts) };
}

export function train(examples: readonly Prepared[]): Float64Array {
  const flat = examples.flatMap(({ learntVectors, isWanted }) => learntVectors.map((vector) => ({ vector, isWanted })));
  return fit(
    flat.map(({ vector }) => vector),
    flat.map(({ isWanted }) => isWanted),
    COST,
  );
}

/** What a model that has never seen its batch gives to each example. */
export function crossValidate(examples: readonly Prepared[], folds: number): Map<Example, number> {
  const scores = new Map<Example, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = train(examples.filter((one) => one.fold !== fold));
    for (const one of examples) {
      if (one.fold === fold) scores.set(one, Math.max(...one.judgedVectors.map((vector) => dot(weights, vector))));
    }
  }
  return scores;
}
