import { kindsFrom } from "../kind-words.ts";

/** What excludes what: who was told of a Sunday was not told of a Monday. */
export const kinds = kindsFrom(`
  weekday: poniedziałek poniedziałki | wtorek wtorki | środa środę środy | czwartek czwartki | piątek piątki | sobota sobotę soboty | niedziela niedzielę niedziele niedzieli
  month: styczeń stycznia styczniu | luty lutego lutym | marzec marca marcu | kwiecień kwietnia kwietniu | maj maja maju | czerwiec czerwca czerwcu | lipiec lipca lipcu | sierpień sierpnia sierpniu | wrzesień września wrześniu | październik października październiku | listopad listopada listopadzie | grudzień grudnia grudniu
  season: wiosna wiosną wiosnę wiosny | lato latem lata | jesień jesienią jesieni | zima zimą zimę zimy
  colour: czerwony czerwona czerwone czerwoną czerwonej czerwonego | niebieski niebieska niebieskie niebieską niebieskiej niebieskiego | zielony zielona zielone zieloną zielonej | żółty żółta żółte żółtą | czarny czarna czarne czarną czarnej czarnego | biały biała białe białą białej białego | brązowy brązowa brązowe | szary szara szare szarą siwy siwa siwe
  animal: pies psa psem psu psy psów | kot kota kotem koty kotka kotkę | koń konia koniem koniu konie koni | krowa krowę krowy krową krowie krów | świnia świnię świnie świni | koza kozę kozy kozą | owca owcę owce owcą
  food: chleb chleba chlebem | mleko mleka mlekiem | masło masła masłem | ser sera serem | mąka mąkę mąki | cukier cukru cukrem
  fruit: jabłko jabłka jabłek jabłkami | gruszka gruszki gruszkę gruszek gruszkami | śliwka śliwki śliwkę śliwek śliwkami | wiśnia wiśnie wiśni | czereśnie czereśni czereśnia | truskawki truskawek | pomarańcza pomarańcze pomarańczę
  dish: zupa zupę zupy zupą | kasza kaszę kaszy kaszą | rosół rosołu rosołem | bigos bigosu bigosem | pierogi pierogów pierogami
  drink: herbata herbatę herbaty | kawa kawę kawy | piwo piwa | wino wina
  cry: śmiał śmiała śmiali śmieje roześmiał roześmiała | płakał płakała płakali płacze zapłakał zapłakała rozpłakał rozpłakała
  in place limb: rękę ręka ręki ręce rąk | nogę noga nogi nóg | ramię ramienia | kolano kolana | ucho ucha uszy | oko oka oczy
  in place unit: rok roku lata lat | miesiąc miesiąca miesiące miesięcy | tydzień tygodnia tygodnie tygodni | dzień dnia dni | noc nocy noce | godzinę godzina godziny godzin | minuty minut
  in place house: szkoła szkołą szkołę szkoły szkole | szpital szpitalem szpitala szpitalu | kościół kościołem kościoła kościele | dworzec dworcem dworca dworcu | młyn młynem młyna młynie | sklep sklepem sklepu sklepie
`);
