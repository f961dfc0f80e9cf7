const words = (text: string): string[] => text.replace(/\s+/gu, " ").split(" | ");

export const stopwords: readonly string[] = words(
  `a | an | the | this | that | these | those | i | me | my | mine | myself | you | your | yours | yourself | he | him |
  his | himself | she | her | hers | herself | it | its | itself | we | us | our | ours | ourselves | they | them | their |
  theirs | themselves | one | ones | someone | somebody | something | anyone | anybody | anything | everyone | everybody |
  everything | nobody | nothing | none | who | whom | whose | which | what | where | when | why | how | there | here | then |
  than | and | or | but | nor | so | yet | for | as | if | because | although | though | while | until | till | since |
  unless | whether | of | in | on | at | by | to | from | with | without | into | onto | out | off | over | under | up | down |
  about | above | below | after | before | between | among | through | during | against | toward | towards | upon | within |
  around | across | along | behind | beside | near | per | via | be | am | is | are | was | were | been | being | do | does |
  did | done | doing | have | has | had | having | can | could | will | would | shall | should | may | might | must | ought |
  not | no | yes | don't | doesn't | didn't | isn't | wasn't | weren't | couldn't | wouldn't | i'm | i've | i'd | i'll |
  it's | that's | he's | we're | they're | very | too | also | only | just | even | still | again | ever | never | always |
  often | sometimes | quite | rather | almost | much | many | more | most | some | any | all | both | each | every | few |
  little | less | least | other | others | another | such | same | own | now | once | soon | later | already | perhaps |
  maybe | well | oh | really | however | therefore | thus | like | got | get | went | go | came | come | made | make |
  said | say | tell | told | know | knew | think | thought | thing | things | way | lot | kind | sort | upto | etc | let |
  us | am | been | first | two | three | great | good | long | used | took | take | put | see | saw | seemed | seem | thereof`,
);

export const hedges: readonly string[] = words(
  `perhaps | maybe | possibly | probably | i think | i believe | i suppose | i guess | i reckon | it seems | seemed to | as far as i know |
  as far as i remember | if i remember | about | around | roughly | approximately | almost | nearly | some | sort of | kind of |
  might | may | could have | must have been | apparently | supposedly | they say | it is said | i am not sure | i'm not sure |
  not quite sure | not certain | more or less | or so | somewhere | something like | i was told | as i recall | i have been told`,
);

export const negations: readonly string[] = words(
  "not | no | never | none | nobody | nothing | nowhere | neither | nor | cannot | can't | don't | doesn't | didn't | won't | wouldn't | couldn't | shouldn't | isn't | aren't | wasn't | weren't | hasn't | haven't | hadn't | ain't | dont | doesnt | didnt | wouldnt | couldnt | shouldnt | isnt | arent | wasnt | werent | hasnt | havent | hadnt | aint | without | hardly | scarcely",
);

export const fillers: readonly string[] = words(
  "um | uh | er | erm | uhm | hmm | ah | eh | you know | you see | i mean | well | like i said | sort of like | so to speak | let me see | let's see | anyway | now then | right",
);

export const praise: readonly string[] = words(
  `what a wonderful | what a beautiful | what a lovely | what a great | what a fascinating | what an amazing | wonderful story |
  beautiful story | lovely story | great story | amazing story | fascinating story | how wonderful | how beautiful | how lovely | how interesting |
  how fascinating | that's wonderful | that is wonderful | that's great | that is great | thank you for sharing | great answer |
  well done | i love that | so inspiring | impressive | remarkable | incredible`,
);

export const leading: readonly string[] = words(
  `did you | do you | does it | was it | were you | were there | was there | is it | is there | are you | are there | have you | has it |
  had you | can you | could you | would you | will you | should we | isn't it | wasn't it | don't you | didn't you | wouldn't you |
  aren't you | weren't you | so you | what year | in what year | in which year | and also`,
);

export const presuming: readonly string[] = words(
  "that must have been | it must have been | you must have | that must be | it must be | surely you",
);
