import { expect, test } from "vitest";
import { fit, toBytes, vectorsOf } from "./classifier.ts";

const TEXTS = ["Envoyez votre RIB", "Versez 30 € par Lydia", "Le service commence à 18 h", "Repas fourni"];
const learn = () =>
  toBytes(
    fit(
      TEXTS.flatMap((text) => vectorsOf([text], [])),
      [true, true, false, false],
      2,
    ),
  );

test("the same sets give the same bytes", () => {
  expect(learn()).toEqual(learn());
});
