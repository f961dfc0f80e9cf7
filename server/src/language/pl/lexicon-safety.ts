import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type SafetyWords = Pick<Lexicon, "grief" | "trauma" | "crisis">;

/**
 * Words of pain. `crisis` holds only what endangers the teller now: past tenses, other people's deaths and sayings
 * such as "umrę ze śmiechu" must not match. "przed wojną" is a date, so "wojną" is left out of `trauma`.
 */
export const safetyWords: SafetyWords = {
  grief: entries(`
    umarł*, umarli, umierał*, umierali, umierani*, umrzeć, zmarł*, zmarli, zmarłych, śmierć, śmierci,
    śmiercią, śmierteln*, pogrzeb*, pochowa*, pochówk*, chowaliśmy, grób, grobu, grobie, groby, grobów,
    mogił*, cmentarz*, trumn*, żałob*, żałobn*, nekrolog*, stypa, stypie, stypę, wdow*, wdowiec, wdowca,
    wdowcem, owdowia*, sierot*, sieroc*, osieroc*, zginął, zginęł*, zginęli*, poległ*, polegli,
    odszedł na zawsze, odeszła na zawsze, odszedł od nas, odeszła od nas, nie żyje, nie żyją, już go nie ma,
    już jej nie ma, nie ma go już, nie ma jej już, nieboszczy*, świętej pamięci, śp, konał*, skonał*,
    konającego, konającej, opłakiw*, opłaka*, ostatnie namaszczenie, poronił*, poronieni*, martwe dziecko,
    stracił* dziecko, stracił* syna, stracił* córkę, stracił* męża, stracił* żonę, stracił* matkę,
    stracił* ojca, stracił* brata, stracił* siostrę, straciliśmy, utrata, utraty, pożegnaliśmy go,
    pożegnaliśmy ją, zabrakło go, zabrakło jej, zabrakło mamy, zabrakło taty, pan bóg zabrał, bóg zabrał,
    rozpacz*, popełnił* samobójstwo, odebrał* sobie życie, powiesił się, powiesiła się, utopił się,
    utopiła się
  `),
  trauma: entries(`
    wojna, wojnę, wojny, na wojnie, wojen, wojenn*, okupacj*, front, frontu, froncie, frontem, bomb*, nalot*,
    ostrzał*, strzelali*, strzelanin*, rozstrzel*, egzekuc*, zastrzel*, zabit*, zabili*, zabijali*,
    zamordow*, wymordow*, mordowa*, morderst*, mordercy, rzeź, rzezi, masakr*, pacyfikacj*, pogrom*, łapank*,
    gestap*, hitlerow*, ss, enkawud*, nkwd, ubek*, ubec*, esbek*, obóz koncentracyjny, obóz pracy,
    obóz zagłady, do obozu, z obozu, w obozie, w obozach, obozow*, kacet*, krematori*, komora gazowa,
    komory gazowe, getto, getta, getcie, gettem, holokaust*, zagład*, szmalcowni*, wywóz*, wywiezion*,
    wywieźli*, zsyłk*, zesłan*, zesłali*, sybir*, syberi*, łagr*, łagier*, katorg*, kajdan*, aresztow*,
    więzieni*, więzien*, przesłuch*, tortur*, katowa*, skatowa*, niewol*, jeńc*, jeniec, wysiedl*, wypędz*,
    uchodźc*, tułacz*, powstani*, partyzant*, banderow*, własow*, głód, głodu, głodow*, gwałt, gwałtu,
    gwałty, gwałcił*, gwałcili*, zgwałc*, molestow*, wykorzystywał mnie, dobierał się do mnie, przemoc,
    przemocy, przemocą, bił mnie, biła mnie, bili mnie, bił matkę, bił mamę, bił nas, biła nas, pobili,
    pobity, pobita, lał mnie pasem, znęca*, pijak, pijaka, pijaństw*, awantury, miał* wypadek,
    wypadek samochodowy, wypadek na, wypadek przy, zginął w wypadku, zginęła w wypadku, pożar*, podpal*,
    napad, napadu, napady, napadł*, napadli*, pobici*, porwan*, porwali*, został ranny, ciężko ranny,
    została ranna, ciężko ranna, ranili*, kalek*, okalecz*
  `),
  crisis: entries(`
    chcę umrzeć, chcę już umrzeć, chce mi się umrzeć, chciałbym umrzeć, chciałabym umrzeć,
    chciałbym już umrzeć, chciałabym już umrzeć, chciałbym już nie żyć, chciałabym już nie żyć,
    wolałbym nie żyć, wolałabym nie żyć, wolałbym już nie żyć, wolałabym już nie żyć, nie chcę żyć,
    nie chcę już żyć, nie chcę dłużej żyć, już nie chcę żyć, nie chce mi się żyć, nie chce mi się już żyć,
    nie mam po co żyć, nie mam już po co żyć, nie mam dla kogo żyć, nie widzę sensu życia,
    nie widzę sensu dalej żyć, nie mam siły żyć, nie mam już siły żyć, chcę się zabić, chciałbym się zabić,
    chciałabym się zabić, zamierzam się zabić, planuję się zabić, zabiję się, chcę się powiesić,
    powieszę się, chcę się otruć, otruję się, chcę się utopić, utopię się, rzucę się pod pociąg,
    wyskoczę przez okno, wyskoczę z okna, podetnę sobie żyły, chcę ze sobą skończyć, chcę z sobą skończyć,
    skończę ze sobą, chcę skończyć ze sobą, chcę skończyć z życiem, skończę z życiem,
    chcę odebrać sobie życie, odbiorę sobie życie, targnę się na życie, targnę się na swoje życie,
    połknę wszystkie tabletki, wezmę wszystkie tabletki, myślę o samobójstwie, mam myśli samobójcze,
    planuję samobójstwo, popełnię samobójstwo, chcę popełnić samobójstwo, chcę zrobić sobie krzywdę,
    zrobię sobie krzywdę, zrobię sobie coś złego, coś sobie złego zrobię, żegnam się z życiem, mąż mnie bije,
    żona mnie bije, syn mnie bije, córka mnie bije, on mnie bije, ona mnie bije, grozi że mnie zabije
  `),
};
