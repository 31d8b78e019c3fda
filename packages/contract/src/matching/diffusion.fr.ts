export const diffusionFr = {
  notRecruiting: "Cette mission ne cherche personne en ce moment.",
  askedTooOften: (moment: string) =>
    `Des personnes viennent d’être prévenues à votre demande. Vous pourrez recommencer ${moment}.`,
};
