/** Words that are English and not French: none of them may be read on a page. */
export const ENGLISH = new Set(
  `the and of to is are was were be been being have has had having does did doing will would should could can might must
  shall this that these those with without within from into onto upon your yours our ours their theirs his her hers its they
  them we you she he it my mine myself yourself himself itself who whom whose what when where why which how yes not never
  always sometimes often seldom here there now then today tomorrow yesterday tonight morning evening afternoon night week
  weeks weekly month months monthly year years yearly day days daily hour hours hourly ago soon later early before after
  during until while since because although though unless whether if nor yet so than too very just only even still again
  also job jobs work works worked worker workers working employee employees employed company companies apply applied
  applying hire hired hiring staff salary wage wages money pay paid paying payment price prices cost costs cheap free full
  search searching find finding found filter filters save saved saving submit submitted send sending cancel canceled
  cancelled delete deleted edit edited update updated updating create created close closed open opened next previous back
  forward home login logout log sign signed password username account accounts settings setting user users name names first
  last phone address city state country street town upload uploaded download files folder loading please wait error errors
  warning success successful failed failure unknown invalid valid required missing empty none all any some many much more
  most less least few fewer other others another each every both either neither new newest old older good bad best better
  worse great small big high low fast slow hard easy right wrong true false about terms privacy policy read reading
  write writing written learn learning click tap press show shown hide hidden view viewed see seen look start started
  starting end ended begin began finish finished done ready sorry thanks thank welcome hello goodbye check checked choose
  chosen select selected pick picked add added remove removed changed keep kept make made take taken give given get got put
  used using need needed needs want wanted like know known think thought say said tell told ask asked answer call called
  come came go goes going gone went leave leaving bring brought buy bought sell sold build built run running help helped
  share shared follow follows between through across under over above below behind near inside outside people person man men
  woman women child children friend friends group team teams member members owner customer customers one two three five
  seven eight nine ten hundred thousand half third once twice dashboard inbox unread draft drafts rating ratings review
  reviews feedback recommend skill skills tag tags remote fulltime apprentice trainee entry level average caught up down off
  out away copy copied showing`.split(/\s+/),
);

/** What may be read all the same, and why. */
export const EXCEPTIONS = new Set([
  // « SIL Open Font » is the name of a licence.
  "open",
]);
