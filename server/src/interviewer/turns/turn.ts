import { fold } from "#language/fold.ts";
import { countWords } from "#language/text.ts";
import { details } from "../hearing/hear.ts";
import { isEcho, sentencesIn } from "../hearing/parts.ts";
import { ofKeeping } from "../hearing/sentence.ts";
import { touchesLimit } from "../ledger/limits.ts";
import { isFunnyStory } from "../listening/kinds.ts";
import { isTelling, type Move } from "../moves.ts";
import { isTalkWithSaga } from "../reading/quoting.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { actsBeside, lightlyAsked, tellsBeside } from "./beside.ts";
import { farewell } from "./closing.ts";
import { isBack, isToldOut } from "./ending.ts";
import { goOn } from "./floor.ts";
import { askAnnounced, rememberNamed } from "./follow-up.ts";
import { useOpening } from "./frames.ts";
import {
  afterSupport,
  askAfter,
  isConfided,
  isHeavy,
  leaveRoom,
  receiveConfided,
  receiveGuilt,
  receiveHeavy,
  soundsOfHarm,
  support,
} from "./heavy.ts";
import { peopleIn } from "./holds.ts";
import { leaveTime } from "./leave-time.ts";
import { passedPerson, tellsLoss } from "./loss.ts";
import { type Moment, type Said, say } from "./moment.ts";
import {
  askEasier,
  backToHeart,
  backToTold,
  beside,
  followOrMoveOn,
  leaveHeavyBehind,
  moveOn,
  withAct,
} from "./move-on.ts";
import { openSubject, returnToThread } from "./opening.ts";
import { stayByName, staying, stayWith } from "./stay.ts";
import { taken } from "./taken-out.ts";
import { type Answered, replyTo, standsByItself } from "./talk.ts";
import { teaserIn } from "./teaser.ts";
import { takeUpWish } from "./wish.ts";

/** Whoever asks who reads this, or says what is to stay in, and tells no more than so beside it, is not quoted and not asked on. */
const someToldBeside = 25;
/** Whom so few words beside a question to Saga name was only meant by it: "my grandchild set this up". */
const muchToldBeside = 40;

/** What is asked after a telling that talk stood beside: about what weighs most of it. */
const leadBeside = (moment: Moment, answered: Answered): Said => {
  const { heard, reading, id } = answered;
  const { telling, beside } = heard;
  const isRefused = (words: string): boolean => touchesLimit(moment.draft, { words, pack: moment.pack });
  const isKeptOut = beside?.keepsOut.length || answered.keptOut.some(({ kind }) => kind !== "not_asked");
  // Whoever was told of around it may be spoken of again by the teller, and is not asked about by name.
  if (isKeptOut) rememberNamed(moment, readAnswer(answered.text, moment.language).tagged, { isClosed: true });
  // "Don't ask me about Pendlebury" names nobody to ask about.
  if (beside?.wants && !isRefused(beside.wants)) return takeUpWish(moment, beside.wants);
  // "Di questo adesso basta" ends it.
  const isEnded = beside?.refuses?.length === 0 && beside.keepsOut.length === 0;
  const announced = beside?.skips ? askAnnounced(moment, reading.tagged, id) : null;
  if (announced) return staying(moment, { id, text: announced, reading });
  if (beside?.skips || isEnded) return moveOn(moment, { last: "", lightOnly: true, isPlain: true });
  if (telling === "secret" || beside?.keepsOut.some(({ secret }) => secret))
    return receiveHeavy(moment, { ...answered, heard: { ...heard, intent: "secret" } });
  const guilt = beside?.blames ? receiveGuilt(moment, telling === "grief") : null;
  if (guilt) return guilt;
  if (telling === "grief") return receiveHeavy(moment, { ...answered, heard: { ...heard, intent: telling } });
  leaveHeavyBehind(moment, answered);
  const isLoss = tellsLoss(moment, reading.tagged);
  // Who can read it was said: whether it is told now is the teller's to say.
  if (beside?.asks.includes("beforehand")) return goOn(moment);
  // Right after "leave that out" or "not about him" nothing may sound as if it asked for just that.
  if (isKeptOut) return goOn(moment, { isQuiet: true });
  // "Of that house I don't speak": whoever was told of around it belongs to it, unless the teller offers them.
  if (beside && beside.refuses !== null) {
    const offered = askAnnounced(moment, readAnswer(answered.text, moment.language).tagged, id);
    if (offered) return staying(moment, { id, text: offered, reading });
    const isNamed = beside.refuses.some((one) => /\p{Lu}/u.test(one));
    return (isNamed ? stayByName(moment, { reading, id, isLoss }) : null) ?? goOn(moment);
  }
  // After an answer to what Saga was asked a plain question fits whatever was told, and so nothing of it.
  const asksOfKeeping = beside?.asks.some((about) => ofKeeping.has(about)) ?? false;
  if (asksOfKeeping && beside?.wants === null && countWords(heard.told) < someToldBeside) return goOn(moment);
  if (beside?.letsIn && countWords(heard.told) < someToldBeside) return goOn(moment);
  const isMeantForSaga = countWords(heard.told) < muchToldBeside;
  if (beside && beside.asks.length > 0 && beside.wants === null && isMeantForSaga)
    return goOn(moment, { telling: heard.told });
  if (beside && beside.asks.length > 0 && beside.wants === null)
    return (
      stayByName(moment, { reading, id, isLoss }) ?? goOn(moment, { telling: heard.told, mustQuote: true })
    );
  // Whoever was not heard, and says of whom they had wanted to tell, is asked about just them.
  const named = beside?.complains ? namedInComplaint(moment, answered.text) : null;
  if (named) return staying(moment, { id, text: named, reading });
  // Else they hear their own words, or somebody's name, or nothing more; after other acts words would be too much.
  // Where nobody is named, whoever was spoken of before may be somebody else.
  const isLossNamed = isLoss && peopleIn(reading.tagged, moment.pack).length > 0;
  if (beside?.complains)
    return (
      stayWith(moment, { reading, id, isLoss: isLossNamed, isByName: true, ofPeople: true }) ??
      goOn(moment, { telling: heard.told, passedBy: answered.text })
    );
  return stayWith(moment, { reading, id, isLoss, isPlain: true }) ?? followOrMoveOn(moment, answered);
};

