export const reachFr = {
  dayInvalid: "Indiquez un jour valable, comme 2026-11-16.",
  radiusInvalid: "Choisissez 10, 20 ou 30\u00a0km.",
};
