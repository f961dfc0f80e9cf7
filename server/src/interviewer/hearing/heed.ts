import type { Askable } from "#language/asides.ts";
import type { SelfQuestion } from "#language/conversation.ts";
import { fold } from "#language/fold.ts";
import type { SignName } from "#language/hearing.ts";
import type { LanguagePack } from "#language/pack.ts";
import { countWords } from "#language/text.ts";
import { type Heard, type Intent, isTelling } from "../moves.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { asidesIn } from "./asides.ts";
import { soundsOfFear } from "./danger.ts";
import { hear } from "./hear.ts";
import { sentencesIn, withoutPassingBy } from "./parts.ts";
import { ofKeeping } from "./sentence.ts";
import type { Beside } from "./talk-beside.ts";

/** From so many words on an answer tells something beside the talk in it. */
const fewestTold = 6;
/** An answer of so many words is no mere talk because of a word in it: the talk must stand in a sentence of its own. */
const longTelling = 25;
/** Guesses of danger are judged again without the talk beside them from so many words on. */
const longDanger = 30;

/** Talk that is believed in a long answer only where a sentence plainly is that talk. */
const fragile: ReadonlySet<Intent> = new Set<Intent>([
  "stop",
  "farewell",
  "delete",
  "declines",
  "told_enough",
  "nothing",
  "repeat",
  "unclear",
  "wait",
  "unknown",
  "resumes",
]);
const leavings: ReadonlySet<Intent> = new Set<Intent>(["stop", "farewell"]);

/** Heard for sure in a short answer, these are what it is about, whatever else it names. */
const mending: ReadonlySet<Intent> = new Set<Intent>(["not_heard", "wrong", "asked_before", "corrects"]);

/** As a call shows what Saga was asked. */
export const shownAs: Record<Askable, SelfQuestion> = {
  kept: "reader",
  written: "recording",
  beforehand: "reader",
  reader: "reader",
  wholly: "reader",
  erasing: "reader",
  length: "length",
  recording: "recording",
  off: "recording",
  copies: "recording",
  sense: "sense",
  help: "help",
  mind: "person",
  gender: "person",
  sight: "person",
  advice: "person",
  person: "person",
  something: "sense",
  opinion: "person",
};

/** What weighs most of the talk in an answer; null: none of it leads. */
const leading = (beside: Beside): Intent | null => {
  const { stops, leaves, keepsOut, asks, complains, wants, skips, waits } = beside;
  if (stops) return "stop";
  if (leaves) return "farewell";
  if (keepsOut.length > 0) return "delete";
  if (asks.length > 0) return "asks";
  if (complains) return "not_heard";
  if (waits) return "wait";
  if (wants) return "wish";
  return skips ? "told_enough" : null;
};

/** A refusal leads only where nothing is told beside it. */
const leadingAlone = (beside: Beside): Intent | null =>
  leading(beside) ?? (beside.refuses !== null ? "declines" : null);

const tellingOf = (told: string, pack: LanguagePack): Intent => {
  const { intent, isSure } = hear(told, pack.language);
  // A secret stands in no story: a guess must not take it away.
  if (!isTelling(intent) || intent === "crisis" || (intent === "secret" && !isSure)) return "told";
  return intent;
};

const heavy: ReadonlySet<Intent> = new Set<Intent>(["grief", "secret"]);

/** What is told in an answer, the part that is to stand in no story included: that may be the heaviest. */
const weightiest = (told: string, { beside, pack }: { beside: Beside; pack: LanguagePack }): Intent => {
  const kept = beside.keepsOut.flatMap(({ lines }) => lines).map((line) => tellingOf(line, pack));
  const heard = tellingOf(told, pack);
  // Whoever is angry sounds sad: a loss must be told in words.
  const isTalk = beside.complains || beside.asks.length > 0 || beside.wants !== null;
  const isAnger = isTalk && heard === "grief" && !pack.hearing.signs.grief?.test(fold(told));
  const telling = isAnger ? "told" : heard;
  return telling === "told" && kept.some((one) => heavy.has(one)) ? "grief" : telling;
};

/** The whole answer is a telling with at most a word in it that sounded like talk. */
const asTold = (heard: Heard, text: string, pack: LanguagePack): Heard => {
  const telling = tellingOf(text, pack);
  return {
    intent: telling === "told_enough" ? "told" : telling,
    told: text,
    isSure: false,
    ...(leavings.has(heard.intent) ? { mayStop: true } : {}),
  };
};

/** Sentences at the end of an answer one of which asks where the telling was left. */
const lastOfReturn = 2;
const longestReturn = 10;

/** "It was a lad about the gutters. I've lost me thread. What were I on about?" */
const asksWhereItWas = (text: string, { hearing }: LanguagePack): boolean =>
  sentencesIn(text)
    .slice(-lastOfReturn)
    .some((one) => countWords(one) <= longestReturn && hearing.signs.resumes?.test(fold(one)));

