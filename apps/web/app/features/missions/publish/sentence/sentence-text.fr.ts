/** The rest of its words are loaded with the rules. */
export const sentenceFr = {
  open: "En une phrase",
  label: "Dites-le en une phrase",
  placeholder: "Il me faut un serveur demain 11\u00a0h à 15\u00a0h, 14\u00a0€",
  hint: "Tapez, collez un message, ou dictez avec le micro de votre clavier. La phrase remplit le formulaire et ne publie rien.",
  fill: "Remplir",
  failed: "La phrase n’a pas pu être lue. Vérifiez le réseau, puis recommencez.",
};
