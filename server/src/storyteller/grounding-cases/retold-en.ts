import type { RetoldCases } from "./retold.ts";

export const en: readonly RetoldCases[] = [
  {
    language: "en",
    interview: "jean-en",
    name: "Jean Arkwright",
    people: [
      { name: "Frank", who: "husband" },
      { name: "Nellie", who: "mother" },
      { name: "Harold", who: "father" },
      { name: "Derek", who: "brother" },
      { name: "Susan", who: "daughter" },
      { name: "Michael", who: "son" },
      { name: "Beth", who: "granddaughter" },
    ],
    fair: [
      ["Jean Arkwright was a Haworth until 1963, when she took the name of her husband, Frank.", [1]],
      [
        "Her mother, Nellie, was deaf from the looms and chose a name that could be read easily on the lips.",
        [1],
      ],
      ["One name was plenty, Nellie said; she would only have had to shout the other.", [1]],
      [
        "Nellie had gone into the weaving shed at Broad Oak when she was twelve, and by thirty she could hear nothing at all.",
        [2],
      ],
      ["They talked across the street with big mouths and no sound, and called it mee-mawing.", [2]],
      [
        "In 1936 a loom took one of her fingers, on the left hand, and the tackler's first thought was for the cloth.",
        [2],
      ],
      ["Her brother Derek was four years older and the cleverest lad on Plantation Street.", [3]],
      ["Under the table he did her sums, and she paid him in toffee.", [3, 23]],
      [
        "Their father kept canaries in the back bedroom, and Derek whistled one of them the Dick Barton tune every night for a month.",
        [4],
      ],
      [
        "The bird sang it a single time, for the insurance man, and never again, and Harold laughed until he had to sit down on the stairs.",
        [4, 6],
      ],
      ["Derek left for Canada in 1960, after Christmas, and after that she saw him only twice.", [3]],
      [
        "Harold was a fitter at the Globe, where looms and ring frames were made for India, until India no longer wanted them.",
        [6],
      ],
      ["On one side lived Mrs Kenyon, who delivered babies and laid out the dead in the same apron.", [6]],
      [
        "On the other lived Mr Zielinski, a Pole, who grew his cabbages in a tin bath and wept at the wireless.",
        [6],
      ],
      ["The children banged on the bath with sticks and thought him soft.", [6, 7]],
      [
        "Only at forty did Jean hear, from a woman at the Polish club, of the wife and the two little girls who never came.",
        [7],
      ],
      [
        "At fifteen, in 1957, she left school and went to work in the towel laundry of the Accrington Baths, under Miss Pilling.",
        [8, 9],
      ],
      [
        "On a Saturday six hundred towels went through the mangle, and in the first winter the soda made her hands bleed.",
        [9],
      ],
      [
        "Miss Pilling had a glass eye, which she left on the ledger at dinner time so that the girls would think they were being watched.",
        [11],
      ],
      [
        "Later Jean taught children to swim, walking along the side with a pole, and on the end of it a child like a fish.",
        [9, 10],
      ],
      ["She taught hundreds of them before she could swim a stroke herself.", [10]],
      [
        "One night in 1961, after Miss Pilling had gone home, she got into the water in her cousin's costume, in near darkness, and told herself all the things she told the children.",
        [10],
      ],
      ["She swam a whole width, with no one there to see it, and nothing has ever made her prouder.", [10]],
      ["In 1964 a boy named Alan Duckworth dived in at the shallow end and split his head open.", [16]],
      ["Jean went in with her shoes on; Miss Pilling stood frozen.", [16]],
      [
        "It was Walter Crabtree, the hymn singer from number four, who ran with the boy down St James Street to the Victoria, dressed in a towel that did not last the journey.",
        [16],
      ],
      [
        "Her daughter Susan died of leukaemia on 11 March 1974, aged nine, and on the Monday Jean was back at the baths, because she did not know where else to go.",
        [13],
      ],
      ["For years Frank would not have her name spoken; he went up to the allotment in the dark.", [14]],
      [
        "In November 2011 he died in his chair while the snooker was on, and Jean watched the frame to its end beside him before she rang Michael.",
        [21, 22],
      ],
      [
        "She had written to Derek that he had been a stranger for twenty years and might stop one, and for the next twenty-one he did.",
        [22, 23],
      ],
    ],
    untrue: [
      ["Nellie chose the name Jean because it was her own mother's.", [1]],
      ["Frank's mother Nellie was deaf from the looms.", [1]],
      ["Nellie had gone into the weaving shed at Broad Oak when she was fourteen.", [2]],
      ["Her brother Derek was four years younger.", [3]],
      ["She did Derek's sums under the table, and he paid her in toffee.", [3, 23]],
      ["Derek left for Canada before Christmas.", [3]],
      ["The canary sang the tune for the insurance man every night for a month.", [4]],
      ["Mr Zielinski's wife and two little girls came in the end.", [7]],
      ["Jean could swim long before she taught children.", [9, 10]],
      ["Miss Pilling went in with her shoes on, and Jean stood frozen.", [16]],
      ["Jean was jealous of the women who came on Fridays.", [16]],
      ["Susan died of pneumonia in 1974.", [13]],
      ["Frank would not have Susan's name said because he blamed the hospital.", [14]],
      ["Frank spoke to her all through those nine days.", [21]],
      ["After Frank died she rang Derek.", [22, 23]],
    ],
  },
  {
    language: "en",
    interview: "wilf-en",
    name: "Wilf Garside",
    people: [
      { name: "Clifford", who: "brother" },
      { name: "Arnold", who: "master" },
      { name: "Jean", who: "wife" },
      { name: "Beth", who: "granddaughter" },
    ],
    fair: [
      [
        "Nobody called him Wilfred but his mother, and she only when he had walked paint into the house.",
        [1],
      ],
      [
        "His brother Clifford, four years older, got the good name, he says, and a collar and tie at the Midland Bank.",
        [1, 7],
      ],
      [
        "When he set up on his own in 1966 he bought a grey Morris 1000 from a man at Linthwaite who had kept hens in the back of it.",
        [2],
      ],
      ["On warm days the smell of the hens came back.", [2]],
      [
        "He spent three Sundays lettering his own name on its door, and Jean reminded him that it was not the Town Hall.",
        [2],
      ],
      [
        "In 1954, at fifteen, he was apprenticed to Arnold Sykes, a sign writer and gilder with a glass eye that did not match.",
        [3],
      ],
      [
        "For six months the boy painted nothing but straight lines, and after that a whole wall of S's, which Arnold wiped away with a rag.",
        [3],
      ],
      [
        "One day Arnold, who thought telephones were for doctors, rang and asked him to come and look at a board.",
        [4],
      ],
      ["The bottom line ran downhill by a quarter of an inch, and Wilf told him that it was straight.", [4]],
      ["Arnold, going blind, had felt the fault with his thumb.", [3, 4]],
      [
        "Every Thursday Wilf went up to read him the Examiner, then every other Thursday, and by the end of 1972 not at all.",
        [4, 5],
      ],
      [
        "After his mother was buried in 1977 Clifford let himself in with a key and took her clock, an American Ansonia that did not even go.",
        [7],
      ],
      [
        "On the wallpaper there was left a clean patch in the shape of it, and for eleven years the brothers did not speak.",
        [7],
      ],
      [
        "Their father worked at Pogson's dyehouse, and his arms were always the colour of whatever cloth was being dyed.",
        [8],
      ],
      ["He was laid out in white, and his arms were bottle green.", [9]],
    ],
    untrue: [
      ["Clifford was four years younger.", [7]],
      ["Arnold told him that the line was straight.", [4]],
      ["Wilf took his mother's clock the day after she was buried.", [7]],
      ["His father's arms were white when he was laid out.", [9]],
      ["He never went back because he was ashamed of the suit.", [5]],
    ],
  },
  {
    language: "en",
    interview: "kath-en",
    name: "Kath Utting",
    people: [
      { name: "Brian", who: "husband" },
      { name: "Derek", who: "brother" },
      { name: "Maureen", who: "sister" },
      { name: "Pauline Snelling", who: "friend" },
    ],
    fair: [
      [
        "She was christened Kathleen Joyce, but apart from a teacher, Miss Aldous, hardly anybody used the whole of it.",
        [1],
      ],
      [
        "Until she was about twelve she was Nanny Grit's Kathleen, after the grandmother who ruled their corner of the Beach Village.",
        [1],
      ],
      ["Before she married Brian Utting she was a Catchpole.", [1]],
      ["Her grandmother was a small woman in a black frock who carried her net needles in her hair.", [3]],
      ["Both she and Kath's mother were beatsters, who mended nets and did not make them.", [3]],
      [
        "The cutch had stained her mother's hands brown, and on Sundays she hid them in white cotton gloves.",
        [3, 4],
      ],
      ["Their father was never at chapel; he was at sea, or having a lie-down.", [4]],
      [
        "While he slept it off, Derek and Kath were sent out, and the boy walked along the top bar of the drying racks like a tightrope walker.",
        [4],
      ],
      [
        "Derek, three years older and the only redhead of the family, went to sea at fifteen as a deckie learner.",
        [4, 5],
      ],
      ["He borrowed ten shillings until they landed, and always gave it back with a crab on top.", [5]],
      ["In February 1964 he was lost with all ten hands of the Prospect Dawn.", [5]],
      [
        "That morning, for once, Kath did not go down to see him sail, because of a quarrel over ten shillings.",
        [6],
      ],
      [
        "In the flood of January 1953, when she was nine, her mother carried the iron treadle sewing machine up the stairs by herself.",
        [8],
      ],
      ["The last thing to be rescued was the hen, Mrs Simpson, who spent the night on the wardrobe.", [8]],
    ],
    untrue: [
      ["Derek was three years younger.", [4]],
      ["Kath went down to see Derek sail that morning.", [6]],
      ["Her father carried the sewing machine up the stairs.", [8]],
      ["She was frightened by the flood.", [9]],
    ],
  },
];
