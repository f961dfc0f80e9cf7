import type { Conversation } from "../conversation.ts";
import { entries } from "../entries.ts";
import { answers, before } from "./answers.ts";
import { continuers, gentleContinuers } from "./continuers.ts";
import { followUps } from "./follow-ups.ts";
import { turnedKin } from "./kin.ts";
import { subjects } from "./subjects.ts";
import { takeUps } from "./take-ups.ts";

export const conversation: Conversation = {
  continuers,
  followUps,
  takeUps,
  gentleContinuers,
  firstFollowUp: {
    home: [
      "What do you remember of home when you were small?",
      "What was it like at home when you were little?",
      "Tell me about the home you grew up in.",
    ],
    place: ["What was it like {place} when you were small?", "What do you remember of being small {place}?"],
    birthplace:
      /^(?![\s\S]*\b(?:came (?:over|to|here|when)|moved)\b)[\s\S]*?\b(?:[Bb]orn|[Rr]aised|brought up|grew up)(?:,? [\p{Ll}\d'’-]+){0,4}? ((?:in|at) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u,
  },
  aboutPerson: [
    "Tell me more about {person}.",
    "I would like to hear more about {person}.",
    "What was {person} like?",
    "And {person}? I would like to hear.",
    "How was it between you and {person}?",
    "What else comes to you about {person}?",
    "Do tell me about {person}.",
    "When you think of {person}, what comes first?",
  ],
  turnedKin,
  mayNamePerson: true,
  commonCapitals:
    entries(`english, british, irish, scottish, welsh, german, germans, french, italian, italians, polish, poles,
    russian, russians, swedish, swedes, american, americans, jew, jews, jewish, catholic, catholics, protestant,
    protestants, muslim, muslims, christian, christians, baptist, methodist, chapel, god, lord, jesus, christ,
    indian, indians, jamaican, chinese, japanese, greek, greeks, dutch, canadian, canadians, australian, maori,
    negro, colored, gypsy, gypsies, traveller, travellers, sikh, sikhs, hindu, hindus, quaker, quakers, mormon,
    presbyterian, lutheran, sabbath, lent, hogmanay, diwali, hanukkah, christmas, easter, whitsun, thanksgiving,
    bible, ok, tv, bbc, mother, father, mum, mam, mom, mama, mammy, momma, mommy, dad, daddy, papa, nan, nana,
    gran, granny, grandma, grandad, granddad, grandpa, mamaw, papaw, aunt, auntie, uncle, nurse, matron, sister,
    doctor, sergeant, captain, reverend, miss, sir, lad, lass, love, dear, honey, pet, nhs, raf, army, navy,
    woolworths, woolies, tesco, council, union, ford, saga`),
  quoteNow: [
    "{quote} Tell me about that.",
    "{quote} Tell me more about that.",
    "Just that: {quote} I would like to hear more.",
    "{quote} What was behind that?",
    "{quote} I would like to know more of that.",
  ],
  quoteEarlier: [
    "{quote} You said that earlier, and we went past it. Tell me about it, if you like.",
    "I would like to go back to something you said: {quote}",
    "{quote} That was a while ago. What more is there to say about it?",
    "Earlier you said something that we did not stop at: {quote} Tell me about that.",
    "Something was left from before: {quote} Go on from there, if you like.",
  ],
  personEarlier: [
    "You spoke of {person} earlier. Tell me more, if you like.",
    "Let us go back to {person}. What comes to mind?",
    "We went past {person} rather quickly. Tell me more.",
    "Back to {person}, if you like. What would you like to tell?",
  ],
  grief: [
    "I am sorry. Would you like to stay with this for a while, or shall we go on to something else?",
    "There is no hurry. We can stay here as long as you like, or go on when you want to.",
    "You may tell me about it, or leave it here, just as you wish.",
    "Take all the time you need. I am listening, if there is more you want to say.",
    "We can be slow here. Say what you would like to say, and when you want something else, we do that.",
    "So sorry to hear it. Is there something of this you would like to tell, or shall we let it be for now?",
    "Let us stay here, if you want to. Tell me as much as you like, or nothing at all.",
    "It is for you to say. We can keep to this, or turn to something else for a while.",
  ],
  secret: [
    "It is good that you could say it. You may go on, or leave it there.",
    "I have heard it. Go on if you like; if not, we leave it.",
    "There is nothing you have to add. If more comes, I am listening.",
    "That can be enough. Go on only if you want to.",
    "We can be quiet for a moment. Go on when you like, if you like.",
  ],
  caring: [
    "That sounded heavy, what you said just now. How are you with it today?",
    "Before we go on: how are you now, as you tell me this?",
    "I would rather ask than pass it by: how is it with you these days?",
  ],
  askDanger: [
    "I would rather ask once too often: is somebody hurting you, or do you wish that your life were over? If so, the numbers below are answered by people. And if I heard you wrong, just go on.",
    "Let me ask you this plainly, because it matters: is somebody harming you, or do you wish you were no longer alive? If so, please ring one of the numbers here. And if I heard you wrong, just go on telling.",
  ],
  heardWrong: ["Good. Then I heard you wrong.", "I am glad of that. Then I heard you wrong."],
  afterSupport: [
    "I am still here, and I am listening. Tell me as much as you like.",
    "Go on, as far as you want to. I am listening.",
    "Say what you need to say. You do not have to answer anything.",
  ],
  offerBreak: [
    "Then we stop here for today. Everything you told is kept, and we go on whenever you like.",
    "Of course. Rest now; what you told is kept, and next time we go on from here.",
    "That is enough for today. All of it is saved; come back when it suits you.",
  ],
  goodbye: [
    "Goodbye for now. What you told is kept, and I am here when you come back.",
    "Goodbye, and until next time. What you told is kept.",
  ],
  wait: [
    "Take your time. I will wait here.",
    "Of course, go ahead. I am here when you come back.",
    "No hurry at all. I will be here.",
  ],
  again: ["Gladly.", "Yes, once more:", "What I asked was this:", "Of course."],
  notCaught: ["I could not make that out.", "That one I missed.", "Sorry, I did not catch it."],
  plainer: ["I will say it more plainly.", "That was badly put.", "Let me ask it in simpler words."],
  plainerOf: [
    "I meant this: {quote} How was that?",
    "This is what I had in mind: {quote} Tell me about that.",
  ],
  plainerContinuer: [
    "I only meant: go on telling, in any way you like.",
    "I meant what you were just telling. How did it go on?",
    "I only wanted to hear more of what you were telling me.",
  ],
  sorryAsked: [
    "I am sorry, you told me that.",
    "You did tell me, I am sorry.",
    "Yes, you told me that. Forgive me.",
  ],
  sorryNotHeard: [
    "I am sorry, I went past what you were telling me.",
    "You are right: I did not listen well, and I am sorry.",
    "That was not the thing to ask. I am sorry.",
  ],
  backTo: [
    "You said: {quote} Please tell me about that.",
    "Let us stay with this: {quote} Tell me on from there.",
    "Back to what you were telling: {quote} Go on from there.",
  ],
  backGently: [
    "Whenever you are ready, we can go on. You were telling me: {quote} I would gladly hear more.",
    "We can go on now, in your own time. You told me: {quote} Tell me more of that, if you like.",
  ],
  backToPlain: [
    "Please go on with what you were telling me.",
    "Let us go back to where you were. Tell me on from there.",
    "What did you most want me to hear?",
  ],
  goOnTelling: [
    "And now go on, if you like.",
    "Go on from wherever you like.",
    "Carry on wherever you want to.",
  ],
  listens: ["I am listening.", "Yes, I am listening."],
  inward:
    /\b(?:how was (?:that|it) for you|how did you take it|how were you|what was it like to be in that|what did you feel|went through your mind)\b/u,
  sorryLeaving: ["I am sorry that I did not listen better.", "I am sorry this went wrong."],
  sorryWrong: [
    "I am sorry, I had that wrong, and it is gone. How was it, in your own words?",
    "No, you did not say that, and I am sorry. Tell me how it was.",
    "Then I put words in your mouth, and I take them back. How was it?",
  ],
  deleted: [
    "It will stand in no story.",
    "Done. That goes into no story.",
    "It stays out. No story will hold it.",
  ],
  stillSeen: {
    own: "You can still see it here yourself.",
    interviewer: "{interviewer} can still read it here.",
    unnamed: "Whoever set this up for you can still read it here.",
  },
  mayDelete: "; if it is to be gone for good, say so, and I ask once more before it is deleted.",
  declined: [
    "Then we leave that.",
    "All right, not that.",
    "We let that be.",
    "Of course. Something else.",
    "As you wish.",
  ],
  keptOut: [
    "That is kept out of every story.",
    "It will be in no story. You can see what is kept out on this page.",
  ],
  letIn: ["It is in again, and may stand in a story.", "Done: that is no longer kept out."],
  corrected: ["I have put that right.", "Now I have it.", "So that is how it was."],
  wish: [
    "Tell me {wish}.",
    "Yes. Tell me {wish}.",
    "I would like to hear it. Begin wherever you like, and tell me {wish}.",
  ],
  wishBare: [
    "{wish}, then. I am listening; begin wherever you like.",
    "{wish}: yes, please. Where does it begin?",
    "{wish}. Tell me, from wherever you like.",
  ],
  wishPlain: [
    "Yes. I am listening; begin wherever you like.",
    "Yes, let us talk about that. Where does it begin?",
    "I would like to hear that. Tell me.",
  ],
  backToQuestion: [
    "{question}",
    "Back to my question, if you like: {question}",
    "And what I was asking: {question}",
  ],
  bridge: [
    "For the whole of your story I would like to ask about something else too.",
    "So that nothing is missing from your story, a question about another time.",
    "I have another question as well, so that your story has all of it.",
  ],
  laterMore: [
    "We can come back to that whenever you like.",
    "There is more to that, and it can wait for you.",
    "Come back to that any time.",
  ],
  moveOn: ["", "", "", "Something else, then.", "Now to something else."],
  recap: ["You were telling me: {quote}", "Last you said: {quote}"],
  recapSore: [
    "We had come to something that weighs on you. Go on with it, or begin with something else, whichever you like.",
    "Last time it was something heavy. We can stay with it, or take up something lighter, just as you wish.",
  ],
  recapSubject: ["We were speaking of {told}.", "You had been telling me about {told}."],
  thanksForPerson: [
    "Thank you for telling me about {person}.",
    "I am glad to have heard about {person}; thank you.",
  ],
  thanksFor: ["Thank you for what you told me about {told}.", "Thank you for telling me about {told}."],
  recapPlain: ["We were in the middle of your story.", "You had been telling me about your life."],
  close: [
    "You have told me about {told}. Would you like to go on, or shall we finish this conversation here?",
    "We have come a good way: {told}. Shall we finish here, or is there something you would still like to tell?",
    "By now you have told me about {told}. We can finish there, or go on a while, as you like.",
  ],
  closeWithThread: [
    "You have told me about {told}. We went past one thing: {open} Would you like to take it up, or shall we finish here?",
    "You mentioned something and we went past it: {open} Shall we go on with that, or finish this conversation here?",
  ],
  goOn: ["Good, then we go on.", "Gladly, let us go on."],
  subjects,
  answers,
  before,
};
