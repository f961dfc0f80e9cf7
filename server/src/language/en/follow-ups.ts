import { entries } from "../entries.ts";
import { type FollowUps, matterRows, sceneRows } from "../follow-ups.ts";
import { phrases } from "../patterns.ts";
import { givenNames } from "./given-names.ts";
import { things } from "./things.ts";
import { aboutThem, times } from "./times.ts";

/** Ordered as they are sought: of two in one place the first. */
const scenes = sceneRows(`
  ! where i met, how i met, how we met, we met at, we met in, when i met, i first met, first saw him, first saw her = How was it, that first time? / What did you notice first? / And how did it go on, you two?
  ! we got married, we were married, i got married, i married, we married, our wedding, my wedding, wedding day, were wed, got wed = How was the wedding day? / What do you remember of that day? / What was the first home you had after that?
  ! we were courting, courting, walking out together, we got engaged, proposed to me, asked me to marry = How did that go, the courting? / When did you know?
  ! our first was born, our eldest was born, the baby was born, son was born, daughter was born, twins were born, children were born, i had my first, my first baby, had our first, had two children, had three children, had a baby, had a girl, had a boy, had a daughter, had a son, had twins, we'd alison = How was life with little ones in the house? / How did things change when the first one came?
  ! left school, leaving school, finished school, out of school = What came after school? / How did you feel, that last day of school?
  started school, first day at school, first day of school, went to school = What was that school like? / Who was your teacher?
  ! won a scholarship, passed the scholarship, passed for the grammar, eleven plus, got a place at = What did they say at home to that? / And how was it, when you got there?
  ! my first job, first job was, started work, started at the, went to work at, i was apprenticed, apprenticed to, my apprenticeship, went into service, i started as, got a job, got taken on = What was the first day like? / How did you come by that work? / Who showed you the ropes?
  first wage, first pay packet, first wages, my wages, paid me, pay packet = What did you do with the money?
  ! we moved to, moved to, moved into, moved in with, moved out, flitted, emigrated, came over to, came to this country, left home, leaving home = How was it to arrive there? / What did you miss most? / What was it like, the first evening there?
  went to war, in the war, during the war, called up, joined up, conscripted, national service, evacuated, evacuee, the blitz, air raid, ration book, rationing = How did you notice the war, day by day? / What do you see before you from that time?
  on the farm, milked, milking, harvest, haymaking, the cows, ploughing, lambing = How did a day go there, from the morning on? / What was your own part in it?
  used to cook, she cooked, she baked, baking, home baked, stew, dumplings, jam making, made jam, homemade = How was it made? / When did you have that? / How did the kitchen smell?
  we had no money, hadn't much, had nothing, were poor, made do, hand me downs, on tick, the pawn shop = How did your people manage? / What did you have all the same?
  used to sing, we sang, she sang, he sang, sang in, sing along, a singer, choir = What did you sing, or hear? / Which line of it do you still know?
  went dancing, dances, the dance hall, used to dance, we danced, danced with = What was it like, a night of dancing? / Who did you go with?
  played football, played cricket, the match, the pictures, went to the cinema, to the pictures = Tell me about one of those times. / Who was there with you?
  we laughed, burst out laughing, made us laugh, laughed till, laughing = What was so funny? / Who laughed loudest?
  got into trouble, was in trouble, got the belt, got the cane, caned, got a hiding, got caught, told off, sacked, got the sack = What had happened? / And what did you say to that?
  ! fell out with, fell out, quarrelled, had words, stopped speaking, didn't speak, not spoken = What was that about? / And how did it end?
  i was frightened, i was scared, frightened of, scared of, afraid of = What was it you were afraid of? / What helped?
  ! i regret, i wish i had, should have done, i should have, never forgave myself = What would you do otherwise? / How do you see it now?
  i retired, when i retired, retirement, gave up work = How was it, to have the days to yourself? / What did you do on the first free Monday?
  gave birth = How did that go? / Who was with you?
  letters, wrote to me, wrote letters, letter from, telegram, postcard = What stood in it, as far as you remember? / Is any of that still kept?
  garden, allotment, vegetables, grew our own, tomatoes, roses = What grew there? / Who taught you that?
  every sunday, on sundays, of a sunday, sunday = How did a Sunday go with you? / What was the best of those Sundays?
  every christmas, christmas, at christmas = How was Christmas with you? / Which Christmas do you remember best?
  every summer, in the summer, summer holidays, our holidays, on holiday, seaside = Tell me about one of those summers. / What did you do there all day?
  grandchildren, great grandchildren, grandson, granddaughter = What do you do together, you and the young ones? / What would you like them to know?
`);

