import type { PasswordRefusal, PasswordWeakness } from "@app/domain/password";

export const accountFr = {
  emailRequired: "L'email est requis",
  emailInvalid: "Email invalide",
  addressInvalid: "Adresse email invalide",
  emailTaken: "Un compte utilise déjà cette adresse e-mail.",
  passwordRequired: "Le mot de passe est requis",
  passwords: {
    too_short: "Le mot de passe doit contenir au moins 8 caractères",
    too_long: "Le mot de passe ne peut pas dépasser 256 caractères.",
  } satisfies Record<PasswordRefusal, string>,
  weakPasswords: {
    personal:
      "Ce mot de passe se devine à partir de votre nom, de votre adresse ou de votre entreprise. Choisissez-en un autre.",
    common: "Ce mot de passe est trop courant. Choisissez-en un autre.",
    guessable: "Ce mot de passe est trop facile à deviner. Ajoutez un ou deux mots peu courants.",
  } satisfies Record<PasswordWeakness, string>,
  passwordMismatch: "Les mots de passe ne correspondent pas",
  firstNameRequired: "Le prénom est requis",
  lastNameRequired: "Le nom de famille est requis",
  roleInvalid: "Choisissez un compte candidat ou employeur.",
  professionRequired: "La profession est requise",
  cityRequired: "La ville est requise",
  communeUnknown: "Nous ne trouvons pas cette commune. Choisissez-la dans la liste, ou indiquez un autre pays.",
  stateRequired: "Le département ou la région est requis",
  countryRequired: "Le pays est requis",
  companyRequired: "Le nom de l'entreprise est requis",
  siretRequired: "Le numéro SIRET est requis",
  siretInvalid: "Le numéro SIRET doit contenir exactement 14 chiffres, sans lettres ni espaces.",
  siretMistyped:
    "Ce numéro SIRET comporte une erreur\u00a0: relisez-le sur votre extrait Kbis ou votre avis de situation Sirene.",
  addressRequired: "L'adresse est requise",
  adultRequired: "Confirmez que vous avez 18\u00a0ans ou plus.",
  termsRequired: "Acceptez les conditions pour créer votre compte.",
  invalidCredentials: "Email ou mot de passe incorrect",
  registrationFailed: "Une erreur est survenue lors de l'inscription.",
  refreshRequired: "Le jeton de session est requis.",
  linkInvalid: "Lien invalide",
  linkExpired: "Ce lien a expiré. Demandez-en un nouveau.",
  verifyPasswordRequired:
    "Pour confirmer cette adresse, indiquez le mot de passe du compte ou choisissez-en un nouveau.",
  verifyPasswordWrong: "Ce n’est pas le mot de passe du compte.",
  verificationSent: "E-mail de confirmation envoyé. Ouvrez le lien qu’il contient.",
  resetFieldsRequired: "Tous les champs sont requis.",
  resetPasswordShort: "Le mot de passe doit contenir au moins 8 caractères.",
  resetMismatch: "Les mots de passe ne correspondent pas.",
  resetSent:
    "Si un compte existe avec cette adresse email, vous recevrez les instructions pour réinitialiser votre mot de passe",
  resetRequestFailed: "Une erreur est survenue. Veuillez réessayer.",
  resetFailed: "Une erreur s'est produite lors de la réinitialisation du mot de passe.",
};
