import type { ChatWarningKind } from "@app/domain/messages/chat-warnings/kind";

export const messageWarningFr = {
  /** Beside a message of the other person. */
  forReader: {
    code: "Ne communiquez jamais un code reçu par SMS ni un mot de passe, même à un employeur.",
    iban: "Ne communiquez pas vos coordonnées bancaires ici. Le RIB se donne à l’embauche, une fois la mission acceptée.",
    identity: "N’envoyez pas vos papiers par message. Ils se montrent sur place, le premier jour.",
    cheque:
      "N’encaissez pas de chèque pour le compte d’une autre personne\u00a0: s’il est faux, la banque vous reprend la somme.",
    money: "N’envoyez pas d’argent. Pour travailler, vous n’avez ni frais, ni caution, ni matériel à payer d’avance.",
    link: "Méfiez-vous de ce lien ou de ce logiciel. N’y saisissez ni mot de passe ni données personnelles.",
    elsewhere:
      "Restez sur Renfort tant que rien n’est accepté\u00a0: ailleurs, vos échanges ne laissent pas de trace ici.",
  } satisfies Record<ChatWarningKind, string>,
  /** Beside one's own message, once per conversation. */
  forSender: {
    code: "Un code ou un mot de passe ne se demande ni ne se donne par message. L’autre personne voit cet avertissement.",
    iban: "Les coordonnées bancaires se donnent à l’embauche, pas par message. L’autre personne voit cet avertissement.",
    identity: "Les papiers se montrent sur place, pas par message. L’autre personne voit cet avertissement.",
    cheque: "Un chèque ne s’encaisse pas pour autrui. L’autre personne voit cet avertissement.",
    money: "Personne ne paie pour travailler sur Renfort. L’autre personne voit cet avertissement.",
    link: "L’autre personne est invitée à se méfier de ce lien ou de ce logiciel.",
    elsewhere: "L’autre personne est invitée à rester sur Renfort tant que rien n’est accepté.",
  } satisfies Record<ChatWarningKind, string>,
};
