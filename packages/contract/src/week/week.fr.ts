export const weekFr = {
  dayInvalid: "Indiquez un jour valable, comme 2026-11-16.",
  period: "Choisissez une période de six semaines au plus, du premier au dernier jour.",
  calendarNotFound: "Cette adresse d’agenda n’existe pas, ou a été supprimée.",
};
