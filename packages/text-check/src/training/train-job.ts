import { KIND_BITS, type ModelFile } from "../model.ts";
import { fit, folded, toBytes, vectorsOf } from "./classifier.ts";
import { crossValidate, train } from "./cross-validate.ts";
import type { Example } from "./examples.ts";
import type { Job } from "./jobs.ts";
import { figuresByBatch, figuresOf, thresholdsOf } from "./thresholds.ts";

const KIND_COST = 1;
const FEWEST_OF_A_KIND = 4;

export function trainJob(job: Job, digest: string) {
  const examples = [...job.judged, ...job.ordinary, ...job.extra];
  const scores = crossValidate(examples, job.folds);
  const thresholds = thresholdsOf(job, scores);
  const file: ModelFile = {
    digest,
    thresholds,
    figures: figuresOf(job, scores, thresholds),
    kinds: trainKinds(job.judged.filter(({ isLong }) => !isLong)),
    ...toBytes(train(examples)),
  };
  return { file, batches: figuresByBatch(job, scores, thresholds) };
}

/** Each ground against the others. */
function trainKinds(examples: readonly Example[]): ModelFile["kinds"] {
  const known = examples.filter(({ isWanted, kind }) => isWanted && kind !== null);
  const inputs = known.flatMap(({ learnt, facts }) => vectorsOf(learnt.slice(0, 1), facts));
  const small = inputs.map((input) => folded(input, KIND_BITS));
  const names = [...new Set(known.map(({ kind }) => kind ?? ""))].filter(
    (name) => known.filter(({ kind }) => kind === name).length >= FEWEST_OF_A_KIND,
  );
  return names.toSorted().map((name) => {
    const isOfKind = known.map(({ kind }) => kind === name);
    return { name, ...toBytes(fit(small, isOfKind, KIND_COST, KIND_BITS)) };
  });
}
