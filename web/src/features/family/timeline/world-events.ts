import { m } from "#messages";

/** `world`, or a country by its two letters (ISO 3166). */
export const eventCountries = ["SE", "IT", "PL", "GB", "US"] as const;
export type EventCountry = (typeof eventCountries)[number];
export type WorldEvent = {
  year: number;
  country: "world" | EventCountry;
  words: () => string;
  /** The article of the English Wikipedia that says so. */
  source: string;
};

/** What many people remember. Few and plain: they stand beside a life and do not tell it. */
const worldEvents: readonly WorldEvent[] = [
  { year: 1939, country: "world", words: m.family_event_world_1939, source: "World_War_II" },
  { year: 1940, country: "GB", words: m.family_event_gb_1940, source: "The_Blitz" },
  { year: 1941, country: "US", words: m.family_event_us_1941, source: "Attack_on_Pearl_Harbor" },
  { year: 1944, country: "PL", words: m.family_event_pl_1944, source: "Warsaw_Uprising" },
  { year: 1945, country: "world", words: m.family_event_world_1945, source: "United_Nations" },
  {
    year: 1946,
    country: "IT",
    words: m.family_event_it_1946,
    source: "1946_Italian_institutional_referendum",
  },
  { year: 1948, country: "IT", words: m.family_event_it_1948, source: "Constitution_of_Italy" },
  { year: 1948, country: "GB", words: m.family_event_gb_1948, source: "National_Health_Service" },
  { year: 1951, country: "IT", words: m.family_event_it_1951, source: "1951_Po_Valley_flood" },
  {
    year: 1953,
    country: "world",
    words: m.family_event_world_1953,
    source: "1953_British_Mount_Everest_expedition",
  },
  { year: 1953, country: "GB", words: m.family_event_gb_1953, source: "Coronation_of_Elizabeth_II" },
  { year: 1954, country: "IT", words: m.family_event_it_1954, source: "RAI" },
  { year: 1954, country: "GB", words: m.family_event_gb_1954, source: "Rationing_in_the_United_Kingdom" },
  { year: 1955, country: "US", words: m.family_event_us_1955, source: "Rosa_Parks" },
  { year: 1956, country: "SE", words: m.family_event_se_1956, source: "Sveriges_Television" },
  { year: 1956, country: "PL", words: m.family_event_pl_1956, source: "1956_Poznań_protests" },
  { year: 1957, country: "world", words: m.family_event_world_1957, source: "Sputnik_1" },
  { year: 1958, country: "SE", words: m.family_event_se_1958, source: "1958_FIFA_World_Cup" },
  { year: 1960, country: "IT", words: m.family_event_it_1960, source: "1960_Summer_Olympics" },
  { year: 1961, country: "world", words: m.family_event_world_1961, source: "Vostok_1" },
  { year: 1962, country: "world", words: m.family_event_world_1962, source: "Cuban_Missile_Crisis" },
  {
    year: 1963,
    country: "world",
    words: m.family_event_world_1963,
    source: "Assassination_of_John_F._Kennedy",
  },
  {
    year: 1963,
    country: "US",
    words: m.family_event_us_1963,
    source: "March_on_Washington_for_Jobs_and_Freedom",
  },
  { year: 1964, country: "IT", words: m.family_event_it_1964, source: "Autostrada_A1_(Italy)" },
  { year: 1966, country: "IT", words: m.family_event_it_1966, source: "1966_flood_of_the_Arno" },
  { year: 1966, country: "PL", words: m.family_event_pl_1966, source: "Christianization_of_Poland" },
  { year: 1966, country: "GB", words: m.family_event_gb_1966, source: "1966_FIFA_World_Cup_final" },
  { year: 1967, country: "SE", words: m.family_event_se_1967, source: "Dagen_H" },
  {
    year: 1968,
    country: "US",
    words: m.family_event_us_1968,
    source: "Assassination_of_Martin_Luther_King_Jr.",
  },
  { year: 1969, country: "world", words: m.family_event_world_1969, source: "Apollo_11" },
  { year: 1970, country: "PL", words: m.family_event_pl_1970, source: "1970_Polish_protests" },
  { year: 1971, country: "GB", words: m.family_event_gb_1971, source: "Decimal_Day" },
  { year: 1973, country: "world", words: m.family_event_world_1973, source: "1973_oil_crisis" },
  { year: 1973, country: "SE", words: m.family_event_se_1973, source: "Carl_XVI_Gustaf" },
  {
    year: 1973,
    country: "GB",
    words: m.family_event_gb_1973,
    source: "Accession_of_the_United_Kingdom_to_the_European_Communities",
  },
  { year: 1974, country: "SE", words: m.family_event_se_1974, source: "Eurovision_Song_Contest_1974" },
  { year: 1974, country: "PL", words: m.family_event_pl_1974, source: "1974_FIFA_World_Cup" },
  { year: 1974, country: "US", words: m.family_event_us_1974, source: "Watergate_scandal" },
  { year: 1976, country: "IT", words: m.family_event_it_1976, source: "1976_Friuli_earthquake" },
  { year: 1978, country: "IT", words: m.family_event_it_1978, source: "Kidnapping_and_murder_of_Aldo_Moro" },
  { year: 1978, country: "PL", words: m.family_event_pl_1978, source: "Pope_John_Paul_II" },
  { year: 1980, country: "IT", words: m.family_event_it_1980, source: "1980_Irpinia_earthquake" },
  { year: 1980, country: "PL", words: m.family_event_pl_1980, source: "Solidarity_(Polish_trade_union)" },
  { year: 1980, country: "US", words: m.family_event_us_1980, source: "1980_eruption_of_Mount_St._Helens" },
  { year: 1981, country: "PL", words: m.family_event_pl_1981, source: "Martial_law_in_Poland" },
  { year: 1982, country: "IT", words: m.family_event_it_1982, source: "1982_FIFA_World_Cup" },
  {
    year: 1984,
    country: "GB",
    words: m.family_event_gb_1984,
    source: "1984–1985_United_Kingdom_miners'_strike",
  },
  { year: 1986, country: "world", words: m.family_event_world_1986, source: "Chernobyl_disaster" },
  { year: 1986, country: "SE", words: m.family_event_se_1986, source: "Assassination_of_Olof_Palme" },
  { year: 1986, country: "US", words: m.family_event_us_1986, source: "Space_Shuttle_Challenger_disaster" },
  { year: 1989, country: "world", words: m.family_event_world_1989, source: "Fall_of_the_Berlin_Wall" },
  { year: 1989, country: "PL", words: m.family_event_pl_1989, source: "1989_Polish_parliamentary_election" },
  { year: 1990, country: "world", words: m.family_event_world_1990, source: "Nelson_Mandela" },
  {
    year: 1991,
    country: "world",
    words: m.family_event_world_1991,
    source: "Dissolution_of_the_Soviet_Union",
  },
  { year: 1994, country: "SE", words: m.family_event_se_1994, source: "MS_Estonia" },
  {
    year: 1995,
    country: "SE",
    words: m.family_event_se_1995,
    source: "1995_enlargement_of_the_European_Union",
  },
  { year: 1997, country: "PL", words: m.family_event_pl_1997, source: "1997_Central_European_flood" },
  { year: 1997, country: "GB", words: m.family_event_gb_1997, source: "Death_of_Diana,_Princess_of_Wales" },
  { year: 2000, country: "SE", words: m.family_event_se_2000, source: "Øresund_Bridge" },
  { year: 2001, country: "world", words: m.family_event_world_2001, source: "September_11_attacks" },
  { year: 2002, country: "IT", words: m.family_event_it_2002, source: "Italian_lira" },
  {
    year: 2004,
    country: "world",
    words: m.family_event_world_2004,
    source: "2004_Indian_Ocean_earthquake_and_tsunami",
  },
  {
    year: 2004,
    country: "PL",
    words: m.family_event_pl_2004,
    source: "2004_enlargement_of_the_European_Union",
  },
  { year: 2005, country: "US", words: m.family_event_us_2005, source: "Hurricane_Katrina" },
  {
    year: 2008,
    country: "US",
    words: m.family_event_us_2008,
    source: "2008_United_States_presidential_election",
  },
  { year: 2012, country: "GB", words: m.family_event_gb_2012, source: "2012_Summer_Olympics" },
  { year: 2020, country: "world", words: m.family_event_world_2020, source: "COVID-19_pandemic" },
  {
    year: 2022,
    country: "GB",
    words: m.family_event_gb_2022,
    source: "Death_and_state_funeral_of_Elizabeth_II",
  },
];

export const sourceAddress = ({ source }: WorldEvent): string =>
  `https://en.wikipedia.org/wiki/${encodeURIComponent(source)}`;

/** Events of the world and of one country in these years, in their order. */
export const eventsBetween = (
  { from, to }: { from: number; to: number },
  country: EventCountry | "world",
): WorldEvent[] =>
  worldEvents.filter(
    (one) => one.year >= from && one.year <= to && (one.country === "world" || one.country === country),
  );
