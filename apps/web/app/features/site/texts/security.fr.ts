import type { SiteText } from "./text.ts";

export const securityPolicy = (email: string | undefined): SiteText => ({
  title: "Signaler une faille de sécurité",
  description:
    "À qui écrire si vous découvrez une faille sur Renfort, ce que vous pouvez essayer, et nos délais de réponse.",
  lead: "Vous avez trouvé une faille\u00a0? Merci de nous prévenir avant d’en parler\u00a0: nous la corrigerons vite et vous tiendrons au courant.",
  version: "2026-11-15",
  sections: [
    {
      id: "ecrire",
      title: "À qui écrire",
      blocks: [
        `Écrivez ${email === undefined ? "par la page [Contact](/contact)" : `à ${email}`}, en français ou en anglais. Dites ce que vous avez fait, ce que vous avez vu, et comment le revoir.`,
        "C’est aussi ce que dit [security.txt](/.well-known/security.txt), le fichier que lisent les outils.",
      ],
    },
    {
      id: "permis",
      title: "Ce que vous pouvez faire",
      blocks: [
        "Nous ne poursuivons pas les personnes qui cherchent des failles de bonne foi. Pour cela\u00a0:",
        [
          "Servez-vous de comptes créés par vous\u00a0: deux suffisent pour montrer qu’un compte peut lire les données d’un autre.",
          "N’ouvrez pas les données d’autres personnes, ne les copiez pas, ne les modifiez pas.",
          "Ne saturez pas le service\u00a0: pas de déni de service ni d’envois en masse.",
          "N’écrivez pas à nos utilisateurs, et ne vous faites pas passer pour quelqu’un d’autre.",
          "Laissez-nous le temps de corriger avant de publier quoi que ce soit.",
        ],
      ],
    },
    {
      id: "delais",
      title: "Ce à quoi nous nous engageons",
      blocks: [
        [
          "Une première réponse sous deux jours ouvrés.",
          "Une correction sous 7\u00a0jours pour une faille critique, 14\u00a0jours pour une faille grave, 30\u00a0jours pour les autres.",
          "Vous dire ce qui a été corrigé et, si vous le voulez, citer votre nom.",
        ],
        "Nous ne versons pas de récompense.",
      ],
    },
  ],
  next: [
    { to: "/confidentialite", label: "Confidentialité" },
    { to: "/contact", label: "Contact" },
  ],
});
