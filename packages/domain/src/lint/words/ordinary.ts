/**
 * Plain words that look like a mistyped name of people and must be left alone: every one of the fifty thousand words
 * most used in French that would otherwise be mended.
 */
export const ORDINARY: ReadonlySet<string> = new Set(
  `
accepta acceptais acceptees accepter accepteras accepterez accepterons acceptez activite activites addition
additions adolescence aidaient aident alcoolisee alcoolisees alcoolisme algerie allergene allergenes american angle
angles angoissee angoisser antilles aquatiques arabie archiviste argenterie artiste artistes assise assises
assistais assistee assister assistez attirait attirent autisme automatique automatiques aveuglee aveugler bancs
bangladesh banques baptisee baptiser baptiste barack barman barmans baroque barque barques basses bassins benevoles
bengale berman beton blake blanca blanchi blanchie blanchis blanco blinde blindes blondie bolton bonde booker
bordels borne bornes boston bouddhisme bougon boulon boulons branche branches braque braques bulgarie cancre
candidate candidates candidatures carrossier casses cassis cautionne cautions chambree chambres chaque chaude
chaudes check checke checker cheik cheques chique choeur choeurs choque chretiente cicatriciel cicatrise cicatriser
claustrophobie coates cobain colombie communaute communautes communique communiques communisme comptoir comptoirs
contrats controlais coree costard costards coulant creme cremes croatie crotte crottes croute croutes croyait
declara declarer declares declarez defendant dejeune dejeunes demenage dependait dependent descendance descendant
descendants desorientation devoile devoilee diabolique diaboliques dialectique dietetique divorcee divorcees
divorcer divorcez drague dragues droguais droguee droguees droguer droguez ecarte ecartes eclore ecologique
ecologiques economiste ecope elevateur elevateurs enceint enrole erige ernie espaces espece esperes ethiopie etienne
etrange etrangler etrangles etrangleur excessivement exclue exclut exiger exigez exile exiles extremite extremites
faille failles fascisme feminiser feminisme feminite ferme fermes ferronnier filee files filme filmes finlande fiole
fioles flemme fleuriste flotte flottes france frances franchis franchise franchisee franchises francis franck
francois francs franks frontieres frotte frottes gacher gages gains gallois garages garces gardes gardons garees
gares gauche gauches georgie goines gorges gratuite gratuites gratuits grave grele grieve grossiste grossistes grove
gueuler guinee guinees habit habitais habitant habite habitee habitera habiterai habites habitez habits habituer
handicapee heberger herbie hollande hollander holmes homes identites indian indispensables indonesie infime infimes
infirmiers informe informes inscriptions integrante integrite interdis interdite interdites interdits irlande
islandais israeliens italie jaune jeanette jeune jeuner jeunes juniors kareem kebab laiton laitue laque latin latina
latine latines latins layton lesbien lewton libye lionne liquider liquides lituanie luttons machiniste machinistes
magasinier magie maigret maigri maintes maire maires maitre maitres malgre malin maline malins mamelle mammy manette
manettes manges manie manier manies mannix manny mante margot marseille martinique mates matiere matieres maxie
medicalement mediterranee menace menage menager menagere menagers menages menopause mentes miette miettes millennium
minet miniere minos minous mireille moignon moldavie momie mongo montes musclee musclees muscler nantes nantis
nationalisme nigeria noies noises notres occidentaux orientation paient papas papes papier papiers pappy parent
parente parents parlent paroissiens partent passeports pathologique pathologiste payent philistins physiologie
physiques politesses politiques postule pratiquait pratiquent preferais preferee preferees preferer preferes
preferez presentations preservation prestation pretextant privilege privileges privilegiee privilegier privilegies
promettant protegeant protestent purent recherchais recherchant recherchee recherchees recherchent recherches
recherchez recherchiez rechute recois recrue recrutee recruter recrutes refuge refuges refugiee refugier refus
refusa refusais refusees refuser refusez refute renoi renoir renvois reside retracte retrait retraits revois romain
romains sabbath sains satanistes sature scandinavie sceptiques schizophrenie sculptures securisant senhor senor
serieuse serrurier serveurs serveuses slovaquie socialisme somalie souhait souhaitais souhaitant souhaitent
souhaiter souhaites souhaitez souhaitiez souhaits souverainete specialiste specialistes statue statuer statues stein
steiner subisse syndic syrie tapait tchetchenie thailande toxicomanie transcende transferes transparent transparente
transparents trapeze trappe traversais tresse tresser tunisie turbin validee validees veille veilles vendeurs
vendeuses vengeur vertigo vestige vestiges vieil vieillesse vieilli vieillis viole violee violees voeux voice voila
voilage voilages voile voilee voiler voilerie voilier voiliers voire volee volees
`
    .trim()
    .split(/\s+/),
);
