import type { FormCases } from "./forms.ts";

export const en: FormCases = {
  language: "en",
  name: "Maureen Tapley",
  people: [
    {
      name: "Alf",
      who: "father",
    },
    {
      name: "Dot",
      who: "mother",
    },
    {
      name: "Sid",
      who: "brother",
    },
    {
      name: "Wilf",
      who: "husband",
    },
    {
      name: "Carol",
      who: "daughter",
    },
  ],
  elsewhere: [],
  cases: [
    [
      "My dad goes down the docks every morning at four and he comes home smelling of cod.",
      "Her father had gone down to the docks every morning at four and had come home smelling of cod.",
      "Her father had gone down to the docks every morning at five and had come home smelling of cod.",
    ],
    [
      "We never had a bath in the house. We never had a telly neither.",
      "They had never had a bath in the house, nor a television.",
      "They had always had a bath in the house.",
    ],
    [
      "I was ten when I broke my arm on the slipway.",
      "As a ten-year-old she broke her arm on the slipway.",
      "As a ten-year-old she broke her leg on the slipway.",
    ],
    [
      "They all called me Mo at school, and Reenie at home.",
      "At school she was Mo, at home Reenie.",
      "At home she was Mo, at school Reenie.",
    ],
    [
      "After our Sid was lost she never sang again, Mum.",
      "Mum, after Sid was lost, sang no more.",
      "Mum, after Sid was lost, wept no more.",
    ],
    [
      "I'd only gone out for chips. When I came back the bailiffs were in.",
      "She had only gone out for chips, and when she came back the bailiffs were in.",
      "She had only gone out for bread, and when she came back the bailiffs were in.",
    ],
    [
      "I can't abide winkles, but I ate every one because Wilf had picked them.",
      "Though she does not like winkles she ate every one, because Wilf had picked them.",
      "Though she does not like winkles she ate every one, because Sid had picked them.",
    ],
    [
      "One morning there was Clif standing over me with the kettle in his hand.",
      "That was Clif one morning, standing over her with the kettle in his hand.",
      "That was Clif one morning, standing over her with the hammer in his hand.",
    ],
    [
      "Pearl pinned the badge on me herself.",
      "Pearl pinned the badge on her.",
      "Pearl pinned the medal on her.",
    ],
    [
      "I grew up in Cleethorpes, we had the top of a house in Sea View Street.",
      "In Cleethorpes her family lived at the top of a house in Sea View Street.",
      "In Scarborough her family lived at the top of a house in Sea View Street.",
    ],
    [
      "He come off the boat from May Pen in 1956 with one suitcase.",
      "He had come from May Pen in 1956 with a single suitcase.",
      "He had come from May Pen in 1958 with a single suitcase.",
    ],
    [
      "My wedding dress was parachute silk, our Dot's friend ran it up on a treadle.",
      "The wedding dress, of parachute silk, was run up on a treadle by a friend of Dot's.",
      "The wedding dress, of parachute silk, was run up on a treadle by a sister of Dot's.",
    ],
    [
      "I teach the little ones, five and six years old. I've been teaching them thirty years.",
      "For thirty years she had taught the five- and six-year-olds.",
      "For forty years she had taught the five- and six-year-olds.",
    ],
    [
      "Dad drank. He'd drink the rent and then he'd weep.",
      "Her father drank the rent, and then he wept.",
      "Her father drank the rent, and then he laughed.",
    ],
    [
      "I swam across the lock for a dare. Nobody else would.",
      "She had swum across the lock for a dare, when nobody else would.",
      "She had swum across the river for a dare, when nobody else would.",
    ],
    [
      "Mum was forever knitting. She knitted me a blue cardigan for the scholarship.",
      "Her mother, always knitting, made her a blue cardigan for the scholarship.",
      "Her mother, always knitting, made her a red cardigan for the scholarship.",
    ],
    [
      "Sid chose the name for our boat, he called her the Saucy Sue.",
      "The name of the boat, the Saucy Sue, was chosen by Sid.",
      "The name of the boat, the Saucy Sue, was chosen by Alf.",
    ],
    [
      "We lay in bed and listened to the foghorn.",
      "Lying in bed, they had listened to the foghorn.",
      "Lying in bed, they had listened to the church.",
    ],
    [
      "She's buried at Scartho. I take her daffodils every March.",
      "Every March Maureen takes daffodils to the grave at Scartho.",
      "Every March Maureen takes roses to the grave at Scartho.",
    ],
    [
      "I was seventeen and he was twenty-two when we got engaged.",
      "At seventeen she became engaged to a man of twenty-two.",
      "At eighteen she became engaged to a man of twenty-two.",
    ],
    [
      "The teacher said I'd never amount to anything, and I believed her for years.",
      "For years she believed the teacher, who had said she would never amount to anything.",
      "For years she believed the teacher, who had said she would always amount to something.",
    ],
    [
      "We sold the house and bought the caravan and that were that.",
      "The house was sold, a caravan bought, and that was that.",
      "The house was sold, a shop bought, and that was that.",
    ],
    [
      "He taught me to drive in the fish van. I hit a bollard.",
      "Having been taught to drive in the fish van, she hit a bollard.",
      "Having been taught to drive in the coal van, she hit a bollard.",
    ],
    [
      "My feet froze on the line. I worked the filleting bench eleven years.",
      "She worked at the filleting bench for eleven years, and her feet froze.",
      "She worked at the filleting bench for eleven years, and her hands froze.",
    ],
    [
      "I don't remember a single birthday before I was eight.",
      "Of her birthdays before she was eight she remembers none.",
      "Of her birthdays before she was nine she remembers none.",
    ],
    [
      "When the war ended they lit a fire on the sands and I wore Mum's red shoes.",
      "At the end of the war a fire was lit on the sands, and Mo wore her mother's red shoes.",
      "At the end of the war a fire was lit on the sands, and Mo wore her sister's red shoes.",
    ],
    [
      "Wilf wrote to me every Sunday from Cyprus.",
      "Every Sunday a letter from Wilf was written in Cyprus.",
      "Every Monday a letter from Wilf was written in Cyprus.",
    ],
    [
      "I never told Carol about the money. I couldn't.",
      "Carol was never told about the money; her mother could not tell her.",
      "Carol was told about the money.",
    ],
    [
      "The baby only lived three days. We called him Peter.",
      "Peter, the baby, lived for only three days.",
      "Peter, the baby, lived for only four days.",
    ],
    [
      "My husband's mother came to live with us and she stayed nineteen years.",
      "Wilf's mother came to live with them, staying nineteen years.",
      "Wilf's sister came to live with them, staying nineteen years.",
    ],
    [
      "Dad shook hands with the bishop and then wiped it on his trousers.",
      "Having shaken hands with the bishop, her father wiped his on his trousers.",
      "Having shaken hands with the bishop, her brother wiped his on his trousers.",
    ],
    [
      "I've always been frightened of water, ever since Sid.",
      "She has been afraid of water ever since Sid.",
      "She has been afraid of fire ever since Sid.",
    ],
    [
      "There were six of us in two rooms. I slept with my sisters, head to toe.",
      "Six people shared two rooms, and Maureen slept head to toe with her sisters.",
      "Seven people shared two rooms, and Maureen slept head to toe with her sisters.",
    ],
    [
      "I caught the bus to Louth and got off at the hospital, and I asked for a job.",
      "Catching the bus to Louth and getting off at the hospital, she had asked for a job.",
      "Catching the bus to Lincoln and getting off at the hospital, she had asked for a job.",
    ],
    [
      "We'd no money for a honeymoon. We had one night in Skegness and it rained.",
      "There was no money for a honeymoon: one night in Skegness, in the rain.",
      "There was no money for a honeymoon: one week in Skegness, in the rain.",
    ],
    [
      "They stole the lead off the chapel roof and my uncle got six months for it.",
      "Her uncle was given six months for stealing lead from the chapel roof.",
      "Her uncle was given six years for stealing lead from the chapel roof.",
    ],
    [
      "I forgave her. It took till 1987 but I forgave her.",
      "By 1987 she had forgiven her.",
      "By 1977 she had forgiven her.",
    ],
    [
      "She bit me, our dog, the once, and Dad wouldn't have her in the house after.",
      "The dog had bitten her only once, and her father would not have it in the house again.",
      "The dog had bitten her only once, and her mother would not have it in the house again.",
    ],
    [
      "I begin my day with a cup of tea on the back step. I've done it since Wilf died.",
      "Since Wilf died her day has begun with a cup of tea on the back step.",
      "Since Wilf died her day has begun with a cup of tea on the front step.",
    ],
    [
      "Carol were three when she got the measles, and it left her deaf in the one ear.",
      "Measles left the three-year-old Carol deaf in one ear.",
      "Measles left the four-year-old Carol deaf in one ear.",
    ],
    [
      "We hid under the stairs when the planes came over. Mum held the cat.",
      "While planes flew over, they hid under the stairs, her mother holding the cat.",
      "While planes flew over, they hid under the stairs, her mother holding the dog.",
    ],
    [
      "He was in the choir at Saint Hugh's and I used to sit where I could see him.",
      "She used to sit where he could be seen in the choir of Saint Hugh's.",
      "She used to sit where he could be seen in the choir of Saint John's.",
    ],
    [
      "The trawler's skipper was Danish. He gave my brother his knife.",
      "Sid was given his knife by the skipper, a Dane.",
      "Sid was given his coat by the skipper, a Dane.",
    ],
  ],
};
