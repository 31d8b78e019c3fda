import { MIN_TALENTS } from "@app/domain/site/talents";
import { formatCount } from "@app/domain/text/format-number";

export const TALENT_COUNTS = {
  title: "Qui est disponible",
  titleIn: (place: string) => `Qui est disponible\u00a0: ${place}`,
  atLeast: (people: number) => `au moins ${formatCount(people)}`,
  /** Of a department: everybody outside its large towns. */
  elsewhere: (department: string) => `${department}, hors grandes villes`,
  field: "Ville, département ou code postal",
  search: "Voir cette ville",
  everywhere: "Voir les plus grandes villes",
  publish: "Publier une mission",
  unknown: (place: string) =>
    `Nous ne trouvons pas «\u00a0${place}\u00a0». Écrivez le nom d’une commune ou d’un département, ou un code postal.`,
  none: `Rien à montrer pour l’instant\u00a0: un métier n’apparaît que s’il réunit au moins ${MIN_TALENTS}\u00a0personnes disponibles au même endroit. Votre mission est tout de même proposée à celles qui peuvent venir.`,
};
