/** Towns and quarters that people write without a capital. Others are read by their capital, and checked where they are filled. */
export const TOWNS: readonly string[] = `
paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint etienne|le havre|grenoble|dijon|angers
villeurbanne|nimes|clermont ferrand|clermont|aix en provence|aix|le mans|brest|tours|amiens|annecy|limoges|metz|boulogne billancourt|boulogne
perpignan|besancon|orleans|rouen|montreuil|caen|argenteuil|saint denis|mulhouse|nancy|roubaix|tourcoing|nanterre|vitry|creteil|avignon|poitiers
aubervilliers|asnieres|colombes|dunkerque|aulnay|versailles|courbevoie|beziers|la rochelle|cannes|antibes|rueil malmaison|rueil|pau|merignac
saint nazaire|calais|ajaccio|bastia|champigny|cergy|drancy|colmar|bourges|quimper|valence|venissieux|la seyne|noisy le grand|levallois|troyes
neuilly|antony|pessac|ivry|chambery|lorient|issy les moulineaux|issy|montauban|niort|sarcelles|villejuif|saint quentin|hyeres|beauvais|cholet
la roche sur yon|vannes|frejus|laval|arles|evry|sartrouville|maisons alfort|clichy|bobigny|saint malo|saint brieuc|saint ouen|pantin|meaux|massy
narbonne|chalon|chalons|albi|blois|bayonne|biarritz|anglet|carcassonne|tarbes|saint herblain|reze|bron|vaulx en velin|caluire|saint priest|oullins
ecully|tassin|decines|meyzieu|givors|vienne|bourgoin|roanne|villefranche|macon|bourg en bresse|annemasse|thonon|gap|salon|martigues|aubagne|istres
la ciotat|cassis|sete|ales|millau|rodez|agen|perigueux|brive|angouleme|saintes|royan|arcachon|dax|auch|castres|chartres|dreux|evreux|compiegne
creil|soissons|laon|charleville|sedan|epernay|chaumont|vesoul|belfort|montbeliard|epinal|verdun|thionville|forbach|haguenau|selestat|lens|arras
douai|valenciennes|cambrai|maubeuge|bethune|boulogne sur mer|dieppe|cherbourg|alencon|saumur|ancenis|pornic|la baule|guerande|concarneau
morlaix|lannion|dinard|dinan|deauville|honfleur|trouville|chamonix|megeve|courchevel|val d isere|val thorens|meribel|tignes|les arcs|la plagne
les deux alpes|alpe d huez|saint tropez|sainte maxime|menton|grasse|monaco|disneyland|roissy|orly|la defense|la part dieu|part dieu|perrache|confluence
gerland|croix rousse|vieux lyon|bellecour|montmartre|pigalle|bastille|republique|chatelet|belleville|montparnasse|rungis|villepinte|saint germain
fort de france|pointe a pitre|saint denis de la reunion|saint pierre|cayenne|mamoudzou|noumea|papeete
presqu ile|presquile|guillotiere|monplaisir|vaise|brotteaux|sainte foy les lyon|tassin la demi lune|craponne|francheville|chassieu|genas|corbas|mions|saint fons|feyzin
saint quentin fallavier|saint exupery|limonest|dardilly|chaponost|brignais|saint genis laval|irigny|pierre benite|solaize|miribel|neuville
ardeche|drome|isere|savoie|haute savoie|beaujolais|camargue|luberon|vaucluse|bretagne|normandie|alsace|corse|vendee|gironde|essonne|yvelines|val de marne`
  .split(/[|\n]/)
  .filter((name) => name !== "");
