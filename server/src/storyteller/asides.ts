import { entries } from "#language/entries.ts";
import { compile, type Matcher } from "#language/match.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token } from "#language/text.ts";

/** Small talk to the interviewer, which tells nothing of a life. Only answers of few words are held against it. */
const asides: Record<Language, readonly string[]> = {
  en: entries(`good question, let me think, let me see, i must think, as i said, like i said, i told you, i said already,
    said that already, already told you, of course, you know, you see, that's right, that is right, quite right, that's it,
    that is it, what else, and so on, thank you, thanks, ask my, ask her, ask him, you tell me, same as before,
    same again, same here, the same, the usual, as usual, by all means, go on, go ahead, wait a moment, one moment,
    excuse me, pardon, how nice, no matter, never mind, it depends, depends, naturally, certainly, exactly, absolutely`),
  sv: entries(`bra fråga, svår fråga, får jag tänka, låt mig tänka, låt se, få se, som sagt, som jag sa, som jag sade,
    det sa jag, det sade jag, har jag sagt, har jag redan sagt, redan berättat, javisst, visst, ja visst, det är klart, så klart,
    såklart, naturligtvis, förstås, just det, precis, det stämmer, stämmer bra, och så vidare, tack så mycket, tack,
    fråga min, fråga mina, fråga henne, fråga honom, samma sak, samma som förut, samma igen, det vanliga, som vanligt,
    vänta lite, ett ögonblick, förlåt, ursäkta, det beror på, strunt samma, fortsätt, gå vidare, vad mer`),
  it: entries(`bella domanda, buona domanda, mi faccia pensare, fammi pensare, mi lasci pensare, ci devo pensare, vediamo,
    come ho detto, come dicevo, come le ho detto, gliel'ho detto, l'ho già detto, già detto, già raccontato, certo, certamente,
    naturalmente, ovviamente, esatto, proprio così, è così, appunto, e così via, grazie, chieda a, chiedete a, lo chieda,
    la stessa cosa, lo stesso, come prima, come al solito, il solito, un momento, un attimo, scusi, mi scusi, dipende,
    non importa, vada avanti, avanti pure, che altro, si capisce, va bene, d'accordo`),
  pl: entries(`dobre pytanie, trudne pytanie, niech pomyślę, muszę pomyśleć, zaraz pomyślę, zobaczmy, jak mówiłem, jak mówiłam,
    już mówiłem, już mówiłam, mówiłem już, mówiłam już, jak już mówiłem, jak już mówiłam, opowiadałem już, opowiadałam już,
    oczywiście, pewnie, jasne, no tak, no właśnie, właśnie, dokładnie, zgadza się, i tak dalej, dziękuję, proszę zapytać,
    proszę spytać, trzeba zapytać, niech pani zapyta, niech pan zapyta, to samo, tak samo, jak zawsze, jak zwykle, chwileczkę,
    przepraszam, zależy, wszystko jedno, nieważne, proszę dalej, co jeszcze, naturalnie, dobrze, w porządku`),
};

const matchers = new Map<Language, Matcher<"aside">>();

const asideMatcher = (language: Language): Matcher<"aside"> => {
  const known = matchers.get(language);
  if (known) return known;
  const made = compile({ aside: asides[language] });
  matchers.set(language, made);
  return made;
};

export const hasAside = (read: readonly Token[], language: Language): boolean =>
  asideMatcher(language)(read).length > 0;

/** Is there nothing of weight beside the small talk? */
export const isAside = (read: readonly Token[], language: Language): boolean => {
  const found = asideMatcher(language)(read);
  const rest = read.filter((_, at) => !found.some(({ from, to }) => at >= from && at < to));
  return found.length > 0 && !rest.some(({ word }) => isContentWord(word, packs[language]));
};