const withoutAsides = (heard: Heard, text: string, pack: LanguagePack): Heard => {
  if (isTelling(heard.intent) || countWords(text) < longTelling) return heard;
  if (heard.intent === "resumes" && asksWhereItWas(text, pack)) return heard;
  const isDoubtful = fragile.has(heard.intent) || !heard.isSure;
  return isDoubtful ? asTold(heard, text, pack) : heard;
};

const aboutOf = ({ asks }: Beside): Pick<Heard, "about"> => {
  const [first] = asks;
  return first ? { about: shownAs[first] } : {};
};

type Found = ReturnType<typeof asidesIn>;

/** Whoever asks this, or has a wish for the story, is talking with Saga: what only sounds like danger beside it is that talk. */
const askedOfSaga: ReadonlySet<Askable> = new Set<Askable>([
  ...ofKeeping,
  "recording",
  "off",
  "copies",
  "gender",
  "advice",
]);

const plainlyAsked: ReadonlySet<Askable> = new Set<Askable>(["advice", "sight", "off", "copies"]);

/** "That's enough for today. Tell them the goose was called Doris." sounds like a last farewell, and each of its sentences like none. */
const isLeaving = ({ beside }: NonNullable<Found>): boolean => beside.stops || beside.leaves;

/** Danger that was only guessed at in a long answer must be in what is told too, without the talk beside it. */
const isDanger = (
  heard: Heard,
  found: Found,
  { text, pack }: { text: string; pack: LanguagePack },
): boolean =>
  heard.intent === "crisis" &&
  (heard.isSure ||
    !found ||
    (!found.beside.letsIn &&
      // "Nobody is to see it, not even when I'm dead" seals a secret.
      (!found.beside.keepsOut.some(({ secret }) => secret) || soundsOfFear(text, pack.hearing)) &&
      !found.beside.asks.some((about) => askedOfSaga.has(about)) &&
      (!isLeaving(found) || sentencesIn(text).some((one) => hear(one, pack.language).intent === "crisis")) &&
      (countWords(text) < longDanger || hear(found.told, pack.language).intent === "crisis")));

/** "You don't ask, in our house": how things were done, and nothing refused beside it. */
const isCustom = (text: string, { asides }: LanguagePack): boolean => {
  const folded = fold(text);
  const other = folded.replace(asides.signs.custom, "");
  return other !== folded && !asides.signs.refuses.test(other);
};

/** "… let's leave Arthur be, and I took in washing": passed by in the middle of a telling, and nothing refused. */
const isPassingBy = (text: string, { asides, hearing }: LanguagePack): boolean => {
  const said = sentencesIn(text).map(fold);
  const rest = said.map((one) => withoutPassingBy(one, hearing.passesBy));
  return rest.some((one, at) => one !== said[at]) && !rest.some((one) => asides.signs.refuses.test(one));
};

const mayBeBack: ReadonlySet<Intent> = new Set<Intent>(["asks", "not_heard", "unknown", "repeat", "nothing"]);

/** In so many words something may be told beside "More about what?" */
const longAskingBack = 25;

/** "More about what? The boat, or the storm?" asks what was meant, and tells nothing. */
const asksBack = (text: string, { asides }: LanguagePack): boolean =>
  countWords(text) < longAskingBack &&
  sentencesIn(text).some((one) => one.includes("?") && asides.signs.asksBack.test(fold(one)));

/** A sentence of so many words says little besides what it refuses. */
const shortRefusal = 8;

/** "Of her I've no face any more, it has gone from me": a plain noun out of a long sentence is what is told; a name or a relative may be refused there. */
const withoutToldNouns = (heard: Heard, text: string, pack: LanguagePack): Heard => {
  if (!heard.names || !isTelling(heard.intent)) return heard;
  const isMeant = (name: string): boolean =>
    /\p{Lu}/u.test(name) ||
    kinMatcherOf(pack.language)(name).length > 0 ||
    sentencesIn(text).some((one) => one.includes(name) && countWords(one) <= shortRefusal);
  const names = heard.names.filter(isMeant);
  const { names: _, ...nameless } = heard;
  return names.length > 0 ? { ...heard, names } : nameless;
};

/** What an answer holds besides the one thing it was heard as: talk and telling each keep their place. */
export const heed = (heard: Heard, { text, pack }: { text: string; pack: LanguagePack }): Heard => {
  if (heard.intent === "declines" && isPassingBy(text, pack)) return asTold(heard, text, pack);
  if (!isCustom(text, pack)) {
    const said = heedSaid(withoutToldNouns(heard, text, pack), { text, pack });
    const mayAskBack = isTelling(said.intent) || mayBeBack.has(said.intent);
    return mayAskBack && asksBack(text, pack) ? { intent: "unclear", told: "", isSure: true } : said;
  }
  if (heard.intent === "declines") return asTold(heard, text, pack);
  const { names: _, ...plain } = heard;
  return heedSaid(isTelling(heard.intent) ? plain : heard, { text, pack });
};

