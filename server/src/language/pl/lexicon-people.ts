import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

/**
 * Kin words with all their cases. "mamy" alone is left out, because it mostly means "we have"; it is matched
 * after a preposition or a possessive instead.
 */
export const kin: Lexicon["kin"] = {
  mother: entries(`
    matka, matki, matce, matkę, matką, matko, matek, matkom, matkami, matkach, mama, mamie, mamę, mamą, mamo,
    mam moich, u mamy, od mamy, do mamy, dla mamy, bez mamy, koło mamy, mojej mamy, naszej mamy, swojej mamy,
    mej mamy, jego mamy, jej mamy, mamusia, mamusi, mamusię, mamusią, mamusiu, mamunia, mamuni, mamunię,
    mamuniu, mamuśka, mamuśki, mamcia, mamci, matula, matuli, matulę, matulu, matuchna, matuchny, matuś,
    macierz, macierzy, rodzicielka, rodzicielki, rodzicielkę, macocha, macochy, macosze, macochę, macochą,
    matczyn*
  `),
  father: entries(`
    ojciec, ojca, ojcu, ojcem, ojcze, ojcowie, ojców, ojcom, ojcami, ojcach, ojcowski*, ojcow*, tata, taty,
    tacie, tatę, tatą, tato, tatowie, tatuś, tatusia, tatusiowi, tatusiem, tatusiu, tatulo, tatula, tatulu,
    tatko, tatka, tatkowi, tatkiem, tatku, tatunio, tatunia, papa, papie, papę, papą, papo, papcio, papcia,
    rodziciel, rodziciela, ojczulek, ojczulka, ojczym, ojczyma, ojczymowi, ojczymem
  `),
  sister: entries(`
    siostra, siostry, siostrze, siostrę, siostrą, siostro, sióstr, siostrom, siostrami, siostrach,
    siostrzyczk*, siostruni*, siostrzycz*, siostrun*, siora, siory, siorka, siorki, siostrzan*
  `),
  brother: entries(`
    brat, brata, bratu, bratem, bracie, bracia, braci, braciom, braćmi, braciach, braciszek, braciszka,
    braciszkowi, braciszkiem, braciszku, braciszkowie, braciszków, bratowie, brateczek, bratersk*
  `),
  grandmother: entries(`
    babcia, babci, babcię, babcią, babciu, babcie, babć, babciom, babciami, babciach, babka, babki, babce,
    babkę, babką, babko, babek, babkami, babunia, babuni, babunię, babunią, babuniu, babula, babuli, babulę,
    babusia, babusi, babusię, babuleńk*, prababcia, prababci, prababcię, prababcią, prababka, prababki,
    prababce, prababkę, prababką
  `),
  grandfather: entries(`
    dziadek, dziadka, dziadkowi, dziadkiem, dziadku, dziadkowie, dziadków, dziadkom, dziadkami, dziadkach,
    dziad, dziada, dziadowi, dziadem, dziadzio, dziadzia, dziadziowi, dziadziem, dziadziu, dziadzi,
    dziadunio, dziadunia, dziaduniowi, dziaduniem, dziaduś, dziadusia, pradziadek, pradziadka, pradziadkowi,
    pradziadkiem, pradziadkowie, pradziadków, pradziad, pradziada
  `),
  aunt: entries(`
    ciocia, cioci, ciocię, ciocią, ciociu, ciocie, cioć, ciociom, ciociami, ciociach, ciotka, ciotki, ciotce,
    ciotkę, ciotką, ciotko, ciotek, ciotkom, ciotkami, ciotkach, ciotunia, ciotuni, ciotunię, cioteczka,
    cioteczki, ciotuchna, stryjenka, stryjenki, stryjence, stryjenkę, stryjenką, stryjna, stryjny, wujenka,
    wujenki, wujence, wujenkę, wujenką, wujna, wujny
  `),
  uncle: entries(`
    wuj, wuja, wujowi, wujem, wuju, wujowie, wujów, wujom, wujami, wujek, wujka, wujkowi, wujkiem, wujku,
    wujkowie, wujków, wujcio, wujcia, wujaszek, wujaszka, stryj, stryja, stryjowi, stryjem, stryju,
    stryjowie, stryjów, stryjek, stryjka, stryjkowi, stryjkiem, stryjku, stryjcio, stryjaszek, stryjaszka
  `),
  wife: entries(`
    żona, żony, żonie, żonę, żoną, żono, żon, żonom, żonami, żonach, żonka, żonki, żonce, żonkę, żonką,
    żonusia, żonusi, małżonka, małżonki, małżonce, małżonkę, małżonką, połowica, połowicy, ślubna
  `),
  husband: entries(`
    mąż, męża, mężowi, mężem, mężu, mężowie, mężów, mężom, mężami, mężach, mężulek, mężulka, mężuś, mężusia,
    małżonek, małżonkowi, małżonkiem, ślubny
  `),
  daughter: entries(`
    córka, córki, córce, córkę, córką, córko, córek, córkom, córkami, córkach, córeczka, córeczki, córeczce,
    córeczkę, córeczką, córeczko, córeczek, córuchna, córuś, córunia, córuni, córa, córy, cór, córcia, córci,
    córcię, córcią, pasierbica, pasierbicy, pasierbicę
  `),
  son: entries(`
    syn, syna, synowi, synem, synu, synowie, synów, synom, synami, synach, synek, synka, synkowi, synkiem,
    synku, synkowie, synków, synkami, synuś, synusia, synalek, synalka, syneczek, syneczka, pasierb,
    pasierba, pasierbowi
  `),
};

