import { type ChatRule, phrase } from "./kind.ts";
import { CAUTION } from "./words.ts";

const APP =
  "(?:wh?ats? ?app?|wh?ats|watsap|whatsap|telegram[a-z]?|snap(?:chat)?|insta(?:gram)?|messenger|viber|discord|wechat|skype|signal|tik ?tok|facebook|hangouts?|threads|teams|imo|kik|imessage|linkedin|zoom)";
const PHONE = "(?:(?:\\+33|0033|0) ?[67](?:[ .-]?\\d){8}|zero six)";
const MAIL = "[a-z0-9._+-]{1,64}@[a-z0-9-]{1,63}\\.[a-z]{2,10}";
const AFTER_CHOICE =
  "(?:retard|perdue?s?|trouve[rz]? pas|ne trouvez|arrivee|urgence|standard|repondeur|maintenant que vous etes|vous etes (?:prise?|embauchee?|retenue?)|c'est (?:confirme|bon) pour|facultatif|si vous voulez, ce|apres (?:la signature|l'embauche)|chef de quai|pour demain|votre numero est|dans (?:mon|la|votre|l'acceptation|lacceptation) ?(?:profil|fiche)?)";

export const ELSEWHERE_RULE: ChatRule = {
  kind: "elsewhere",
  patterns: [
    {
      find: phrase(APP),
      unless: phrase(
        CAUTION,
        AFTER_CHOICE,
        "je n'ai pas|rester|reste (?:ici|sur)|restons|prefere rester|page (?:instagram|facebook)|(?:compte|son|notre|leur) (?:instagram|insta|tiktok|facebook)|gere(?:r|rez)|anime|sonore|clients|si vous voulez voir|(?:boutique|restaurant|salle|festival|equipe|maison)~10~(?:est|a un compte) |publications|code",
      ),
    },
    {
      find: phrase(PHONE),
      unless: phrase(
        CAUTION,
        AFTER_CHOICE,
        "accueil|a appeler|si vous (?:ne|etes (?:perdu|en ret))[a-z]{0,4}|lydia|wero|paypal",
      ),
    },
    {
      find: phrase(MAIL),
      unless: phrase(CAUTION, AFTER_CHOICE),
    },
    {
      find: phrase(
        "(?:donne[rz]?|laisse[rz]?|file[rz]?)(?: moi| nous)? (?:votre|ton) (?:numero|num|06|tel[a-z]{0,7}|pseudo|mail)(?: perso[a-z]{0,4})?",
        "(?:votre|ton) (?:numero|num|06|mail|pseudo)~40~(?:que je (?:vous|t') ?appelle|je (?:te|t'|vous) )",
        "hors (?:de la |de |du )?(?:plateforme|site)",
        "(?:sort[a-z]{1,3}|evit[a-z]{1,3}|sans)(?: de)? (?:la |le |ce )?(?:plateforme|site)",
        "ne (?:passez|repondez|ecrivez) (?:pas|plus) (?:par|ici)",
        "c'? ?(?:koi|quoi) votre num",
        "(?:sans passer|plutot que de passer|au lieu de passer) par (?:le |la |l' ?)?(?:site|plateforme|appli(?:cation)?|renfort)",
        "(?:hors|evit[a-z]{1,3}|quitt[a-z]{1,3}|sort[a-z]{1,4}) (?:de )?(?:l' ?|la )?(?:appli(?:cation)?|messagerie|renfort)",
        "(?:regarde|consulte|lis|lisons|ouvre|reponds)~12~(?:jamais|pas|plus|rarement|peu)~20~(?:messagerie|ici|appli|messages)",
        "(?:discut|parl|echang|continu|arrang|regl)[a-z]{1,5}~25~(?:ailleurs|en prive|entre nous|en direct|hors)",
        "(?:contact|ecri|repond|ajout|join)[a-z]{1,4}~15~en prive",
        "(?:numero|mail|tel[a-z]{0,7}|adresse) (?:perso[a-z]{0,4}|direct)",
        "(?:donne|envoi|envoy|laisse|passe|file|indique)[a-z]{0,2}(?: moi| nous)? (?:votre|ton) (?:06|07|num[a-z]{0,4}|tel[a-z]{0,7})(?! de (?:secu|siret|mission|casier|badge|compte|carte))",
        "(?:ecri|repond|envo|contact|join|appel)[a-z]{1,4} (?:moi|nous)~15~(?:par (?:sms|texto|e?[ -]?mail|telephone)|un (?:sms|texto|e?[ -]?mail))",
        "(?:zero (?:six|sept)|0[67])(?: (?:zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante))(?: [a-z]{2,12})?",
        "(?:quel est|c'est quoi|avoir) (?:votre|ton) (?:numero|num|tel[a-z]{0,7}|06|mail)(?! de)",
        "[a-z0-9._-]{2,40} ?(?:arobase|at) ?[a-z0-9-]{2,30} ?(?:point|dot|\\.) ?(?:fr|com|net|org)",
      ),
      unless: phrase(CAUTION, AFTER_CHOICE),
    },
  ],
};

const ADDRESS =
  "(?:(?:https?|hxxps?):\\/\\/|www\\.)[^ ]{3,200}|[a-z0-9-]{2,63}(?:\\.[a-z0-9-]{2,63}){0,3}\\.(?:example|com|fr|net|org|info|xyz|top|link|site|online|app|ly|io|me|co|shop|store|click|page|live|pro|eu|be|tk|ru|cc|work|jobs|tech|space|club|biz)(?:\\/[^ ]{0,200})?";

export const LINK_RULE: ChatRule = {
  kind: "link",
  patterns: [
    {
      find: phrase(ADDRESS),
      asks: phrase(
        "(?:connect|connexion|login|identifi|verifi|verif|valid|inscri|signe[rz]?|sign|activ|reactiv|rempli|formulaire|telecharg|install|cli[ckq]|mot de passe|carte bancaire|votre carte|ta carte|rib|iban|apk|setup|suspend|annulation|incomplet|sinon|infos? perso|numero (?:fiscal|de secu)|saisi|rentre[rz]?|entrez|infos?|coordonnees|compte|confirm|prime|pay(?:e|er|ement)|paiement|toucher|postul|portail|dossier)[a-z]{0,7}",
      ),
      unless: phrase(CAUTION, "openstreetmap|maps|carte des vins|si vous voulez voir|photos|menu|plan d'acces"),
    },
    {
      find: phrase(
        "[a-z0-9-]{2,63}\\.(?:club|top|xyz|click|online|link|tk|ru|cc|space)(?:\\/[^ ]{0,80})?|(?:bit\\.ly|tinyurl\\.com|t\\.me|wa\\.me|cutt\\.ly|goo\\.gl|shorturl\\.at|is\\.gd)(?:\\/[^ ]{0,80})?",
      ),
      unless: phrase(CAUTION),
    },
    {
      find: phrase(
        "(?:anydesk|teamviewer|rustdesk|ultraviewer)",
        "[a-z0-9-]{1,40}\\.apk|fichier apk|sources inconnues",
      ),
    },
    {
      find: phrase(
        "(?:scann?(?:e|ez|er)|flash(?:e|ez|er)) (?:ce |le |mon )?qr ?code~60~(?:banque|bancaire|lydia|paypal)",
      ),
    },
    { find: phrase("(?:banque|bancaire)~30~qr ?code") },
  ],
};
