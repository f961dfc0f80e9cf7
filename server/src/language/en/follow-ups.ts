import type { FollowUps } from "../pack.ts";

/**
 * Turns that take hold of the teller's own words: receive them, then ask for one thing. `{hook}` may be one
 * person or several, or any fragment, so no wording refers to it by a pronoun of number or gender.
 */
export const followUps: FollowUps = {
  person: {
    who: [
      "What would a stranger have noticed first about {hook}?",
      "Tell me more about {hook}. Begin wherever you like.",
      "How would you describe {hook} to someone who came by today?",
    ],
    where: [
      "Where are you, in your mind's eye, when you think of {hook}?",
      "Which place comes to mind when you say {hook}?",
    ],
    when: [
      "How far back do your memories of {hook} go?",
      "Which part of your life do you think of first when you say {hook}?",
    ],
    event: [
      "Tell me about a time with {hook} that has stayed with you.",
      "When you think of {hook}, which day comes to mind first?",
      "Let us stay with {hook} for a moment. Tell me one story.",
    ],
    detail: [
      "Picture {hook} on an ordinary day. What do you see?",
      "What can you still hear when you think of {hook}?",
      "Which little things come back to you when you think of {hook}?",
    ],
    feeling: [
      "What was it like for you to be around {hook}?",
      "What feeling comes up when you speak of {hook}?",
    ],
    meaning: [
      "What difference did {hook} make in your life?",
      "Thinking of {hook} today, what would you most like to have remembered?",
    ],
  },
  place: {
    who: [
      "Go back there for a moment: {hook}. Who is with you?",
      "You said {hook}. Who came and went there?",
    ],
    where: [
      "{hook}, you said. Describe what you saw around you.",
      "Take me there: {hook}. What do we see first?",
      "Help me picture it: {hook}. What did it look like?",
    ],
    when: [
      "{hook}, you said. How did you come to be there?",
      "You said {hook}. At what time of your life was that?",
    ],
    event: [
      "Let us go there: {hook}. What went on there on an ordinary day?",
      "{hook}, you said. Tell me about one day there.",
    ],
    detail: [
      "Stand there once more: {hook}. What can you hear?",
      "Think yourself back: {hook}. Which smells belong to it?",
      "{hook}, you said. What do your eyes fall on first?",
    ],
    feeling: [
      "{hook}, you said. What was it like for you there?",
      "Think of it again: {hook}. What feeling comes with it?",
    ],
    meaning: [
      "You said {hook}. What makes that place stay in your mind?",
      "{hook}, you said. What have you carried with you from there?",
    ],
  },
  thing: {
    who: ["Who comes to mind when you think of {hook}?", "{hook}, you said. Who had most to do with that?"],
    where: ["Where do you see {hook}, in your mind's eye?", "You mentioned {hook}. What else was close by?"],
    when: ["How did {hook} come into your life?"],
    event: [
      "Tell me about one time with {hook} that you remember.",
      "What is the story behind {hook}?",
      "You mentioned {hook}. Which memory goes with that?",
    ],
    detail: [
      "How would you describe {hook} to someone too young to remember?",
      "Picture {hook} close up. What do you notice?",
      "What could one see, hear, smell, with {hook} near at hand?",
    ],
    feeling: ["What does it stir in you to think of {hook}?"],
    meaning: ["What made you think of {hook} just now?", "What does {hook} tell us about how you lived?"],
  },
  event: {
    who: ["{hook}, you said. Who else was part of that?", "You told me {hook}. Whose faces do you see?"],
    where: [
      "You told me {hook}. Describe the place as it was then.",
      "Go back there in your mind: {hook}. What do you see around you?",
    ],
    when: [
      "{hook}, you said. What was going on in your life just then?",
      "You told me {hook}. How old were you, more or less?",
    ],
    event: [
      "{hook}, you said. What happened next?",
      "Let us go back to that: {hook}. How did it begin?",
      "You told me {hook}. How did that come about?",
    ],
    detail: [
      "Go back to that moment: {hook}. What do you see?",
      "You told me {hook}. What was said at the time?",
      "{hook}, you said. Which small thing from it do you remember best?",
    ],
    feeling: [
      "{hook}, you said. What went through you then?",
      "You told me {hook}. What was that like for you?",
    ],
    meaning: ["{hook}, you said. What came of that?", "You told me {hook}. How do you see that today?"],
  },
  feeling: {
    who: ["You said {hook}. Who knew about it?", "{hook}, you said. With whom could you share that?"],
    where: ["You said {hook}. Where are you in that memory?"],
    when: ["{hook}, you said. How long did it stay that way?"],
    event: [
      "You said {hook}. What had happened?",
      "{hook}, you said. Tell me about a moment when it was like that.",
      "When you say {hook}, which day do you think of?",
    ],
    detail: ["{hook}, you said. How did it show?", "Stay with that a moment: {hook}. What else comes back?"],
    feeling: ["You said {hook}. Tell me more about what that was like."],
    meaning: [
      "You said {hook}. How do you look at that today?",
      "{hook}, you said. What has that left with you?",
    ],
  },
  time: {
    who: [
      "You said {hook}. Who was around you then?",
      "Think back to that time: {hook}. Whose faces do you see there?",
    ],
    where: [
      "{hook}, you said. Where did you spend your days then?",
      "Go back to that time: {hook}. What is around you?",
    ],
    when: ["{hook}, you said. What had come before?"],
    event: [
      "You said {hook}. What was happening in your life then?",
      "Think back: {hook}. Tell me about one day from that time.",
      "{hook}, you said. What kept you busiest in those days?",
    ],
    detail: [
      "Think back once more: {hook}. Which picture from that time is clearest?",
      "{hook}, you said. What did everyday life look like then?",
    ],
    feeling: ["{hook}, you said. What was it like to be you then?"],
    meaning: ["Looking back on that time, {hook}, what has stayed with you?"],
  },
  phrase: {
    who: ["{hook}, you said. Who else had a part in that?", "When you say {hook}, who comes to mind?"],
    where: [
      "You said {hook}. Where are you when you remember it?",
      "Help me picture that: {hook}. What is around you?",
    ],
    when: ["You said {hook}. Which part of your life is that?"],
    event: [
      "{hook}, you said. Tell me more about that.",
      "You said {hook}. How did it go on?",
      "Let us take that up: {hook}. What is the story there?",
    ],
    detail: [
      "{hook}, you said. Give me one example.",
      "When you say {hook}, what do you see?",
      "You told me {hook}. What do you remember most clearly?",
    ],
    feeling: [
      "You said {hook}. What was that like for you?",
      "{hook}, you said. What do you feel as you tell it?",
    ],
    meaning: [
      "You said {hook}. What makes that important to you?",
      "{hook}, you told me. What came of it in the end?",
    ],
  },
};