/** Other words for persons. */
export const people: Lexicon["people"] = entries(`
  rodzic*, rodzeństw*, kuzyn*, wnuk, wnuka, wnukowi, wnukiem, wnuki, wnuków, wnukom, wnukami, wnuczk*,
  wnuczek, wnuczę*, prawnuk*, prawnucz*, bratan*, siostrzen*, bratow*, szwagier*, szwagr*, teść, teścia,
  teściem, teściowi, teściow*, zięć, zięcia, zięciem, synow*, świekr*, powinowat*, krewn*, krewniak*,
  przodk*, rodzina, rodziny, rodzinę, rodziną, rodzinie, rodzin, dzieci, dziecko, dziecka, dziecku,
  dzieckiem, dziećmi, niemowl*, bliźnia*, chłopak*, chłopiec, chłopca, chłopcy, chłopcem, chłopców,
  dziewczyn*, dziewczę*, dziewczątk*, panienk*, kobiet*, mężczyzn*, staruszk*, staruszek, starzec, starca,
  młodzian*, młodzieniec, młodzieńc*, przyjaciel*, przyjaciół*, koleg*, koleż*, kumpel*, kumpl*, kompan*,
  towarzysz, towarzysza, towarzysze, towarzyszy, towarzyszem, towarzyszk*, znajom*, sąsiad*, narzeczon*,
  kochan*, ukochan*, pan młody, panna młoda, druhn*, drużb*, świadek, świadka, chrzestn*, kum, kuma,
  kumoszk*, nauczyciel*, wychowawc*, profesor*, korepetytor*, guwernant*, guwerner*, bon, bona, bony,
  ochmistrzyn*, niania, niani, nianię, niańk*, mamk*, uczeń, ucznia, uczniow*, uczenn*, student*, doktor,
  doktora, doktorowi, doktorem, doktorze, doktork*, lekarz*, lekark*, pielęgniar*, położn*, akuszerk*,
  felczer*, aptekarz*, ksiądz, księdza, księdzu, księdzem, księża, proboszcz*, wikary*, zakonnic*, zakonnik*,
  organist*, kościelny, kościelnego, rabin*, pastor*, pop, popa, gospodarz*, gospodyn*, chłop, chłopa,
  chłopi, chłopem, chłopów, parob*, fornal*, pastuch*, pasterz*, służąc*, sługa, sługi, kuchark*, pokojówk*,
  stróż*, dozorc*, leśnik*, gajow*, ogrodni*, młynarz*, kowal*, stolarz*, cieśl*, murarz*, szewc*, krawc*,
  piekarz*, rzeźnik*, sklepikar*, sprzedawc*, kupiec, kupca, kupcy, kupcem, handlarz*, robotnik*, robotnic*,
  majster, majstr*, brygadzist*, kierownik*, dyrektor*, szef, szefa, szefow*, urzędni*, listonosz*,
  kolejarz*, konduktor*, szofer*, kierowc*, furman*, woźnic*, górni*, hutnik*, tkacz*, szwaczk*, prządk*,
  żołnierz*, oficer*, partyzan*, milicjant*, policjant*, sołtys*, wójt*, sędzi*, adwokat*, poeta, poety,
  poetk*, pisarz*, malarz*, muzykant*, grajek, grajk*, lokator*, lokatork*, współlokator*, gość, gościa,
  goście, gościem, gości, żebrak*, cygan*, żyd, żyda, żydzi, żydów, żydówk*, niemiec, niemca, niemcy,
  niemców, rosjan*, ukrain*, ludzie, ludzi, ludźmi, człowiek*, dziedzic, dziedzica, dziedzicem, dziedzicowi,
  dziedziczk*, szlachcic*, ekonom*, lekarka, opiekun*, przewodni*, trener*, dyrygent*
`);
