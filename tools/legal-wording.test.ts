import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

type Rule = {
  never: RegExp;
  because: string;
  /** Caught, each of them. */
  examples: readonly string[];
  /** Close to it, and true. */
  allowed?: readonly string[];
  /** Sentences of ours that mean something else, by a part of them. */
  except?: readonly string[];
};

/** What no screen, mail or paper says: it would be false, or promise what the law leaves to the employer. */
const RULES: readonly Rule[] = [
  {
    never: /renfort (?:déclare|a déclaré|vous déclare|fait la déclaration)|(?:effectuée|faite|envoyée) par renfort/,
    because: "The employer declares the hire, never we.",
    examples: ["Renfort déclare la personne.", "Déclaration effectuée par Renfort"],
    allowed: ["Renfort ne déclare jamais à votre place."],
  },
  {
    never: /fichiers? (?:de )?dpae/,
    because: "What we make is a sheet to copy, not the file that Urssaf takes.",
    examples: ["Télécharger le fichier DPAE"],
  },
  {
    never: /(?<!\p{L})en règle(?!\p{L})/u,
    because: "A number typed by an employer proves nothing to us.",
    examples: ["En règle", "Tout est en règle pour ce soir."],
    allowed: ["en réglementation"],
  },
  {
    never: /non[ -]déclarée?s?(?!\p{L})/u,
    because: "We know that no receipt was entered, not that nobody declared: « Déclaration non saisie ».",
    examples: ["Non déclaré", "Personnes non déclarées"],
    allowed: ["Déclaration non saisie"],
  },
  {
    never: /déclaration à annuler|annule[rz]? (?:la|cette|votre) déclaration|annulez-la sur le site/,
    because: "A declaration cannot be cancelled, and somebody who does not come needs nothing.",
    examples: ["Déclaration à annuler", "Comment annuler votre déclaration"],
    allowed: ["Annulez la mission"],
  },
  {
    never:
      /(?:déclaration|certificat|caces|permis|accusé|droit au séjour|contrat)[^.!?]{0,40} (?:vérifiée?s?|contrôlée?s?|validée?s? par renfort)(?!\p{L})/u,
    because: "Nobody of ours looked: declared by the person, or seen by somebody on a day.",
    examples: ["CACES 3 vérifié", "Déclaration vérifiée", "Permis de conduire contrôlé"],
    allowed: ["CACES 3, vu par Brasserie des Terreaux le 4 juillet 2026"],
  },
  {
    never: /signature(?: électronique)? (?:certifiée|qualifiée|garantie)|valeur (?:légale |juridique )?garantie/,
    because: "Our signature is a simple one; only a qualified one is presumed reliable.",
    examples: ["Signature certifiée", "Une valeur garantie devant un juge"],
    allowed: ["Signature simple"],
  },
  {
    never: /contrats? (?:est |sont |a été )?signée?s?(?!\p{L})/u,
    because: "Both sides accepted it here; the screen says that.",
    examples: ["Contrat signé", "Le contrat est signé"],
    allowed: ["Contrat accepté par les deux"],
    // What the law asks of any employer, outside the site.
    except: ["Ils se présentent une fois le contrat signé", "utile qu’une fois le contrat signé"],
  },
  {
    never: /encore [^.!?]{1,30} jours?[^.!?]{0,20} possibles?/,
    because: "We count the days known here; others may exist, and under sixty nothing is promised either.",
    examples: ["Encore 12 jours possibles ce trimestre", "encore 3 jours d’extra possibles"],
    allowed: ["24 jours d’extra connus ici"],
  },
  {
    never: /(?<!\p{L})nos extras(?!\p{L})|(?<!\p{L})on vous envoie(?!\p{L})/u,
    because: "We lend nobody: the employer chooses and hires.",
    examples: ["Nos extras sont prêts", "On vous envoie quelqu’un"],
    allowed: ["vos extras", "pour ses extras"],
    except: ["On vous envoie un chèque à encaisser"],
  },
  {
    never: /astreinte/,
    because: "Somebody in reserve owes nothing, and a missed call changes no rank.",
    examples: ["Vous êtes d’astreinte"],
  },
  {
    never:
      /(?:heures|horaires|journées?|semaines?|planning|contrats?)[^.!?]{0,20} conformes?(?!\p{L})|conforme (?:à la loi|au droit)/u,
    because: "Only the bookings known here are counted, not work elsewhere.",
    examples: ["Horaires conformes", "Contrat conforme à la loi"],
    allowed: ["Poste conforme à l’annonce"],
  },
  {
    never: /habilitée?s?(?!\p{L})|autorisée?s? à conduire/u,
    because: "A CACES proves training; the employer gives the authorisation.",
    examples: ["Personne habilitée", "autorisé à conduire un chariot"],
    allowed: ["permis, tenue, habilitation", "autorisation de conduite"],
  },
  {
    never: /algorithme/,
    because: "Each automatic rule is written out; « the algorithm » is no reason.",
    examples: ["L’algorithme vous a classé deuxième"],
    except: ["hachés avec un algorithme lent"],
  },
  {
    never: /invite[zr]? (?:tes|vos) collègues/,
    because: "We do not write to people who did not ask for it.",
    examples: ["Invitez vos collègues"],
    allowed: ["Demandez une invitation à vos collègues"],
  },
  {
    never:
      /place[^.!?]{0,20} (?:libérée? automatiquement|automatiquement libérée?)|oui[^.!?]{0,30} annulé sans réponse/,
    because: "After the yes that forms the contract, silence releases nobody.",
    examples: ["Votre place sera libérée automatiquement"],
    allowed: ["Une place s’est libérée"],
  },
  {
    never: /(?:ce|le|votre) créneau ne peut pas commencer/,
    because: "Arriving is never blocked: it is the proof of whoever works.",
    examples: ["Sans état civil, le créneau ne peut pas commencer."],
    allowed: ["Un créneau ne peut pas commencer dans le passé."],
  },
  {
    never: /casier judiciaire vierge|aptitude médicale|copie (?:du|de votre) permis/,
    because: "Certificates are declared: no police record, fitness or copy of a licence.",
    examples: ["Ajoutez une copie de votre permis", "Aptitude médicale à jour"],
  },
  {
    never: /(?:accessibilité|rgaa|wcag)[^.!?]{0,60} (?:certifiée?|obligatoire)|certifiée?s? (?:rgaa|wcag)/,
    because: "No audit by somebody else was made, and no text binds a site of our size.",
    examples: ["Accessibilité certifiée", "Site certifié RGAA"],
  },
];

