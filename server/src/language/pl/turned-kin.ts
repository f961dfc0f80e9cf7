import type { TurnedKin } from "../conversation.ts";
import { entriesBothWays } from "../entries.ts";

const turned = (kin: TurnedKin["kin"], said: string, heard: string): TurnedKin => ({
  kin,
  heard: entriesBothWays(heard),
  said,
});

/**
 * Relatives as tellers name them, in any case and in dialect, and as Saga gives them back, after "o". Forms that are of one and of
 * several ("siostry"), "mąż" of "wyszłam za mąż" and "matki" of "Matki Boskiej" only count with a word beside them.
 */
export const turnedKin: readonly TurnedKin[] = [
  turned(
    "mother",
    "o mamie",
    `
      mama, mamie, mamę, mamą, mojej mamy, u mamy, od mamy, dla mamy, do mamy, bez mamy, mamusia, mamusi,
      mamusię, mamusią, mamunia, mamuni, mamcia, matula, matuli, matulę, matka, mojej matki, u matki, od matki,
      do matki, dla matki, bez matki, matce, matkę, matką, mateczka, mateczki, mutra, mutry, mutter, muter,
      mamulka, mamulki
    `,
  ),
  turned(
    "father",
    "o ojcu",
    `
      tata, taty, tacie, tatę, tatą, tato, tatuś, tatusia, tatusiowi, tatusiem, tatko, tatulo, tatunio, ojciec,
      ojca, ojcu, ojcem, ojczulek, fater, fatra, fatrowi, ociec
    `,
  ),
  turned(
    "brother",
    "o bracie",
    `
      brat, brata, bratu, bratem, bracie, braciszek, braciszka, braciszkiem, braciszkowi, bracik
    `,
  ),
  turned("brother", "o braciach", "bracia, braci, braciom, braćmi, braciach, braciszkowie, braciszków"),
  turned(
    "sister",
    "o siostrze",
    `
      siostra, siostrze, siostrę, siostrą, mojej siostry, u siostry, od siostry, dla siostry, do siostry,
      siostrzyczka, siostrzyczkę, siostrzyczką, siostrzyczce, siostrunia
    `,
  ),
  turned(
    "sister",
    "o siostrach",
    `
      sióstr, siostrom, siostrami, siostrach, moje siostry, dwie siostry, trzy siostry, cztery siostry,
      obie siostry, starsze siostry, młodsze siostry, siostry moje
    `,
  ),
  turned(
    "grandmother",
    "o babci",
    `
      babcia, babci, babcię, babcią, babunia, babuni, babunię, babunią, babusia, babusi, babula, babka, babki,
      babce, babkę, babką, busia, oma, omy, omie, ôma, ômy, starka, starki, starką
    `,
  ),
  turned(
    "grandfather",
    "o dziadku",
    `
      dziadek, dziadka, dziadkowi, dziadkiem, dziadku, dziadzio, dziadzia, dziadziowi, dziadziem, dziadunio,
      dziadunia, dziaduś, dziadziuś, opa, ôpa, starzik, starzika, stark
    `,
  ),
  turned("grandfather", "o dziadkach", "dziadkowie, dziadków, dziadkom, dziadkami, dziadkach, dziadki"),
  turned(
    "aunt",
    "o cioci",
    `
      ciocia, cioci, ciocię, ciocią, ciotka, ciotce, ciotkę, ciotką, mojej ciotki, u ciotki, od ciotki,
      do ciotki, cioteczka, ciotunia, stryjenka, stryjenki, stryjenkę, stryjenką, wujenka, wujenki
    `,
  ),
  turned(
    "uncle",
    "o wujku",
    `
      wujek, wujka, wujkowi, wujkiem, wujku, wuj, wuja, wujowi, wujem, wujcio, wujaszek, ujek, ujka
    `,
  ),
  turned(
    "uncle",
    "o stryju",
    `
      stryj, stryja, stryjowi, stryjem, stryjek, stryjka, stryjkowi, stryjkiem, stryjo
    `,
  ),
  turned(
    "wife",
    "o żonie",
    `
      żona, żony, żonie, żonę, żoną, żonka, żonki, żonkę, żoneczka, moja ślubna, ślubna moja, małżonka,
      małżonki, małżonkę, małżonką, małżonce
    `,
  ),
  turned(
    "husband",
    "o mężu",
    `
      męża, mężowi, mężem, mężu, mój mąż, mąż mój, a mąż, i mąż, bo mąż, że mąż, jak mąż, ale mąż, gdy mąż,
      kiedy mąż, mąż był, mąż to, mąż mi, mąż się, mąż miał, mąż mówił, mąż pracował, mąż poszedł, mąż chodził,
      mąż też, mąż zawsze, mąż robił, mąż jeździł, mężuś, mój ślubny, małżonek, małżonkiem, małżonkowi,
      chłop mój, mój chłop, mojego chłopa
    `,
  ),
  turned(
    "daughter",
    "o córce",
    `
      córka, córce, córkę, córką, mojej córki, u córki, od córki, do córki, dla córki, córeczka, córeczce,
      córeczkę, córeczką, córcia, córci, córuś, córuchna, dziołcha moja, moja dziołcha
    `,
  ),
  turned(
    "daughter",
    "o córkach",
    `
      córek, córkom, córkami, córkach, moje córki, dwie córki, trzy córki, cztery córki, obie córki
    `,
  ),
  turned(
    "son",
    "o synu",
    `
      syn, syna, synowi, synem, synu, mój synek, mojego synka, synka, synkowi, synkiem, syneczek, syneczka,
      synuś, synusia
    `,
  ),
  turned("son", "o synach", "synowie, synów, synom, synami, synach, moje syny, dwa syny"),
];