const matters = matterRows(`
  parrot, budgie, budgerigar, canary = the bird
  pigeon, pigeons = the pigeons
  dog, puppy, terrier, collie, whippet, labrador = the dog
  dogs, sheepdogs = the dogs
  cat, kitten = the cat
  cats = the cats
  horse, mare = the horse
  horses, cart horse = the horses
  pony, ponies = the pony
  donkey = the donkey
  cow = the cow
  cows, milking = the cows
  pig = the pig
  pigs = the pigs
  hens, chickens = the hens
  cockerel, rooster = the cockerel
  goat = the goat
  goats = the goats
  sheep, lambs = the sheep
  rabbit, rabbits = the rabbits
  ferret, ferrets = the ferrets
  bees, beehives, hives = the bees
  geese, goose = the geese
  eggs, egg packing, packing station = the eggs
  ship, steamer, trawler = the ship
  boat, rowing boat, dinghy = the boat
  boats, fishing boats, cobles = the boats
  harbour = the harbour
  docks, dockside = the docks
  train, trains, railway, steam engine, signal box = the railway
  tram, trams = the trams
  bicycle, bike, tandem = the bicycle
  motorbike, motorcycle = the motorbike
  scooter, sidecar = the motorbike
  tractor = the tractor
  caravan = the caravan
  tent, camping = the camping
  shipyard, shipyards = the shipyard
  mill, mills, weaving shed, looms = the mill
  factory, assembly line, production line = the factory
  pit, colliery, coal mine = the pit
  foundry = the foundry
  forge, blacksmith, smithy = the smithy
  quarry = the quarry
  weighbridge = the weighbridge
  farm, croft, smallholding = the farm
  bakery, baker's = the bakery
  butcher's, butcher shop = the butcher's
  sweet shop = the sweet shop
  corner shop, grocer's = the shop
  chip shop = the chip shop
  market stall, the market = the market
  typing pool, typewriter = the typing
  telephone exchange, switchboard = the switchboard
  the wards, ward sister, matron = the wards
  headmaster, headmistress, schoolmaster = the school
  schoolteacher, teacher = the teacher
  classroom, slate, inkwell = the classroom
  boarding school = the boarding school
  convent, nuns = the nuns
  orphanage = the orphanage
  chapel, sunday school = chapel
  vicar, minister, priest, curate = the church
  brass band = the band
  trombone, trumpet, cornet, bugle = the playing
  piano = the piano
  organ, harmonium = the organ
  melodeon = the melodeon
  accordion, concertina = the accordion
  fiddle, violin = the fiddle
  mouth organ, harmonica = the mouth organ
  guitar, banjo = the guitar
  wireless, radio = the wireless
  gramophone, record player = the gramophone
  television, telly = the television
  camera = the camera
  photograph, photo = the photograph
  photographs, photos, snaps = the photographs
  diary, diaries = the diary
  library = the library
  stove, fireplace, coal fire, hearth = the fire
  scullery = the scullery
  pantry, larder = the pantry
  mangle, washday, wash day = washday
  washhouse = the washhouse
  tin bath = the tin bath
  outside toilet, privy, outhouse = the outside toilet
  tenement = the tenement
  prefab = the prefab
  council house = the council house
  cottage = the cottage
  bungalow = the bungalow
  farmhouse = the farmhouse
  attic, loft = the attic
  cellar = the cellar
  backyard, back yard, back lane = the back yard
  workshop, workbench = the workshop
  shed = the shed
  coffins, coffin maker = the coffins
  sewing machine, dressmaker, dressmaking, seamstress = the sewing
  tailor, tailoring = the tailoring
  knitting, knitted = the knitting
  hat, bonnet = the hat
  hats, milliner = the hats
  wedding dress = the dress
  uniform = the uniform
  clogs = the clogs
  cobbler = the cobbler
  overcoat, winter coat = the coat
  cardigan = the cardigan
  wedding ring, engagement ring = the ring
  brooch = the brooch
  necklace = the necklace
  pocket watch = the watch
  doll = the doll
  teddy = the teddy
  marbles, conkers, hopscotch, skipping rope, rounders = the games
  sledge, sledging = the sledging
  skating, skates = the skating
  river = the river
  stream, brook = the stream
  canal = the canal
  beach, sands = the beach
  pier, prom = the pier
  woods, forest = the woods
  moor, moors = the moors
  mountain, mountains = the mountains
  island = the island
  village, hamlet = the village
  orchard, apple tree = the orchard
  brambles, blackberries = the blackberries
  potatoes, tatties = the potatoes
  porridge = the porridge
  broth, soup = the soup
  bread, loaf, scones = the bread
  cake, cakes = the cakes
  fish and chips, chips = the chips
  herring, herrings, kippers = the herring
  toffee, sweets = the sweets
  ice cream = the ice cream
  tea leaves = the tea leaves
  pub = the pub
  brewery = the brewery
  strike, picket line = the strike
  trade union, the union, shop steward = the union
  flood, floods = the flood
  storm, gale = the storm
  polio = the polio
  diphtheria, scarlet fever = the fever
  tuberculosis, tb, sanatorium = the sanatorium
  midwife, district nurse = the nurse
  barracks, regiment = the regiment
  navy = the navy
  gas mask, gas masks, sirens, doodlebug, air raids = the raids
  circus = the circus
  camel = the camel
  fairground, gala day = the fair
  theatre, pantomime, amateur dramatics = the theatre
  football = the football
  rugby = the rugby
  cricket = the cricket
  boxing = the boxing
  bowls = the bowls
  darts = the darts
  fishing rod, angling, trout, salmon = the fishing
  swimming lessons, swimming, to swim = the swimming
  chess = the chess
  dominoes = the dominoes
  whist, cribbage = the cards
  bingo = the bingo
  painting, watercolours, easel = the painting
  quilt, quilts = the quilt
  crochet, embroidery, lace = the needlework
  lodger, lodgers = the lodgers
  neighbour, neighbours, next door = the neighbours
  foreman, gaffer = the foreman
  suitcase = the suitcase
  aeroplane, airfield = the airfield
`);

