/** The pages that are mostly text. */
export const TEXT_PAGES = [
  "/comment-ca-marche",
  "/a-propos",
  "/contact",
  "/faq",
  "/confidentialite",
  "/conditions",
  "/mentions-legales",
  "/accessibilite",
  "/classement",
  "/tarifs",
  "/conseils",
  "/cv",
  "/salaires",
  "/talents",
  "/ressources",
  "/securite",
];
