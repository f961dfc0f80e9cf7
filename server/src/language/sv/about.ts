import type { AboutWords } from "../about-words.ts";

/** Interviews about one thing. */
export const aboutWords: AboutWords = {
  chapters: {
    childhood: { title: "Barndomen", opens: "Berätta om din barndom." },
    school: { title: "Skolåren", opens: "Berätta om dina skolår." },
    education: { title: "Utbildning", opens: "Berätta vad som kom efter skolan." },
    career: { title: "Arbetslivet", opens: "Berätta om det du har arbetat med." },
    family: { title: "Nästa generation", opens: "Berätta om barnen i ditt liv." },
    retirement: { title: "Pensionsåren", opens: "Berätta om åren efter arbetslivet." },
    learnings: { title: "Vad livet har lärt mig", opens: "Berätta vad livet har lärt dig." },
    places: { title: "Platser där jag har bott", opens: "Berätta om platserna där du har bott." },
    travel: { title: "Resor", opens: "Berätta om en resa du har gjort." },
    hobbies: { title: "Intressen", opens: "Berätta om något du tycker om att göra." },
    relationships: {
      title: "Människor i mitt liv",
      opens: "Berätta om människor som har betytt något för dig.",
    },
    spiritual: { title: "Tro och övertygelse", opens: "Berätta vad du tror på." },
    achievements: { title: "Det jag har uträttat", opens: "Berätta om något du lyckades med." },
  },
  person: { title: "Om {name}", opens: "Berätta om {name}." },
  picture: {
    title: "Ett fotografi",
    opens: "Berätta om den här bilden.",
  },
  openers: {
    period: [
      "Vilken dag från den tiden ser du fortfarande framför dig?",
      "Vilka hade du mest omkring dig under de åren?",
      "Hur såg en vanlig dag ut på den tiden?",
      "Vad var inte lätt under de åren?",
      "Vad skrattade man åt på den tiden?",
      "Vilken plats från den tiden skulle du hitta till även i mörker?",
      "Vad tog du med dig från de åren?",
    ],
    interest: [
      "Vilken stund kommer du först att tänka på?",
      "Vilka människor hör ihop med det, för dig?",
      "Vad är annorlunda med det i dag?",
      "Vad var det bästa med det?",
      "Vad var svårt med det?",
      "Vad av det vill du föra vidare?",
    ],
    person: [
      "Vad tänker du först på när du minns {name}?",
      "Vad lade man först märke till hos {name}?",
      "Vilken historia om {name} brukar berättas i familjen?",
      "Var kommer {name} in i ditt eget liv?",
      "Vad gjorde {name} som ingen annan skulle ha gjort?",
      "Vad bör de som kommer efter få veta om {name}?",
    ],
    picture: [
      "Vad ser du på bilden, från vänster till höger?",
      "Var är bilden tagen, och ungefär när?",
      "Vad hände strax innan den togs, eller strax efter?",
      "Vem kan ha tagit bilden?",
      "Vad fanns där också, som inte syns på bilden?",
      "Vad tänker du på när du ser bilden i dag?",
    ],
  },
};