/** What was told only after it was to stay a secret; what was asked beside it is answered. */
const asSecret = ({ beside }: NonNullable<Found>, text: string): Heard => {
  // The whole answer is kept out: only what was asked for in plain words is a wish besides.
  const keepsOut = beside.keepsOut.filter(({ secret }) => secret !== "alone");
  const heard: Heard = { intent: "secret", told: text, beside: { ...beside, keepsOut }, isSure: true };
  return beside.asks.length === 0
    ? heard
    : { ...heard, ...aboutOf(beside), intent: "asks", telling: "secret" };
};

const longestIdiom = 4;

const heedSaid = (heard: Heard, { text, pack }: { text: string; pack: LanguagePack }): Heard => {
  const found = asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing });
  if (isDanger(heard, found, { text, pack })) return heard;
  if (!found) return withoutAsides(heard, text, pack);
  const isMending = mending.has(heard.intent) && heard.isSure && countWords(text) < longTelling;
  const isAlone = heard.intent === "corrects" || leading(found.beside) === null;
  // "I never said to take that out" is undone, and not only regretted.
  const isUndone = found.beside.takesBack !== undefined || found.beside.wanted !== undefined;
  if (isMending && !found.beside.complains && !isUndone && isAlone) return heard;
  const { beside, told } = found;
  if (countWords(told) >= fewestTold) {
    const weighs = weightiest(told, { beside, pack });
    // The secret stays out by its own sentences: what was told before it is none.
    const telling = weighs === "secret" && beside.keepsOut.some(({ secret }) => secret) ? "told" : weighs;
    const { wants } = beside;
    const details = { ...aboutOf(beside), ...(wants ? { wants } : {}) };
    return { intent: leading(beside) ?? telling, ...details, told, telling, beside, isSure: true };
  }
  // "It goes no further. I had a baby …" is a secret, and stays one whole; of what tells something else too a part stays out.
  const isSecret = beside.keepsOut.some(({ secret }) => secret === "alone" || (secret && told === ""));
  if (!beside.complains && isSecret) return asSecret(found, text);
  const lead = leadingAlone(beside);
  const isSaid = pack.hearing.signs[heard.intent as SignName]?.test(fold(text)) ?? false;
  const isStopping = lead !== null && leavings.has(lead);
  // Whoever refuses one thing and names another wants the other.
  const isWish = heard.intent === "declines" && beside.wants !== null;
  // "Don't ask me about those years" wishes for nothing, and is no "Don't ask me!"
  const mayRefuse =
    heard.intent === "wish" || (heard.intent === "unknown" && countWords(text) > longestIdiom);
  const isRefused = mayRefuse && beside.refuses?.length === 0 && leading(beside) === null;
  // "No more about the accident" refuses, whatever else it sounds like.
  const refused = lead === "declines" && heard.intent !== "delete" ? (beside.refuses ?? []) : [];
  const isOtherWish = heard.wants !== undefined && !refused.some((name) => heard.wants?.includes(name));
  if (refused.length > 0 && !isOtherWish)
    return { ...heard, intent: "declines", names: [...refused], told: "", beside };
  // A guess that only the sound of a long answer speaks for yields to what a sentence plainly says.
  const isGuess = fragile.has(heard.intent) && !heard.isSure && countWords(text) >= longTelling;
  // "Is it deleted or isn't it?" deletes nothing.
  const isOfKept = heard.intent === "delete" || mending.has(heard.intent);
  const asksOfIt = beside.asks.some((about) =>
    heard.intent === "delete" ? about === "kept" || about === "written" : askedOfSaga.has(about),
  );
  const asksOnly = isOfKept && asksOfIt && beside.keepsOut.length === 0;
  // "Do I take the blue ones twice?" sounds like much else, and "How do I turn it off?" like leaving.
  const asksPlainly = beside.asks.some((about) => plainlyAsked.has(about));
  // "I've told you twice! Leave it out, then.": what is to be done comes before what went wrong.
  const isAskedOut =
    beside.keepsOut.length > 0 && (mending.has(heard.intent) || pack.asides.signs.mayStay.test(fold(text)));
  const isKnown =
    !asksOnly &&
    !isAskedOut &&
    !asksPlainly &&
    !isStopping &&
    !isWish &&
    !isRefused &&
    !isTelling(heard.intent) &&
    (heard.isSure || (isSaid && !isGuess));
  if (beside.letsIn && lead === null) return { intent: "told", told: "", beside, isSure: true };
  if (isKnown || lead === null)
    return { ...heard, ...(heard.about && !asksOfIt ? {} : aboutOf(beside)), beside };
  return {
    ...heard,
    intent: lead,
    ...aboutOf(beside),
    ...(beside.wants ? { wants: beside.wants } : {}),
    told: "",
    beside,
  };
};
