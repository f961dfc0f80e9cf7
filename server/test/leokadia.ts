import type { Choice } from "../src/interviewer/interviewer.ts";

const piaski =
  "No i się dograł, bo z tych wesel to mu się w Piaskach chłopak urodził, z taką Gertrudą, a on już z Ulą był po ślubie. Ula do dzisiaj nie wie.";
const koscian =
  "To po tym Kościanie się tak wzięła za szycie, bo ona w dwudziestym pierwszym leżała w Kościanie, w szpitalu, na nerwy, trzy miesiące, Mirka ludziom powiedziała, że na praktyce w Niemczech. No i jak wyszła, to u mnie siedziała i dziurki robiła.";

const follow: Choice = { intent: "told", move: "follow_up", about: "", text: "I co dalej?", acts: [] };

/** What Leokadia told of two secrets and asked to be deleted in one breath, and what a model heard in it. */
export const leokadia = {
  piaski,
  koscian,
  told: [
    "Dzień dobry, dzień dobry. No, z programem to jeszcze nie gadałam, ale z radiem gadam, to może i tak pójdzie. Leokadia jestem, bo się urodziłam dziewiątego grudnia, a to jest Leokadii w kalendarzu. Mama żadnego imienia nie miała naszykowanego, bo to wojna, czterdziesty rok, kto by tam myślał, i położna, stara Ratajczakowa, wzięła i spojrzała, co w tym dniu stoi. I było po krzyku. Babcia Wiktoria się podobno krzywiła, bo chciała Ignację, po wujku Ignacu. Ale mama powiedziała, że nie, że tego imienia w domu nikt wołał nie będzie. I tak jestem Lodzia, całe życie Lodzia, a Leokadia to ino u doktora i na szyldzie.",
    "Na ręce jej patrzyłam. Czerwone miała, popękane, od ługu, ona ludziom prała. I myślałam, że to te same ręce. Tyle. Czesiu, mój brat, ten to wiedział wcześniej, chłopakom się prędzej mówi. Czesiu to był za to śmiech w domu, kolejarz, na harmonii grał po weselach, od Krobi po Borek go brali, za wódkę i za kołocz. No i się dograł, bo z tych wesel to mu się w Piaskach chłopak urodził, z taką Gertrudą, a on już z Ulą był po ślubie. Ula do dzisiaj nie wie. No, ale grać to grał, nawet ksiądz nogą ruszał.",
    "Mnie. To znaczy nie mnie, ino mi. Jupkę, z niemieckiego koca, gryzła jak sto diabłów. Miałam cztery lata i pamiętam, że płakałam, a babcia mówi: ciepło gryzie, zimno zabija. A maszyna stoi tu do dzisiaj pod oknem, Kinga na niej się uczyła, wnuczka, od Mirki. Dziurki na guziki to ona robi w ręku lepiej jak ja, a mało kto teraz zrobi dziurkę w ręku. To po tym Kościanie się tak wzięła za szycie, bo ona w dwudziestym pierwszym leżała w Kościanie, w szpitalu, na nerwy, trzy miesiące, Mirka ludziom powiedziała, że na praktyce w Niemczech. No i jak wyszła, to u mnie siedziała i dziurki robiła. Całe prześcieradło dziurek zrobiła. Mam je.",
    "Wdowa. To najpierw. Jej męża też na rynku, razem z wujkiem, to ja się dopiero w drugim roku nauki dowiedziałam, bo przyszedł październik i ona w ten dzień nie szyła, ino kazała nam guziki przebierać, do wieczora, po cichu. Jak odkładała lupę, to robiła się człowiek. Kawę zbożową nam dała, sznytkę z leberką. Zęby miała dwa złote i jak się śmiała, to zasłaniała ręką, żeby nie wyszło, że się chwali. Mnie lubiła, ale tego nie było widać, to było widać po tym, że mi dawała najgorsze roboty. Pierwszy rok to ja magnesem szpilki z podłogi zbierałam, nic więcej. Klęczałam u niej więcej jak na Świętej Górze.",
  ],
  request:
    "Mama. Usiadła i siedziała. Ale czekaj no, bo mnie to od rana gryzie i muszę to powiedzieć, bo inaczej nie będę gadać dalej. To o tym chłopaku Czesia w Piaskach, co żem na początku wypaplała, i to o Kindze, że w Kościanie leżała, to ma być wymazane. Nie że do książki nie wejdzie, ino w ogóle ma tego nie być, nigdzie, na zawsze, żeby tego nikt nie przeczytał, i ten, co to naszykował, też nie. To nie moje było do gadania. Ale że Czesiu na harmonii grał i ksiądz nogą ruszał, to niech stoi, i te Kingi dziurki na guziki też, bo to jest ładne.",
  choices: {
    0: follow,
    1: { ...follow, also: ["secret"], acts: [{ do: "keep_out", words: piaski, in: "m1" }] },
    2: { ...follow, also: ["secret"], acts: [{ do: "keep_out", words: koscian, in: "m2" }] },
    3: follow,
    4: {
      ...follow,
      intent: "delete",
      move: "delete",
      text: "Harmonia, ksiądz i dziurki Kingi zostają.",
      acts: [
        { do: "keep_out", words: piaski, in: "m1", erases: true },
        { do: "keep_out", words: koscian, in: "m2", erases: true },
      ],
    },
  } as Record<number, Choice>,
};
