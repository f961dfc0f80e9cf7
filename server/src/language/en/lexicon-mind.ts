const words = (text: string): string[] => text.replace(/\s+/gu, " ").split(" | ");

export const speech: readonly string[] = words(
  "said | told me | told us | told him | told her | used to say | would say | asked me | answered | replied | cried | shouted | called out | whispered | exclaimed | he says | she says | spelled | in his words | in her words | the words",
);

export const senses: readonly string[] = words(
  `smell* | scent* | fragran* | odour | odor | taste* | sweet | sour | bitter | salty | sound* | noise | loud | quiet* |
  silent | silence | whisper* | rustl* | hum | ring* | echo* | music | song | songs | cold | warm* | hot | heat | wet |
  damp | dry | soft | hard | rough | smooth | sharp | heavy | light | dark* | bright* | shin* | glow* | red | blue | green |
  yellow | white | black | brown | grey | gray | golden | silver | colour* | color* | saw | heard | felt | touched | looked`,
);

export const feelings: readonly string[] = words(
  `happy | happily | happier | happiest | happiness | glad | gladness | joy | joyful | joyous | delight* | pleasure* | pleased | content |
  contented | cheerful | merry | laughed | laughter | smiled | proud | pride | excited | excitement | eager | eagerly |
  enthusias* | thrill* | wonder | wondered | amazed | amazement | astonish* | surprised | surprise | curious | hope |
  hopes | hoped | hopeful | grateful | gratitude | thankful | relieved | relief | love | loved | loving | fond | affection |
  tender | tenderness | adored | trusted | peaceful | calm | safe | sad | sadness | unhappy | sorrow* | grief | mourn* |
  wept | cried | crying | in tears | tears | lonely | loneliness | alone | homesick | longed | longing | missed | afraid | fear | feared |
  fears | fright* | scared | terrified | terror | nervous | anxious | anxiety | worried | worry | worries | dread* | shy |
  ashamed | shame | embarrassed | guilty | guilt | angry | anger | furious | rage | bitter | bitterness | jealous |
  jealousy | envy | disappointed | disappointment | discouraged | despair* | desperate | misery | miserable | suffered |
  suffering | pain | hurt | tired | weary | bored | confused | regret* | moved me | touched me | felt | feeling* |
  enjoyed | enjoyment | comfort | comforted | ecstasy | passion* | liked it | hated | disliked`,
);

export const meanings: readonly string[] = words(
  `taught me | i learned | i learnt | i have learned | learned that | since then | ever since | from that day | from that time | from then on |
  that is why | that's why | made me who | made me the | came to understand | understood that | i realized | i realised |
  realized that | realised that | looking back | in hindsight | means to me | meant to me | meant a great deal |
  meant everything | it meant | changed my life | changed me | important to me | the lesson | lessons | i believe |
  i came to | i have found that | i think now | i now know | i know now | because of that | thanks to | i owe | gave me strength | shaped |
  all my life | never forgotten | never forget | shall always | i have always | the reason | influence* | value of | purpose |
  significance | experience has | convinced | conviction*`,
);

export const decline: readonly string[] = words(
  `i'd rather not | i would rather not | rather not say | rather not talk | skip | skip it | skip this | next question |
  pass | no comment | i don't want to | i do not want to | don't want to talk | don't wish to | prefer not | not talk about |
  none of your business | leave it | leave that | ask me something else | another question | too private | not that one |
  i refuse to answer | i'd sooner not | i would sooner not | i won't talk about | i will not talk about | i won't go into | i will not go into | i'm not going into | i am not going into | keep that to myself | that's private | that is private | let sleeping dogs lie | let's move on | can we move on`,
);

export const unknown: readonly string[] = words(
  `i don't know | i do not know | don't know | dunno | no idea | i have no idea | i can't remember | i cannot remember |
  can't remember | i don't remember | don't remember | i don't recall | can't recall | cannot recall | i forget |
  i've forgotten | i have forgotten | nothing special | nothing much | nothing in particular | nothing comes to mind |
  nothing | not really | not sure | hard to say | can't think of | no memory of | can't say | i couldn't say |
  that's all | that is all | who knows | never thought about it`,
);

export const none = {
  partners_children: words(
    "never married | i have no family | had no children | no children | never had anyone | lived alone all my life | remained single | stayed single | i am single",
  ),
  work_outline: words("never worked | never had a job | i have not worked"),
  school_outline: words("never went to school | no schooling | never attended school | had no school"),
  love_story: words(
    "never been in love | never was in love | never loved anyone | there was never anyone | there never was anyone | no love story",
  ),
  becoming_parent_or_kin: words(
    "had no children | no children | never had children | childless | no grandchildren | there were no children",
  ),
  first_job: words("never worked | never had a job | never had a first job | never earned"),
  working_life: words("never worked | never had a job | i have not worked"),
  study_or_training: words("never studied | did not study | didn't study | no education | no training"),
  faith_or_belief_event: words(
    "not religious | don't believe in god | do not believe in god | i have no faith | i am not a believer | i'm not a believer | never believed | no religion",
  ),
  migration_move_travel: words(
    "never travelled | never traveled | never moved | never been anywhere | always lived here | never left home | never left the village | never left the town | never left the county | never left here",
  ),
} as const;

export const grief: readonly string[] = words(
  `died | dead | death | deaths | dying | passed away | funeral* | buried | burial | grave | graves | graveside | coffin* |
  widow | widower | orphan* | mourn* | grief | grieve* | grieving | bereave* | lost my | lost our | lost her | lost him |
  stillborn | miscarriage | deathbed | cemetery | tomb | wept | weeping | sorrow* | miss him | miss her | heartbroken | inconsolable`,
);

export const trauma: readonly string[] = words(
  `rape* | abuse* | molest* | assault* | beaten | beat me | hit me | whipped | whipping* | flogg* | lash | lashes |
  tortur* | murder* | killed | shot | lynch* | massacre* | bomb* | air raid | concentration camp | death camp | gas chamber |
  deport* | prisoner of war | refugee* | persecut* | slavery | slave | slaves | enslaved | violence | violent | wounded |
  stabbed | battle* | trench* | front line | starv* | suicide | hanged | executed | pogrom* | gulag | genocide | ku klux`,
);

export const crisis: readonly string[] = words(
  `i want to die | i wanna die | i want to be dead | want to kill myself | going to kill myself | i will kill myself |
  i'll kill myself | thinking of killing myself | thinking about killing myself | i might kill myself | want to end my life |
  going to end my life | thinking of ending my life | thinking about ending my life | take my own life | taking my own life |
  i want to end it all | going to end it all | i am suicidal | i'm suicidal | feeling suicidal | want to harm myself |
  want to hurt myself | i have no reason to live | i've no reason to live | nothing left to live for |
  i don't want to live | i do not want to live | don't want to be alive | do not want to be alive | i'd be better off dead |
  i would be better off dead | they'd be better off without me | everyone would be better off without me | i wish i were dead |
  i wish i was dead | i can't go on living | i cannot go on living | i want to end it | i am tired of living | i don't want to be here anymore | i don't want to be here any more | i do not want to be here any more | i don't want to go on living | no point in living | life is not worth living | life isn't worth living | i hope i don't wake up | i want to fall asleep and never wake |
  i'm tired of living | he is hurting me | she is hurting me | i am being beaten | he hits me | she hits me`,
);