/** Whom the sentences of an answer that complain name: "But it was Agnes I'd told you about." */
const namedInComplaint = (moment: Moment, text: string): string | null => {
  const { pack, language } = moment;
  const complaint = sentencesIn(text).filter(
    (one) => pack.asides.signs.complains.test(fold(one)) || isTalkWithSaga(one, pack),
  );
  return complaint.length === 0
    ? null
    : passedPerson(moment, readAnswer(complaint.join(" "), language).tagged);
};

/** A telling with talk beside it: what was asked for is done and said, and then the telling is gone on with. */
const besideTelling = (moment: Moment, answered: Answered): Said => {
  const { heard } = answered;
  const act = actsBeside(moment, heard);
  if (heard.intent === "stop" || heard.intent === "farewell" || heard.intent === "wait") {
    const said = replyTo(moment, answered);
    if (said) return withAct(said, { act: act.text, also: act.also });
  }
  if (standsByItself(moment, heard)) {
    const { topic } = moment.state.stretch;
    return {
      move: "answer",
      also: act.also.filter((move) => move !== "answer"),
      text: act.text,
      asks: "",
      topic,
    };
  }
  const lead = leadBeside(moment, answered);
  if (heard.intent === "asks") {
    const also: Move[] = [...act.also.filter((move) => move !== "answer"), lead.move];
    return { ...lead, move: "answer", also, text: beside(lead, act.text) };
  }
  return withAct(lead, { act: act.text, also: act.also });
};

const mostWordsOfReply = 10;

/** After the offer to end: whoever has something to tell goes on, and who has not ends here. */
const afterClose = (moment: Moment, answered: Answered): Said | null => {
  const { heard, text } = answered;
  const { pack, state } = moment;
  const folded = fold(text);
  const words = folded.split(" ").length;
  const isEnd =
    ["told_enough", "stop", "farewell", "declines", "unknown", "nothing"].includes(heard.intent) ||
    (words <= mostWordsOfReply && pack.hearing.ends.test(folded));
  if (isEnd) return farewell(moment);
  const goesOn = words <= mostWordsOfReply && pack.hearing.goesOn.test(folded);
  if (!goesOn && heard.intent !== "resumes") return null;
  state.stretch = { topic: null, turns: 0, thin: 0, isHeavy: false };
  const next = returnToThread(moment, { last: "", anyHeavy: true }) ?? openSubject(moment);
  return next ? withAct(next, { act: say(moment, pack.conversation.goOn), also: [] }) : null;
};

/** Nothing was wrong: the telling that was asked about is gone on with. */
const afterDangerAsked = (moment: Moment, { id, lastTelling, ...scene }: Answered): Said => {
  const { state, pack, language } = moment;
  state.stretch.isHeavy = false;
  const act = say(moment, pack.conversation.heardWrong);
  if (lastTelling === "") return withAct(goOn(moment), { act, also: [] });
  const heard = { intent: "told", told: lastTelling, isSure: false } as const;
  const reading = readAnswer(lastTelling, language);
  const next = followOrMoveOn(moment, {
    ...scene,
    heard,
    reading,
    lastTelling,
    text: lastTelling,
    id: scene.lastId ?? id,
  });
  return withAct(next, { act, also: [] });
};

/** What a good listener does now, in built-in words; nothing is kept as waiting yet. Who comes back is greeted. */
export const decide = (moment: Moment, answered: Answered): Said => {
  const { state, pack } = moment;
  if (!isBack(moment, answered)) return decideOn(moment, answered);
  if (answered.heard.intent === "told")
    state.stretch = { ...state.stretch, turns: 0, thin: 0, isHeavy: false };
  return withAct(decideOn(moment, answered), { act: say(moment, pack.asides.words.welcome), also: [] });
};

