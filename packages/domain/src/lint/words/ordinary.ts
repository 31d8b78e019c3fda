/**
 * Plain words that look like a mistyped name of people and must be left alone: every one of the fifty thousand words
 * most used in French that would otherwise be mended.
 */
export const ORDINARY: ReadonlySet<string> = new Set(
  `
accepta acceptais accepterons activite activites addition additions adolescence adultere aidaient aident alcoolisee
alcoolisees alcoolisme algerie allergene allergenes american angle angles antilles arabie argenterie artiste
artistes assise assises assistais autisme bancs bangladesh banques baptiste barack barman barmans baroque barque
barques basses bassins bengale berman beton blake blanca blanchi blanchie blanchis blanco blinde blindes blondie
bolton bonde booker bordels borne bornes boston bouddhisme bougon boulon boulons branche branches braque braques
bulgarie cages cancre carrossier casses cassis cautionne cautions chaque chaude chaudes check checke checker cheik
chique choeur choeurs choque chretiente cicatriciel cicatrise cicatriser claustrophobie coates cobain colombie
communaute communautes communique communiques communisme comptoir comptoirs controlais coree costard costards
coulant creme cremes croatie crotte crottes croute croutes declara defendant dejeune dejeunes demenage descendance
descendant descendants desorientation devoile devoilee diabolique diaboliques dialectique dietetique drague dragues
droguais ecarte ecartes eclore ecologique ecologiques economiste ecope elevateur elevateurs enfante enfanter enrole
erige ernie espaces esperes ethiopie etienne etrangler etrangles excessivement exclut exile exiles extremite
extremites faille failles fascisme feminiser feminisme feminite ferme fermes ferronnier ficele filee files filme
filmes finlande fiole fioles flemme fleuriste flotte flottes france frances franchis franchise franchisee franchises
francis franck francois francs franks frontieres frotte frottes gacher gages gains gallois garages garces gardes
gardons garees gares gauche gauches georgie goines gorges grave grele grieve grossiste grossistes grove guinee
guinees habitais habitant habitera habiterai habituer herbie hollande hollander holmes homes identites indian
indonesie infime infimes informe informes inscriptions integrante integrite interdis irlande islandais israeliens
italie jaune jeanette jeune jeuner jeunes juniors kareem laiton laitue laque larabee latin latina latine latines
latins layton lesbien lewton libye lionne lituanie luttons macaron macarons machiniste machinistes macon macons
macro magasinier magee mages magie magnetique magnetiques maigret maigri maintes maire maires maitre maitres malgre
malin maline malins mamelle mammy manette manettes manges manie manier manies mannix manny margot marron marrons
marseille martinique mates matiere matieres maxie medicalement mediterranee menace menage menagere menagers mentes
miette miettes millennium minet miniere minos minous mireille moignon moldavie momie mongo montes nages nantes
nantis nationalisme nigeria noies noises notres occidentaux orientation paient papas papes papier papiers pappy
parent parente parents parlent paroissiens partent pathologique pathologiste payent philistins physiologie
politesses politiques pratiquait pratiquent preferais presentations preservation prestation pretextant privilege
privileges promettant protegeant protestent purent recherchais rechute recois recrue refuge refuges refus refusa
refusais refute renoir renvois retracte retrait revois romain romains sabbath sages sains satanistes sature
scandinavie sceptiques schizophrenie sculptures securisant senhor senor serieuse serrurier slovaquie socialisme
somalie souhait souhaitais souverainete statue statuer statues stein steiner subisse syndic syrie tapait tchetchenie
thailande toxicomanie transcende transferes transparent transparente transparents trapeze traversais tunisie turbin
validee validees veille veilles vengeur vertigo vestige vestiges vieil vieilli vieillis viole violee violees voeux
voice voila voilage voilages voile voilee voilerie voilier voiliers voire volee volees
`
    .trim()
    .split(/\s+/),
);
