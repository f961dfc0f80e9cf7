import type { RetoldCases } from "./retold.ts";

export const sv: readonly RetoldCases[] = [
  {
    language: "sv",
    interview: "gunvor-sv",
    name: "Gunvor Åslund",
    people: [
      { name: "Edit", who: "mor" },
      { name: "Helmer", who: "far" },
      { name: "Sixten", who: "bror" },
      { name: "Maj-Lis", who: "syster" },
      { name: "Rune", who: "make" },
      { name: "Anders", who: "son" },
      { name: "Lena", who: "dotter" },
      { name: "Moa", who: "barnbarn" },
    ],
    fair: [
      [
        "Hon föddes i Långbäcken i februari 1943, en vinter så kall att barnmorskan fick värma sig innan hon rörde vid modern.",
        [1],
      ],
      ["Namnet fick hon efter en moster som reste till Amerika och inte hördes av mer.", [1]],
      [
        "Edit var pingstvän och skrattade sällan, men när Helmer var i skogen och ingen kunde höra det härmade hon predikanten.",
        [2],
      ],
      [
        "Systern dog av blindtarmen när vägarna var igensnöade, sju år gammal, och vävstolen stod stilla i ett år.",
        [2, 3],
      ],
      [
        "Helmer hade bäddat ner flickan under fällar i släden, och när han kom hem igen på natten bar han in henne.",
        [3],
      ],
      ["Gunvor ärvde vantarna, fastän de inte räckte till för hennes händer.", [3]],
      [
        "När yxan gick in i hans ben stoppade han snus i såret, knöt halsduken om och gjorde färdigt lasset.",
        [5],
      ],
      ["Edit sydde ihop benet med blå vävtråd, och en blå prick fanns kvar ända till hans död.", [5]],
      [
        "Vid sexton års ålder blev hon telefonist i Fredrika, och snart kände hon igen alla fyrtio på rösten.",
        [7],
      ],
      ["Den första dagen klättrade hon upp i kjol, men vände och hämtade sin makes blåställ.", [14]],
    ],
    untrue: [
      ["Plogbilen kom fram i tid, och Maj-Lis klarade sig.", [3]],
      ["Sixten körde Maj-Lis till doktorn med häst och släde.", [3]],
      ["Helmer pratade mycket, utom med hästen.", [5]],
      ["Fröken Wiklund fick vara kvar på växeln när den automatiserades.", [11]],
      ["Ekblad bad om förlåtelse efteråt.", [15]],
    ],
  },
  {
    language: "sv",
    interview: "bengt-sv",
    name: "Bengt Olofsson",
    people: [
      { name: "Hjalmar", who: "far" },
      { name: "Elvira", who: "mor" },
      { name: "Ingvar", who: "bror" },
      { name: "Maj-Lis", who: "hustru" },
      { name: "Anette", who: "dotter" },
      { name: "Elin", who: "barnbarn" },
    ],
    fair: [
      ["Han skulle ha fått farfaderns namn, Axel, men modern ansåg att en sådan var nog.", [1]],
      ["I Gravarne frågade man inte efter gatan utan efter vems pojke man var.", [2]],
      ["Fadern teg från november, då Bengt hade gått i land, ända till påsken.", [3]],
      ["Vid bordet fick modern fråga åt honom om Bengt ville ha mer potatis.", [3]],
      [
        "Nio veckor höll han ut till sjöss, sjösjuk hela tiden, och de andra ställde en hink vid hans koj utan att skratta.",
        [4],
      ],
      ["En tisdag i november 1961 kom Svanvik tillbaka med tre man ombord, och fyra hade seglat.", [5]],
      ["Hjalmar gick förbi sin yngre son på kajen med Ingvars grå mössa i handen.", [5]],
      ["Fram till midsommar dukade modern åt den döde, och ingen bad henne låta bli.", [5]],
      [
        "Brödernas sista ord gällde en motorcykel som de ägde tillsammans och som Ingvar hade kört utan olja.",
        [6],
      ],
      [
        "Gösta, som bara hörde på ena örat, lyssnade på maskinerna med en skruvmejsel mellan tänderna och lagret.",
        [8],
      ],
    ],
    untrue: [
      ["Fadern slog honom när han hade gått i land.", [3]],
      ["Bengt var den äldste av Hjalmars söner.", [2]],
      ["Ingvar kom levande hem den tisdagen.", [5]],
      ["Efter Ingvars död startade Bengt motorcykeln varje vår.", [7]],
      ["Maj-Lis grät när burkarna hade fått fel etikett.", [11]],
    ],
  },
];