const decideOn = (moment: Moment, answered: Answered): Said => {
  const { heard, lastMove, pending } = answered;
  const { pack } = moment;
  const { intent } = heard;
  if (intent === "crisis") return support(moment);
  if (heard.isUnharmed) return afterDangerAsked(moment, answered);
  // Whoever asks for something in the same breath is well enough to be asked about that.
  const isFaint =
    heard.mayHurt === "distress" &&
    (!!heard.beside?.wants || !soundsOfHarm(moment, answered) || isFunnyStory(moment, answered));
  // "The money is gone, and he hits me" sounds like a goodbye too.
  const isAsked = (isTelling(intent) || heard.mayHurt === "danger") && !isFaint;
  const caring = isAsked ? askAfter(moment, heard, answered.reading) : null;
  if (caring) return caring;
  if (pending.move === "close") {
    const said = afterClose(moment, answered);
    if (said) return said;
  }
  const teased = teaserIn(answered, pack);
  if (teased) return staying(moment, { id: answered.id, text: teased, reading: answered.reading });
  const left = leaveTime(moment, answered);
  if (left) return left;
  if (tellsBeside(heard)) return besideTelling(moment, answered);
  // "Put that in." asks for nothing but that it is done.
  if (heard.beside?.letsIn && heard.told === "" && intent === "told") {
    const { text: act, also } = actsBeside(moment, heard);
    return withAct(goOn(moment), { act, also });
  }
  // "You're the one that's to ask": nothing was passed by, and a question is wanted.
  if (intent === "not_heard" && heard.beside?.skips) {
    const next = moveOn(moment, { last: answered.lastTelling, isPlain: true });
    return withAct(next, { act: say(moment, pack.conversation.sorryNotHeard), also: ["mend"] });
  }
  const reply = replyTo(moment, answered);
  if (reply) return reply;
  if (intent === "delete") return taken(moment, answered);
  if (intent === "asked_before") {
    const { wants } = details("wish", answered.text, pack.hearing);
    // "About Mum I've told you already" names what is told, and no wish.
    const isWish = wants !== undefined && !isTalkWithSaga(wants, pack);
    const named = isWish ? null : namedInComplaint(moment, answered.text);
    const next = named
      ? staying(moment, { id: answered.id, text: named, reading: answered.reading })
      : isWish
        ? takeUpWish(moment, wants)
        : (backToTold(moment, answered) ?? moveOn(moment, { last: answered.lastTelling, isPlain: true }));
    return withAct(next, { act: say(moment, pack.conversation.sorryAsked), also: ["mend"] });
  }
  if (intent === "wish") {
    const { text: act, also } = actsBeside(moment, heard);
    return withAct(takeUpWish(moment, heard.wants ?? ""), { act, also });
  }
  if ((intent === "told" || intent === "grief") && isConfided(moment, answered))
    return receiveConfided(moment);
  if (isHeavy(moment, answered)) return receiveHeavy(moment, answered);
  const room = intent === "told" ? leaveRoom(moment, answered) : null;
  if (room) return room;
  if (lastMove === "support" && intent === "told") {
    const said = afterSupport(moment);
    // "What numbers? I asked you a plain question": the lines of help were our mistake.
    const isProtest = answered.text.includes("?") || isTalkWithSaga(answered.text, pack);
    return isProtest ? withAct(said, { act: say(moment, pack.asides.words.misheard), also: ["mend"] }) : said;
  }
  if (intent === "declines") {
    const next = moveOn(moment, { last: "", lightOnly: true, isPlain: true });
    return withAct(next, { act: say(moment, pack.conversation.declined), also: [] });
  }
  if (intent === "unknown") return askEasier(moment, answered);
  if ((intent === "told_enough" && isToldOut(answered, pack)) || intent === "injection")
    return moveOn(moment, { last: heard.told, lightOnly: moment.state.stretch.isHeavy });
  if (intent === "corrects") {
    const next = followOrMoveOn(moment, answered);
    return withAct(next, { act: say(moment, pack.conversation.corrected), also: [] });
  }
  if (isEcho(answered.text)) return goOn(moment);
  const back = backToHeart(moment, answered);
  if (back) return back;
  const said = followOrMoveOn(moment, answered);
  return heard.mayStop ? lightlyAsked(moment, said) : said;
};

/** Keeps what is asked as the question that waits, and how the turn began. */
export const pose = (moment: Moment, said: Said): void => {
  const { state } = moment;
  useOpening(state, said.text);
  state.sinceQuote += 1;
  state.lastMove = said.move;
  if (said.also?.includes("delete") || said.move === "delete") state.confidedAt = state.turns;
  if (state.complete) state.pending = null;
  if (said.asks === "") return;
  const { move, topic, asks, text: wording, thread } = said;
  const after = state.lastTold;
  state.pending = { move, topic, asks, wording, ...(thread ? { thread } : {}), ...(after ? { after } : {}) };
};
