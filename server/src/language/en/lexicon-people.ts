import type { Kin } from "../subjects.ts";

const words = (text: string): string[] => text.split(" | ");

export const kin: Record<Kin, readonly string[]> = {
  mother: words(
    "mother | mothers | mom | mam | mum | mummy | mommy | mama | mamma | ma | stepmother | mother-in-law | foster-mother",
  ),
  father: words(
    "father | fathers | dad | daddy | papa | pa | pop | stepfather | father-in-law | foster-father",
  ),
  sister: words("sister | sisters | half-sister | stepsister | sister-in-law | big sister | little sister"),
  brother: words(
    "brother | brothers | half-brother | stepbrother | brother-in-law | big brother | little brother",
  ),
  grandmother: words(
    "grandmother | grandmothers | grandma | granny | nana | nan | nanna | gran | great-grandmother",
  ),
  grandfather: words(
    "grandfather | grandfathers | grandpa | gramps | granddad | grandad | great-grandfather",
  ),
  aunt: words("aunt | aunts | auntie | aunty | great-aunt"),
  uncle: words("uncle | uncles | great-uncle"),
  wife: words("wife | wives | bride | fiancée"),
  husband: words("husband | husbands | bridegroom | fiancé"),
  daughter: words("daughter | daughters | granddaughter | granddaughters | stepdaughter | daughter-in-law"),
  son: words("son | sons | grandson | grandsons | stepson | son-in-law"),
};

export const people: readonly string[] = words(
  "parents | parent | child | children | baby | babies | twins | siblings | grandparents | grandchild | grandchildren | cousin | cousins | nephew | nephews | niece | nieces | relative* | family | friend | friends | schoolmate* | classmate* | playmate* | companion* | comrade* | neighbour* | neighbor* | teacher | teachers | schoolmaster | headmaster | principal | professor* | pupil* | student* | boy | boys | girl | girls | lad | lads | lass | lasses | toddler* | kids | mate | mates | pal | pals | chum | chums | in-laws | godmother | godfather | vicar | matron | evacuee* | man | men | woman | women | lady | ladies | gentleman | gentlemen | doctor | doctors | nurse | nurses | midwife | minister | priest | pastor | preacher | bishop | rabbi | nun | boss | foreman | owner | master | mistress | landlord | landlady | servant* | maid | cook | farmer* | baker | butcher | blacksmith | miller | carpenter | tailor | shoemaker | soldier | soldiers | officer* | general | captain | sailor* | miner* | worker* | colleague* | partner* | sweetheart | lover | guest* | visitor* | stranger* | old man | old woman | crowd | governor | president | mayor | lawyer | judge | editor | author | poet | king | queen | apprentice* | lodger* | shopkeeper* | postman | policeman | coachman | people",
);

export const naming: readonly string[] = words(
  "named | called | by the name of | name was | name is | known as | nicknamed",
);

export const titles: readonly string[] = words(
  "mr | mrs | miss | ms | dr | doctor | professor | uncle | aunt | auntie | captain | general | colonel | reverend | rev | father | sister | brother | bishop | president | governor | judge | lady | lord | sir | king | queen | saint | st | madame | senator",
);
