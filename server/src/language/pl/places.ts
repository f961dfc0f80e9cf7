/** Towns and countries of Polish lives, with the forms that stand after "in", "to" and "from". */
const places = `
Warszawa: Warszawie, Warszawy
Kraków: Krakowie, Krakowa
Łódź: Łodzi
Wrocław: Wrocławiu, Wrocławia
Poznań: Poznaniu, Poznania
Gdańsk: Gdańsku, Gdańska
Szczecin: Szczecinie, Szczecina
Bydgoszcz: Bydgoszczy
Lublin: Lublinie, Lublina
Białystok: Białymstoku, Białegostoku
Katowice: Katowicach, Katowic
Gdynia: Gdyni
Częstochowa: Częstochowie, Częstochowy
Radom: Radomiu, Radomia
Toruń: Toruniu, Torunia
Sosnowiec: Sosnowcu, Sosnowca
Rzeszów: Rzeszowie, Rzeszowa
Kielce: Kielcach, Kielc
Gliwice: Gliwicach, Gliwic
Olsztyn: Olsztynie, Olsztyna
Zabrze: Zabrzu, Zabrza
Bytom: Bytomiu, Bytomia
Zielona Góra: Zielonej Górze, Zielonej Góry
Rybnik: Rybniku, Rybnika
Ruda Śląska: Rudzie Śląskiej, Rudy Śląskiej
Opole: Opolu, Opola
Tychy: Tychach, Tychów
Elbląg: Elblągu, Elbląga
Płock: Płocku, Płocka
Wałbrzych: Wałbrzychu, Wałbrzycha
Włocławek: Włocławku, Włocławka
Tarnów: Tarnowie, Tarnowa
Chorzów: Chorzowie, Chorzowa
Koszalin: Koszalinie, Koszalina
Kalisz: Kaliszu, Kalisza
Legnica: Legnicy
Grudziądz: Grudziądzu, Grudziądza
Słupsk: Słupsku, Słupska
Jaworzno: Jaworznie, Jaworzna
Nowy Sącz: Nowym Sączu, Nowego Sącza
Jelenia Góra: Jeleniej Górze, Jeleniej Góry
Siedlce: Siedlcach, Siedlec
Konin: Koninie, Konina
Piła: Pile, Piły
Lubin: Lubinie, Lubina
Inowrocław: Inowrocławiu, Inowrocławia
Ostrów: Ostrowie, Ostrowa
Stargard: Stargardzie, Stargardu
Gniezno: Gnieźnie, Gniezna
Suwałki: Suwałkach, Suwałk
Chełm: Chełmie, Chełma
Przemyśl: Przemyślu, Przemyśla
Zamość: Zamościu, Zamościa
Leszno: Lesznie, Leszna
Łomża: Łomży
Krosno: Krośnie, Krosna
Sandomierz: Sandomierzu, Sandomierza
Sanok: Sanoku, Sanoka
Zakopane: Zakopanem, Zakopanego
Cieszyn: Cieszynie, Cieszyna
Ełk: Ełku, Ełku
Kołobrzeg: Kołobrzegu, Kołobrzegu
Świdnica: Świdnicy
Mielec: Mielcu, Mielca
Puławy: Puławach, Puław
Sopot: Sopocie, Sopotu
Malbork: Malborku, Malborka
Augustów: Augustowie, Augustowa
Lwów: Lwowie, Lwowa
Wilno: Wilnie, Wilna
Grodno: Grodnie, Grodna
Stanisławów: Stanisławowie, Stanisławowa
Tarnopol: Tarnopolu, Tarnopola
Londyn: Londynie, Londynu
Chicago: Chicago
Paryż: Paryżu, Paryża
Berlin: Berlinie, Berlina
Niemcy: Niemczech, Niemiec
Anglia: Anglii
Irlandia: Irlandii
Francja: Francji
Kanada: Kanadzie, Kanady
Ameryka: Ameryce, Ameryki
Australia: Australii
Syberia: Syberii
Wołyń: Wołyniu, Wołynia
Śląsk: Śląsku, Śląska
Kazachstan: Kazachstanie, Kazachstanu`;

/** Each form with its plain one. Built from "Warszawa: Warszawie, Warszawy". */
export const plainPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  places
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [plain = "", forms = ""] = line.split(": ");
      return [plain, ...forms.split(", ")].map((form) => [form, plain]);
    }),
);
