const words = (text: string): string[] => text.replace(/\s+/gu, " ").split(" | ");

export const placePrepositions: readonly string[] = words(
  "in | at | from | to | near | into | outside | through | towards | toward | across | around | beyond | on | past",
);

export const places: readonly string[] = words(
  `village* | town | towns | city | cities | country | countryside | county | parish | farm | farms | farmhouse |
  plantation* | house | houses | home | homes | cottage* | cabin* | hut | apartment | flat | room | rooms | kitchen |
  parlour | parlor | bedroom* | attic | cellar | basement | porch | veranda* | yard | garden* | orchard* | barn* |
  stable* | stairs | school | schools | schoolhouse | classroom* | university | college | library | hall | church* |
  chapel | cathedral | churchyard | cemetery | hospital* | office | offices | factory | factories | mill | mine | mines |
  furnace | workshop* | shop | shops | store | stores | market* | street* | road | roads | lane | path | square | bridge* |
  station* | harbour | harbor | port | dock* | quay | river* | lake* | sea | ocean | shore* | beach | island* | coast |
  mountain* | hill* | valley* | forest* | wood | woods | field* | meadow* | pasture* | hotel* | inn | theatre* | theater* |
  prison | camp | barracks | border | abroad | neighbourhood | neighborhood | district | suburb* | institution* |
  laboratory | museum* | dormitory | dining room | at home | upstairs | downstairs | outdoors`,
);

export const things: readonly string[] = words(
  `stove* | fire | fireplace | hearth | lamp* | candle* | lantern* | table* | chair* | bench* | bed | beds | cradle |
  blanket* | quilt* | pillow* | mattress* | cupboard* | chest | trunk* | box | boxes | basket* | bucket* | pail* | pot |
  pots | kettle* | pan | pans | plate* | cup | cups | spoon* | knife | knives | fork* | bottle* | jar | jars | barrel* |
  bread | loaf | flour | butter | cheese | milk | cream | egg* | meat | bacon | pork | ham | chicken* | fish | soup |
  porridge | potato* | cabbage | beans | corn | corn bread | molasses | sugar | salt | honey | jam | cake* | pie* |
  cookie* | candy | sweets | chocolate | apple* | pear* | plum* | cherry | cherries | berry | berries | strawberr* |
  grape* | peanut* | nuts | coffee | tea | wine | beer | water | dress* | coat* | shirt* | trousers | skirt* | apron* |
  hat | hats | cap | scarf | gloves | mittens | stockings | shoe* | boot* | ribbon* | button* | cloth | silk | wool |
  linen | needle* | thread | sewing machine | loom | wheel* | cart* | wagon* | carriage* | sleigh | sled* | bicycle* |
  bike* | car | cars | truck* | tractor* | train | trains | tram | bus | ship | ships | boat* | canoe* | sail | sails |
  oar | oars | anchor | plough | plow | axe | hammer* | nail* | spade | shovel* | rake | rope* | ladder* | hook |
  wheelbarrow | brick* | stone* | clay | timber | window* | door | doors | gate* | fence* | roof* | wall | walls | floor |
  well | pump | clock* | wristwatch* | pocket watch | gold watch | my watch | his watch | her watch | bell* | mirror* | picture* | photograph* | painting* | book | books | bible | letter* |
  newspaper* | pen | pencil* | paper* | slate | blackboard | desk* | typewriter* | map* | globe | doll* | toy | toys |
  ball | kite* | marbles | game | games | piano* | violin* | fiddle* | guitar* | organ | accordion* | drum* | flute |
  radio | record* | television | telephone* | telegram* | money | coin* | dollar* | penny | pennies | purse | ring |
  necklace | brooch | gun* | rifle* | sword* | flag* | medal* | diploma* | cow | cows | horse* | mule* | pony | pig* |
  hog | hogs | sheep | lamb* | goat* | hen | hens | rooster | goose | geese | duck* | dog | dogs | puppy | cat | cats |
  kitten* | bird* | canary | nightingale* | butterfl* | bee | bees | mosquito* | tree* | branch* | leaf | leaves |
  flower* | rose* | lily | lilies | violet* | daisies | lilac* | grass | hay | straw | wheat | rye | oats | cotton |
  tobacco | snow | ice | rain | thunder | lightning | storm* | wind | sun | sunshine | moon | star | stars | mud | dust |
  sand | shell* | fossil* | present | presents | gift | gifts | christmas tree | medicine* | soap | broom* | toothbrush*`,
);

export const times: readonly string[] = words(
  `january | february | march | april | june | july | august | september | october | november | december | monday* |
  tuesday* | wednesday* | thursday* | friday* | saturday* | sunday* | spring | summer* | autumn | winter* | in the fall |
  christmas | easter | midsummer | thanksgiving | new year* | holidays | vacation | morning* | evening* | noon | midnight |
  one night | at night | that night | one day | that day | yesterday | last year | last week | years ago | # years | long ago |
  aged # | age of # | # years old | years old | year old | years later | the year after | next year | the next day | in # |
  # | when i was | as a child | as a boy | as a girl | in my youth | my childhood | in those days | at that time |
  in the twenties | in the thirties | in the forties | in the fifties | in the sixties | in the seventies |
  in the eighties | during the war | before the war | after the war | the war years | after the wedding | soon after |
  at first | for many years | for years | every year | every week | two years | three years | four years | five years |
  six years | ten years | twenty years | few months | several months | few weeks | few days | three months | six months |
  first time | the following | childhood | boyhood | girlhood | century | anniversary | birthday | dawn | sunset | daybreak`,
);

export const events: readonly string[] = words(
  `was born | were born | born | moved | left | came | arrived | returned | went | travelled | traveled | visited | met |
  married | divorced | engaged | died | buried | lost | found | bought | sold | built | burned | burnt | broke | fell |
  ran | ran away | walked | rode | drove | sailed | flew | swam | climbed | jumped | carried | brought | took | gave |
  got | received | sent | wrote | read | learned | learnt | taught | studied | passed | failed | graduated | began |
  started | stopped | finished | opened | closed | founded | worked | earned | paid | saved | spent | hired | fired |
  retired | planted | dug | ploughed | plowed | harvested | milked | fed | cooked | baked | sewed | knitted | washed |
  cleaned | made | played | danced | sang | won | fought | hid | escaped | caught | stole | asked | answered | decided |
  chose | refused | promised | helped | saved | healed | fell ill | was ill | operated | joined | voted | elected |
  spoke | preached | prayed | baptized | christened | confirmed | dreamed | discovered | invented | happened | occurred |
  wedding* | funeral* | baptism | birth | accident* | journey* | trip | voyage | party | parties | feast* | ceremony |
  examination* | election* | fire | flood | storm | strike | war | illness | operation | celebration | meeting* | visit`,
);
