export const diffusionFr = {
  notRecruiting: "Cette mission ne cherche personne en ce moment.",
};
