import type { Conversation } from "../conversation.ts";
import { entriesBothWays } from "../entries.ts";
import { answers, before } from "./answers.ts";
import { continuers, gentleContinuers } from "./continuers.ts";
import { followUps } from "./follow-ups.ts";
import { subjects } from "./subjects.ts";
import { takeUps } from "./take-ups.ts";
import { turnedKin } from "./turned-kin.ts";

/**
 * Polish. In brackets what is said as long as it is not known whether a man or a woman is spoken to, to a man, and to a woman; no past
 * tense of "we" or "I". Relatives stand after "o": "o bracie".
 */
export const conversation: Conversation = {
  continuers,
  followUps,
  takeUps,
  gentleContinuers,
  firstFollowUp: {
    home: [
      "Jak było w domu, w dzieciństwie?",
      "Proszę opowiedzieć o domu z dzieciństwa.",
      "Co [zostało w pamięci|Pan pamięta|Pani pamięta] z domu rodzinnego?",
    ],
    place: ["Jak wyglądało dzieciństwo {place}?", "Jak się żyło dzieciom {place}?"],
    birthplace:
      /^(?![\s\S]*(?<!\p{L})(?:przyjech|przenie|przeprowadz))[\s\S]*?(?<!\p{L})(?:[Uu]rodz\p{L}+|[Rr]ocznik|[Ww]ychow\p{L}+)(?:,? [\p{Ll}\d-]+){0,3}?,? ((?:w|we|na) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)(?<![ęą])(?!\p{L})/u,
  },
  aboutPerson: [
    "Proszę opowiedzieć coś więcej {person}.",
    "Co jeszcze [się pamięta|Pan pamięta|Pani pamięta] {person}?",
    "Chętnie posłucham {person}.",
    "Proszę powiedzieć jeszcze parę słów {person}.",
    "I jeszcze trochę {person}, jeśli można.",
    "Ciekawi mnie, co jeszcze [da się opowiedzieć|Pan opowie|Pani opowie] {person}.",
    "Proszę mówić dalej {person}.",
  ],
  turnedKin,
  mayNamePerson: false,
  commonCapitals: entriesBothWays(`
    polak, polacy, polaków, polka, polki, niemiec, niemcy, niemców, niemka, rosjanin, rosjanie, rosjan, ruski, ruscy, ukrainiec,
    ukraińcy, ukraińców, litwin, litwini, czech, czesi, łemko, łemkowie, łemków, ślązak, ślązacy, kaszub, kaszubi, góral, górale,
    żyd, żyda, żydzi, żydów, żydówka, cygan, cyganie, cyganów, tatar, amerykanin, amerykanie, anglik, anglicy, francuz, francuzi,
    katolik, katolicy, prawosławny, prawosławni, ewangelik, ewangelicy, luter, lutrzy, bóg, boga, bogu, bogiem, boże, bozia, pan,
    pana, panu, pani, panią, jezus, jezu, chrystus, boska, boskiej, maryja, narodzenie, wielkanoc, wielkanocy, wigilia, wigilii,
    zaduszki, biblia, ak, nsz, ub, sb, mo, zmp, zomo, prl, pgr, pzpr, upa, nkwd, ss, solidarność, solidarności
  `),
  quoteNow: [
    "{quote} Proszę powiedzieć o tym więcej.",
    "{quote} Proszę o tym opowiedzieć.",
    "{quote} Chętnie o tym posłucham.",
    "{quote} Jak to było?",
    "{quote} Przy tym warto się zatrzymać. Słucham.",
  ],
  quoteEarlier: [
    "{quote} To [padło wcześniej i uciekło w rozmowie|Pan powiedział wcześniej, a uciekło nam w rozmowie|Pani powiedziała wcześniej, a uciekło nam w rozmowie]. Chętnie posłucham.",
    "Wróćmy jeszcze do tych słów: {quote} Słucham.",
    "{quote} To było przedtem, w biegu. Teraz jest na to czas.",
    "Jedno zdanie zostało mi w pamięci: {quote} Jak to było?",
    "Wcześniej [padło coś|powiedział Pan coś|powiedziała Pani coś], co nam umknęło: {quote} Chętnie o tym posłucham.",
  ],
  personEarlier: [
    "Wcześniej [była mowa|wspomniał Pan|wspomniała Pani] {person}. Chętnie posłucham więcej.",
    "[Padło|Powiedział Pan|Powiedziała Pani] przedtem parę słów {person}. Co jeszcze się z tym wiąże?",
    "Było już trochę {person}. Proszę opowiedzieć więcej.",
    "Rozmowa za szybko poszła dalej, a była mowa {person}. Słucham.",
  ],
  grief: [
    "Bardzo mi przykro. Zostajemy przy tym, czy idziemy dalej?",
    "Przykro mi. [Można o tym opowiedzieć, ale wcale nie trzeba|Może Pan o tym opowiedzieć, ale wcale Pan nie musi|Może Pani o tym opowiedzieć, ale wcale Pani nie musi].",
    "Słyszę. Nigdzie się nie spieszymy. [Można o tym mówić, można to tutaj zostawić|Może Pan o tym mówić, może Pan to tutaj zostawić|Może Pani o tym mówić, może Pani to tutaj zostawić].",
    "Nie ma pośpiechu. Możemy przy tym zostać, a dalej pójdziemy, kiedy przyjdzie pora.",
    "Słucham. Proszę powiedzieć tyle, ile się da, reszta poczeka.",
    "Przykro mi to słyszeć. [Lepiej teraz o tym mówić|Woli Pan teraz o tym mówić|Woli Pani teraz o tym mówić], czy dać temu spokój?",
    "Trudno tu o słowa. [Jeśli jest wola opowiadać|Jeśli chce Pan opowiadać|Jeśli chce Pani opowiadać], słucham; jeśli nie, pójdziemy dalej.",
  ],
  secret: [
    "Słyszę. [Można mówić dalej, można na tym skończyć|Może Pan mówić dalej, może Pan na tym skończyć|Może Pani mówić dalej, może Pani na tym skończyć].",
    "Jeśli [jest wola mówić|chce Pan mówić|chce Pani mówić] dalej, słucham; jeśli nie, zostawiamy to tutaj.",
    "Jestem i słucham. Niczego nie trzeba dodawać.",
    "Niech zostanie tak, jak [jest powiedziane|Pan powiedział|Pani powiedziała]. Możemy chwilę odetchnąć.",
    "Słucham. Jeśli jest coś jeszcze, mamy czas.",
  ],
  caring: [
    "To zabrzmiało ciężko. [Jak jest dzisiaj|Jak się Pan dziś z tym czuje|Jak się Pani dziś z tym czuje]?",
    "Zanim pójdziemy dalej: [jak jest teraz, przy tym opowiadaniu|jak się Pan teraz czuje|jak się Pani teraz czuje]?",
    "Zapytam wprost: [jak się teraz żyje|jak się Panu teraz żyje|jak się Pani teraz żyje]?",
  ],
  askDanger: [
    "Wolę zapytać o jeden raz za dużo, [czy komuś tu dzieje się krzywda albo czy przychodzi myśl, że lepiej już nie żyć|czy ktoś robi Panu krzywdę albo czy wolałby Pan już nie żyć|czy ktoś robi Pani krzywdę albo czy wolałaby Pani już nie żyć]? Jeśli tak, pod numerami poniżej ktoś odbierze. A jeśli to moja pomyłka, proszę po prostu opowiadać dalej.",
    "Zapytam wprost, bo to ważne, [czy komuś tu dzieje się krzywda albo czy przychodzi myśl, żeby już nie żyć|czy ktoś Pana krzywdzi albo czy myśli Pan o tym, żeby już nie żyć|czy ktoś Panią krzywdzi albo czy myśli Pani o tym, żeby już nie żyć]? Jeśli tak, proszę zadzwonić pod jeden z numerów poniżej. A jeśli to moja pomyłka, słucham dalej.",
  ],
  heardWrong: ["To dobrze. W takim razie to moja pomyłka.", "Cieszy mnie to. Czyli to moja pomyłka."],
  afterSupport: [
    "Jestem i słucham. Proszę mówić tyle, ile [się chce|Pan chce|Pani chce].",
    "Słucham dalej, bez pośpiechu.",
    "Słyszę. Proszę mówić, na nic nie trzeba odpowiadać.",
  ],
  offerBreak: [
    "To na dziś kończymy. Wszystko jest zapisane, a wrócić można, kiedy [się chce|Pan zechce|Pani zechce].",
    "Dobrze, pora odpocząć. Wszystko zostaje zapisane, a następnym razem zaczniemy od tego miejsca.",
    "Starczy na dziś. Nic nie przepadnie, wszystko jest zapisane i tu poczeka.",
    "Oczywiście, kończymy. [To, co było opowiedziane|To, co Pan opowiedział|To, co Pani opowiedziała], jest zapisane.",
  ],
  goodbye: [
    "Do widzenia. Wszystko jest zapisane i poczeka.",
    "Wszystkiego dobrego i do następnego razu. To, co [było opowiedziane|Pan opowiedział|Pani opowiedziała], jest zapisane.",
    "Do zobaczenia. [To, co było opowiedziane|To, co Pan opowiedział|To, co Pani opowiedziała], jest zapisane.",
  ],
  wait: [
    "Dobrze, poczekam.",
    "Spokojnie, nie ucieknę.",
    "Proszę iść, ja tu poczekam.",
    "Nie ma pośpiechu, będę tutaj.",
  ],
  again: ["Chętnie powtórzę.", "Jeszcze raz, proszę bardzo:", "Pytanie było takie:", "Już powtarzam."],
  notCaught: ["Tego nie udało mi się zrozumieć.", "To do mnie nie dotarło.", "Coś tu się urwało."],
  plainer: ["Powiem to prościej.", "Źle to wyszło, spytam inaczej.", "Spytam zwyczajniej."],
  plainerOf: [
    "Chodziło mi o to: {quote} Jak to było?",
    "Pytanie było o to: {quote} Proszę o tym opowiedzieć.",
  ],
  plainerContinuer: [
    "Chodzi mi tylko o dalszy ciąg, zwyczajnie, po swojemu.",
    "Pytam o to, o czym przed chwilą [była mowa|Pan mówił|Pani mówiła]. Jak to szło dalej?",
    "Po prostu ciekawi mnie, co było dalej.",
  ],
  sorryAsked: [
    "Przepraszam, [o tym już była mowa|o tym już Pan mówił|o tym już Pani mówiła].",
    "Racja, [to już było|to już Pan mówił|to już Pani mówiła], przepraszam.",
    "Faktycznie, to już wiem, przepraszam.",
  ],
  sorryNotHeard: [
    "Przepraszam, [umknęło mi coś ważnego|umknęło mi to, co Pan mówił|umknęło mi to, co Pani mówiła].",
    "[To prawda|Ma Pan rację|Ma Pani rację], źle słucham. Przepraszam.",
    "[Słusznie|Ma Pan rację|Ma Pani rację]. Przepraszam, nie o to trzeba było pytać.",
  ],
  backTo: [
    "[Padły słowa|Powiedział Pan|Powiedziała Pani]: {quote} Proszę o tym opowiedzieć.",
    "Zostańmy przy tym: {quote} Proszę mówić dalej.",
    "Wracam do tego: {quote} Co było potem?",
  ],
  backGently: [
    "Możemy iść dalej, kiedy [się chce|Pan zechce|Pani zechce]. Była mowa o tym: {quote} Chętnie posłucham dalej.",
    "Spokojnie, bez pośpiechu. Było o tym: {quote} Proszę opowiadać dalej, [jeśli jest ochota|jeśli ma Pan ochotę|jeśli ma Pani ochotę].",
  ],
  backToPlain: [
    "Proszę mówić dalej [o tym, co było zaczęte|o tym, co Pan zaczął|o tym, co Pani zaczęła].",
    "Wróćmy tam, gdzie się urwało.",
    "Co jest w tym [najważniejsze|dla Pana najważniejsze|dla Pani najważniejsze]?",
  ],
  goOnTelling: [
    "A teraz proszę mówić dalej, [jeśli jest ochota|jeśli ma Pan ochotę|jeśli ma Pani ochotę].",
    "Proszę zacząć znowu, od czego [się chce|Pan chce|Pani chce].",
  ],
  listens: ["Słucham.", "Tak, słucham."],
  inward:
    /\bjak (?:sie to przezywalo|pani? to przezyl\w*|sie to znosilo|pani? to znosil\w*)\b|kiedy dzis to wraca|kiedy to dzis wraca|\b(?:na duszy|wtedy czula?|w srodku|siedzi|o tym myslal\w*)\b/u,
  sorryLeaving: ["Szkoda, że nie lepiej szło mi słuchanie.", "Przykro mi, że tak to wyszło."],
  sorryWrong: [
    "Przepraszam, to moja pomyłka i już jej nie ma. Jak było naprawdę?",
    "Faktycznie, [takie słowa nie padły|tego Pan nie powiedział|tego Pani nie powiedziała], cofam to. Proszę powiedzieć po swojemu, jak było.",
    "Cofam to i przepraszam. Jak to było?",
  ],
  deleted: [
    "To nie trafi do żadnej opowieści.",
    "Dobrze. W żadnej opowieści tego nie będzie.",
    "Żadna opowieść tego nie powtórzy.",
  ],
  stillSeen: {
    own: "Na tej stronie nadal to widać.",
    interviewer: "{interviewer} nadal może to tu przeczytać.",
    unnamed: "Kto to tutaj przygotował, nadal może to przeczytać.",
  },
  mayDelete: "; jeśli ma zniknąć na zawsze, proszę to powiedzieć, a przed usunięciem zapytam jeszcze raz.",
  declined: [
    "Dobrze, to zostawiamy.",
    "W porządku, tego nie ruszamy.",
    "Jasne, nie o tym.",
    "Oczywiście, dajmy temu spokój.",
    "Rozumiem, idziemy dalej.",
  ],
  keptOut: [
    "Tego nie będzie w żadnej opowieści.",
    "W opowieści tego nie będzie; na tej stronie widać, co jest pominięte.",
    "Żadna opowieść o tym nie wspomni.",
  ],
  letIn: [
    "Dobrze, to może znaleźć się w opowieści.",
    "To już nie jest pominięte i znowu może być w opowieści.",
  ],
  corrected: [
    "Poprawione.",
    "Dobrze, zapisane po nowemu.",
    "Czyli tak to było.",
    "Niech będzie tak, jak teraz.",
  ],
  // The teller's preposition may ask for another case than "opowiedzieć" does ("zapytaj o szachy"): it stands by itself.
  wish: [
    "Dobrze, więc {wish}. Proszę zacząć, od czego [się chce|Pan chce|Pani chce].",
    "Proszę bardzo, {wish}. Od czego zaczynamy?",
    "Tak: {wish}. Słucham.",
  ],
  wishBare: ["{wish}: dobrze, słucham. Zacząć można gdziekolwiek.", "{wish}, chętnie. Od czego zaczynamy?"],
  wishPlain: [
    "Chętnie. Proszę zacząć, od czego [się chce|Pan chce|Pani chce].",
    "Dobrze, porozmawiajmy o tym. Od czego zaczynamy?",
    "Proszę bardzo, słucham.",
  ],
  backToQuestion: [
    "{question}",
    "Wracam do pytania, jeśli można: {question}",
    "A teraz, na spokojnie: {question}",
  ],
  bridge: [
    "Żeby w opowieści niczego nie brakło, zapytam jeszcze o coś innego.",
    "Żeby opowieść była cała, jedno pytanie o inny czas.",
    "Zapytam jeszcze o inną rzecz, żeby niczego nie pominąć.",
  ],
  laterMore: [
    "Do tego możemy wrócić w każdej chwili.",
    "Tu jest jeszcze co opowiadać, ale to nie ucieknie.",
    "Do tego zawsze można wrócić.",
  ],
  moveOn: ["", "", "", "To teraz o czymś innym.", "Przejdźmy dalej."],
  recap: ["Stanęło na tym: {quote}", "Ostatnie słowa były takie: {quote}"],
  recapSore: [
    "Rozmowa zatrzymała się przy czymś ciężkim. [Można|Może Pan|Może Pani] do tego wrócić albo zacząć od czegoś innego.",
    "Ostatnio było to coś trudnego. Możemy przy tym zostać albo wziąć coś lżejszego.",
  ],
  recapSubject: ["Ostatnio była mowa {told}.", "Ostatnim razem rozmowa była {told}."],
  thanksForPerson: ["Dziękuję za słowa {person}.", "Dziękuję za opowieść {person}."],
  thanksFor: ["Dziękuję za opowieść {told}.", "Dziękuję za dzisiejszą rozmowę {told}."],
  recapPlain: [
    "[Opowieść stanęła w pół drogi|Był Pan w środku opowieści|Była Pani w środku opowieści].",
    "Opowieść urwała się w samym środku.",
  ],
  close: [
    "[Była już mowa|Opowiedział mi Pan|Opowiedziała mi Pani] {told}. Idziemy dalej, czy kończymy tę rozmowę?",
    "Było już {told}. Kończymy na dziś, czy [jest jeszcze coś do opowiedzenia|chce Pan coś jeszcze opowiedzieć|chce Pani coś jeszcze opowiedzieć]?",
    "Kawał drogi za nami: było już {told}. Idziemy dalej, czy starczy na dziś?",
  ],
  closeWithThread: [
    "[Była już mowa|Opowiedział mi Pan|Opowiedziała mi Pani] {told}. Jedno zostało z boku: {open} Wracamy do tego, czy kończymy tę rozmowę?",
    "Jedna rzecz tylko mignęła: {open} Zostajemy przy tym, czy kończymy na dziś?",
  ],
  goOn: ["Dobrze, to dalej.", "Chętnie, idziemy dalej.", "Bardzo proszę."],
  subjects,
  answers,
  before,
};