export const followUps: FollowUps = {
  scenes,
  matters: [...matters, ...things],
  aboutMatter: [
    "Tell me more about {matter}.",
    "I would like to hear more about {matter}.",
    "What do you remember about {matter}?",
    "What comes to mind about {matter}?",
    "Say a little more about {matter}.",
    "What comes back to you about {matter}?",
    "What more is there to tell about {matter}?",
    "Tell me the story of {matter}.",
    "And {matter}?",
  ],
  times,
  aboutTime: [
    "What more do you remember of {time}?",
    "Tell me more about {time}.",
    "What do you still see of {time}?",
    "Tell me a little more of {time}.",
    "I would like to hear more of {time}.",
  ],
  aboutThem,
  leastWelcome: { person: 0.53, scene: 0.68 },
  joinsTo:
    /(?:ker|bers?|holes?|rooms?|house|yard|men|man|shops?|box|boxes|bag|board|book|pots?|tins?|fields?|bins?|wheels?|mills?|tops?|stand)$/u,
  likeness: new Set(["like", "as", "than"]),
  personBefore: new Set("met married marrying called named poor old young little dear our".split(" ")),
  personAfter: new Set(
    "said told asked laughed wanted thought knew loved liked hated married worked played sang taught wrote cooked smoked drank danced never always used".split(
      " ",
    ),
  ),
  givenNames,
  nameArticles: new Set(["our"]),
  thingArticles: new Set(["the", "a", "an"]),
  ownerless: new Set(),
  saints: new Set(["st", "saint"]),
  titled: "Mr Mrs Miss Ms Dr Uncle Auntie Aunt Father Sister Nurse Matron Captain Grandad Granny".split(" "),
  passing: new Set("with for by off under over behind against without no not like".split(" ")),
  isSame: /^\p{L}+(?: \p{Lu}\p{L}+)*(?:,? (?:that's|that is|is|was)|,) (?:\p{L}{2,3} )?$/u,
  tellers: new Set(
    entries(
      "said, says, say, told, tells, asked, asks, wanted, wants, thought, thinks, reckoned, wished, meant, answered, shouted",
    ),
  ),
  hints:
    /\b(?:after|since) (?:that|then|1\d{3}|20\d\d)\b(?: \S+){0,4} (?:never|didnt|did not|wouldnt)\b|(?<!\bi )\b(?:never|didnt|did not|wouldnt) \S+(?: \S+){0,4} (?:again|after that|any ?more)\b|^(?:but |and )?(?:she|he) (?:was|d have been|would have been) (?:only |just |not yet |not even |barely )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)$/u,
  goesOn: /(?<!\p{L})(?:he|she|him|her|his|hers)(?!\p{L})/iu,
  goesOnOf: {
    man: /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu,
    woman: /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu,
  },
  nameAsMatter: "{name}",
  announces:
    /\bits @ (?:i|im) (?:was |were |am )?(?:telling|talking|speaking|on)\b|\b(?:(?:i|id|ive|im) (?:just |really |only |always ){0,2}(?:want|wanted|wanting|meant|mean|was going|was about|was hoping|am going|going|would like|like|love|was trying) to|ill|i will|i must|i should|let me) (?:just )?(?:tell|talk|speak) (?:you |to you |more |a bit |something |first ){0,2}(?:about|of) (?:\S+ ){0,2}@|\bi(?:m| was| am|ve been) (?:just |only )?(?:telling you|talking to you) (?:about|of) (?:\S+ ){0,2}@|\b(?:it was|its|it is|that was|thats) (?:all |really |only )?about (?:\S+ )?@|\b(?:ask|asked) (?:me |us )?(?:something |more )?about (?:\S+ )?@|\byou(?:d| had| can| may)? (?:best |better )?(?:have|ask about|ask me about) (?:\S+ )?@|\bi was (?:talking|speaking|on) about (?:\S+ )?@|\bwe can talk about (?:\S+ )?@|(?:^|\band |\bbut )@ you (?:can|may) (?:have|ask about)\b/u,
  denies:
    /\btheres? (?:is |was )?no @|\b(?:not|wasnt|isnt|never) (?:really |all )?about (?:\S+ )?@|\b(?:leave|leaving|left|drop) (?:\S+ )?@ (?:there|be|alone|at that)\b/u,
  lasting: /\b(?:never|still|to this day|even now|ever since|for the first time)\b/u,
  mirth: entries("laugh*, funny, giggl*, comical, joke*, hilarious"),
  toSaga: phrases(`
    told you | tell you | i thought (we|you) (were|was|d|had|would|might) | ask me | asked you | you (said|told|asked|ask|asking|keep asking|never asked|didnt ask|havent asked|wanted to know|want to know|mean|found|got that|are listening|re listening)
    you (could|might|should) (have|at least|ask|of) | your (question|questions|machine) | are you (a|listening|there) | who made you | i (dont|didnt) need any | ive just said | i just said | that was the whole | ive (already )?(said|told) (it|that|you) | what do you mean | answering you | correcting you | (love|pet|hen|lass|lad|dear|duck|petal) $ | (tired|you|thanks|right|no|well|yes|aye|now) son $`),
  deaths:
    entries(`her coffin, his coffin, the coffin, little coffin, white coffin, lived two days, lived three days, lived nine days, lived a day, lived an hour, lived a week, went in the canal, went in the cut, went in the river, went in the water, went under, never came up, pulled him out, pulled her out, fished him out, fished her out, fished him up, found him in the water, found her in the water, found him in the river, found her in the river,
    found him in the canal, found her in the canal, found him hanging, found her hanging, found his body, found her body,
    went through the ice, found him dead, found her dead, slipped away, we lost him, we lost her, went in his sleep, went in her sleep, passed in his sleep, passed in her sleep, died, dead, passed away, passed on, lost my, lost our, lost him, lost her, buried, stillborn, killed, drowned, hanged,
    never came home, never came back, didn't live, never breathed, stopped breathing, took his own life, took her own life`),
  deathIdioms: phrases(
    "(when|till|until|before) (he|she|they|\\S+ \\S+) (died|passed|died on us) $ | (till|until) \\S+( \\S+)? (died|passed) | (could|nearly|near|near enough|almost|thought i|i d|id|to) (have )?(died|die) (of|from|with|laughing|there)? | died (laughing|of (shame|laughing|embarrassment|fright|boredom)) | died a death | died down | over my dead body | dead (tired|set|right|easy|slow|straight|keen|posh|proud) | buried (in|under) (work|snow|paper)",
  ),
  aboutLost: [
    "Tell me about {person}, if you like.",
    "I would like to hear about {person}, if you want to tell me.",
    "What comes to you of {person}?",
    "What do you remember about {person}?",
  ],
};
