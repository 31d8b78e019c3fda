// The most common passwords, with French words, keyboards, clubs and first names.
// Of 8 characters or more: shorter ones are refused anyway.
const WORDS = `
  password password1 password12 password123 password1234 password12345 password123456 password! password1!
  password123! password01 password2 password3 password7 password8 password9 password11 password13 password69
  password99 passw0rd passw0rd! p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd! p@ssw0rd123 pa$$word pa$$w0rd
  passwort passwort1 passpass passport pass1234 pass12345 pass123456 mypassword newpassword thepassword
  drowssap 12345678 123456789 1234567890 12345678910 123456789a 123456789q 123456789z 1234567a
  12345678a 12345678q 1234567q 12345qwert 123456qwerty 1234qwer 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 1qaz1qaz 1234abcd 123abc123 123qwe123 123qweasd 123qweasdzxc 12341234 123123123 123123123a
  12121212 123321123 12344321 123454321 1234554321 123456123456 123456654321 12345679 123456987
  123457890 12345678901 0123456789 01234567 012345678 0987654321 098765432 09876543 987654321 9876543210 87654321
  876543210 147258369 147852369 159357456 159753456 159263487 741852963 789456123 789456123a 963852741 321654987
  456789123 147896325 123698745 102030405060 10203040 11223344 1122334455 112233445566 11112222 11111111 111111111
  1111111111 22222222 222222222 33333333 333333333 44444444 55555555 555555555 5555555555 66666666 666666666
  77777777 777777777 7777777777 88888888 888888888 8888888888 99999999 999999999 9999999999 00000000 000000000
  0000000000 01020304 0102030405 010203040506 01010101 10101010 20202020 12131415 14141414 15151515 19191919
  20002000 12345678! 123456789! 1234567890! 123456aa 123456ab 123456abc 123456az 123456aze a1234567 a12345678
  a123456789 aa123456 aa12345678 aa112233 aaaaaaaa aaaa1111 aaa111aaa abc12345 abc123456 abc123456789 abc123abc
  abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdefgh abcdefghi abcdefghij abcabcabc q1w2e3r4
  q1w2e3r4t5 q1w2e3r4t5y6 z1x2c3v4 qazwsxedc qazwsx123 qazxswedc qweasdzxc qweasd123 qwer1234 qwer12345 qwert123
  qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop qwertyuiop123
  qwertyqwerty qwertz123 qwertzui qwertzuiop asdf1234 asdfasdf asdfghjk asdfghjkl asdfgh123 asdasdasd asd123asd
  zxcvbnm1 zxcvbnm123 zxcvbnm, zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx 1234!@#$ azerty12 azerty123 azerty1234
  azerty12345 azerty123456 azerty01 azerty31 azerty59 azerty69 azerty75 azerty13 azerty33 azerty34 azerty62
  azerty77 azerty78 azerty91 azerty92 azerty93 azerty94 azerty95 azertyui azertyuio azertyuiop azertyuiop123
  azertyazerty azerty00 azerty007 azerty2020 azerty2021 azerty2022 azerty2023 azerty2024 azerty2025 azerty2026
  azertyqsdfgh azertyqwerty azer1234 azert123 azert1234 azert12345 azeaze123 azeqsdwxc azeazeaze azeqsd123
  aze123456 123azerty 1234azer 1234azerty 12345azerty 123456azerty 1azerty1 qsdfghjk qsdfghjklm qsdfgh123
  wxcvbn123 wxcvbnwxcvbn wxcvbnazerty aqwzsxedc aqwzsx123 aqwzsxed a1z2e3r4 a1z2e3r4t5 a1z2e3r4t5y6 1a2z3e4r
  1a2z3e4r5t 1a2b3c4d 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 motdepasse motdepasse1 motdepasse12 motdepasse123
  motdepasse1234 motdepasse! motdepass motdepasse2024 motdepasse2025 motdepasse2026 monmotdepasse mot2passe
  mot2passe123 mdp12345 mdp123456 mdpmdpmdp lemotdepasse mot_de_passe mot-de-passe motdepasse01 secret123
  secretsecret bonjour1 bonjour12 bonjour123 bonjour1234 bonjour01 bonjour2024 bonjour2025 bonjour2026
  bonjourbonjour bonsoir123 bonjour! coucou12 coucou123 coucou1234 coucoucoucou coucou01 salut123 salutsalut
  bienvenue bienvenue1 bienvenue123 bienvenue2024 bienvenue2025 bienvenue2026 soleil12 soleil123 soleil1234
  soleil01 soleil13 soleil34 soleilsoleil doudou12 doudou123 doudou01 doudoudoudou doudou59 loulou12 loulou123
  loulou01 loulou59 louloulou louloute louloutte loulette loulouloulou chouchou chouchou1 chouchou12 chouchou123
  chouchoute doudoune minouche minouchette nounours nounours1 nounours12 nounours123 poupette princesse princesse1
  princesse12 princesse123 princess princess1 princess123 monamour monamour1 monamour123 moncoeur moncoeur1
  monange1 monange123 monbebe1 monbebe123 mapuce12 mapuce123 machérie macherie moncheri moncheri1 jetaime1
  jetaime12 jetaime123 jetaime2 jtaime123 jetadore amour123 amour1234 amoureux amoureuse amouramour toujours
  pourtoujours mesenfants mesamours mesamours1 mafamille mafamille1 famille1 famille123 maman123 maman1234
  mamanpapa mamounette papamaman papamaman1 papa1234 papounet papillon papillon1 papillon12 papillon123 coccinelle
  coccinelle1 chocolat chocolat1 chocolat12 chocolat123 caramel1 caramel12 caramel123 vanille1 vanille123
  fraise123 noisette noisette1 noisette12 pistache praline1 biscuit1 cannelle caramelle grenouille libellule
  tourterelle hirondelle marguerite tournesol etoile12 etoile123 lumiere1 vacances vacances1 vacances123 septembre
  octobre1 novembre decembre janvier1 vendredi dimanche marseille marseille1 marseille13 marseille123 olympique
  om13om13 marseillais parissaintgermain parisparis paris123 paris1234 paris75000 paris2024 psgpsgpsg psg12345
  psg75000 allezlom allezom13 allezlesbleus lesbleus toulouse toulouse31 bordeaux bordeaux33 lyon6900 lyonlyon
  strasbourg bretagne bretagne29 bretagne56 corsica2a normandie montpellier montpellier34 grenoble perpignan
  france12 france123 france98 france1998 france2018 francefrance vivelafrance vivelavie liberte1 liberte123
  liberte1789 portugal portugal1 algerie1 algerie123 algerie213 maroc123 maroc212 tunisie1 tunisie216 senegal1
  cameroun cotedivoire bismillah bismillah1 bismilah hamdoulilah hamdoullah inchallah inchallah1 mashallah
  mohamed1 mohamed123 mohammed mohammed1 alexandre alexandre1 alexandra alexandra1 anthony1 antoine1 benjamin
  benjamin1 caroline caroline1 catherine catherine1 charlotte charlotte1 christelle christian christine christophe
  clement1 dominique emmanuel emmanuelle florence florian1 francois francois1 francoise frederic frederique
  guillaume guillaume1 isabelle isabelle1 jeremy12 jonathan jonathan1 julien12 julien123 kevin123 laurence
  laurent1 margaux1 mathilde mathilde1 matthieu maxime12 melanie1 michelle michelle1 nathalie nathalie1 nicolas1
  nicolas12 nicolas123 patricia patricia1 philippe philippe1 quentin1 raphael1 romain12 sandrine sandrine1
  sebastien sebastien1 stephane stephanie stephanie1 thibault thomas12 thomas123 valentin valentin1 valentine
  valerie1 vanessa1 veronique victoria victoria1 vincent1 virginie jeanpaul jeanpierre jeanmarie jeanclaude
  mariejeanne administrateur administrateur1 administrator admin123 admin1234 admin12345 admin123456 adminadmin
  admin2024 admin2025 admin2026 root1234 rootroot toor1234 test1234 test12345 test123456 testtest testtest1
  testing1 testing123 tester123 user1234 useruser utilisateur demo1234 demodemo guest123 invite123 changeme
  changeme1 changeme123 changezmoi changermoi default1 defaut123 temp1234 temporaire temporaire1 welcome1
  welcome12 welcome123 welcome1234 letmein1 letmein123 letmein! login123 loginlogin access123 internet internet1
  computer computer1 ordinateur informatique connexion connexion1 monsite1 entreprise entreprise1 employeur
  candidat candidat1 candidature travail1 travail123 interim1 interim123 interimaire mission1 mission123 missions
  restaurant boulangerie renfort1 renfort12 renfort123 renfort1234 renfort2025 renfort2026 renfortrenfort iloveyou
  iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou! iloveu123 ilovegod loveyou1 lovelove lovelove1 lovely123
  love1234 love12345 loveme123 trustno1 whatever whatever1 sunshine sunshine1 sunshine123 football football1
  football12 football123 baseball baseball1 basketball basket12 handball rugby123 superman superman1 superman123
  batman12 batman123 spiderman spiderman1 starwars starwars1 starwars123 pokemon1 pokemon12 pokemon123 pikachu1
  dragonball dragonballz naruto12 naruto123 minecraft minecraft1 minecraft123 fortnite fortnite1 fortnite123
  playstation playstation1 nintendo nintendo1 facebook facebook1 facebook123 snapchat instagram instagram1
  whatsapp google123 samsung1 samsung12 samsung123 iphone123 apple123 microsoft windows1 windows10 nokia123
  motorola ferrari1 ferrari123 porsche1 porsche911 mercedes mercedes1 corvette mustang1 renault1 renault123
  peugeot1 peugeot206 peugeot207 citroen1 clio2000 yamaha12 yamaha123 harley01 kawasaki scooter1 michael1
  michael123 jennifer jennifer1 jessica1 ashley12 daniel12 daniel123 charlie1 charlie123 jordan23 jordan123
  killer123 master12 master123 monkey12 monkey123 dragon12 dragon123 shadow12 shadow123 tigger123 hunter12
  hunter123 ranger12 cheese123 cookie12 cookie123 banana12 banana123 orange12 orange123 purple12 summer12
  summer123 winter12 winter123 freedom1 freedom123 flower12 flower123 diamond1 diamond123 chicken1 elephant
  elephant1 butterfly butterfly1 dolphin1 panther1 rainbow1 rainbow123 unicorn1 liverpool liverpool1 chelsea1
  chelsea123 arsenal1 arsenal123 barcelona barcelona1 barcelone realmadrid realmadrid1 juventus manchester
  ronaldo7 ronaldo123 cristiano cristiano7 messi123 mbappe10 zidane10 zinedine neymar10 neymar11 hello123
  hello1234 hellohello helloworld babygirl babygirl1 metallica metallica1 slipknot1 nirvana1 scorpion scorpion1
  midnight midnight1 nothing1 nopassword nopass123 forever1 forever21 blink182
  jesus123 jesuschrist jesus777 jesusloves alhamdulillah christ123 bob12345 bobmarley
  bobmarley1 matrix123 monster1 monster123 gangster gangster1 99887766 a12345678a qwe123qwe
  qwe12345 xxxxxxxx zzzzzzzz azazazaz azazaz123 ababababa blahblah blabla12 blabla123 blablabla nimporte
  nimportequoi jesaispas jenesaispas jesaispas1
  poisson1 poisson123 cheval12
  cheval123 lapin123 tortue12 minette1 minette123 chaton12 chaton123 choupette choupette1 choupinette titoune1
  titouan1 toutoune lilirose petitcoeur lecoeur1 pupuce12 pupuce123 bichette bichonne crevette cacahuete
  cacahuette carotte1 patate12 patate123 fromage1 saucisse saucisson camembert croissant baguette tartiflette
  ratatouille
`;

/** Lower-cased. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