const SENTENCES = "{packages/{domain,contract}/src,apps/web/app,apps/server/src,db/src}/**/*.{fr.ts,tsx}";
const STRING = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

/** One line, ordinary spaces, small letters: how a sentence is looked up. */
const plain = (text: string) =>
  text
    .replaceAll(/\\u(?:00a0|202f)/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("'", "’")
    .toLowerCase();

/** File and sentence, for each that must not be. */
function forbiddenSentences(root: string): string[] {
  const files = globSync(SENTENCES, { cwd: root, exclude: (path) => /node_modules|\.test\./.test(path) });
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    return [...code.matchAll(STRING)].flatMap(([string]) => {
      const sentence = plain(string);
      const broken = RULES.some(
        ({ never, except = [] }) => never.test(sentence) && !except.some((part) => sentence.includes(plain(part))),
      );
      return broken ? [`${file}: ${string.trim().slice(0, 160)}`] : [];
    });
  });
}

test("no sentence says what must never be said", () => {
  expect(globSync(SENTENCES, { cwd: ROOT }).length).toBeGreaterThan(300);
  expect(forbiddenSentences(ROOT)).toEqual([]);
});

test.each(RULES.map((rule) => ({ rule, because: rule.because })))("$because", ({ rule }) => {
  const caught = (sentence: string) => rule.never.test(plain(sentence));
  expect(rule.examples.filter((sentence) => !caught(sentence))).toEqual([]);
  expect((rule.allowed ?? []).filter(caught)).toEqual([]);
});

test("an exception nobody needs any more goes too", () => {
  const sources = globSync(SENTENCES, { cwd: ROOT }).map((file) => plain(readFileSync(join(ROOT, file), "utf8")));
  const unused = RULES.flatMap(({ except = [] }) => except).filter(
    (part) => !sources.some((text) => text.includes(plain(part))),
  );
  expect(unused).toEqual([]);
});

test.each([
  ["a text in French", "packages/domain/src/papers/a.fr.ts", 'export const A = "Tout est en\\u00a0règle.";'],
  ["a template", "packages/contract/src/a.fr.ts", "export const a = (n: number) => `Encore ${n} jours possibles`;"],
  ["a page", "apps/web/app/routes/a.tsx", "export const A = () => <p>\n  Renfort déclare la personne\n</p>;"],
  ["an attribute", "apps/web/app/routes/b.tsx", 'export const B = () => <Badge label="Non déclaré" />;'],
])("a sentence added to %s is found", (_, file, code) => {
  const root = mkdtempSync(join(tmpdir(), "renfort-wording-"));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code);
  expect(forbiddenSentences(root)).toHaveLength(1);
});
