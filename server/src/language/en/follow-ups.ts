import type { FollowUps } from "../pack.ts";

/** Turns that take hold of the teller's own words: receive them, then ask for one thing. */
export const followUps: FollowUps = {
  person: {
    who: [
      "You mention {hook}. What would a stranger have noticed first?",
      "You speak of {hook}. Paint me a portrait in words.",
      "Let us look at {hook} together. Who was that, to you?",
    ],
    where: [
      "You name {hook}. In what place do you see that before you?",
      "Back to {hook}: in what surroundings was that, most days?",
    ],
    when: [
      "You bring up {hook}. From which time of your life is that?",
      "About {hook}: how long did your paths run together?",
    ],
    event: [
      "You tell of {hook}. Describe one particular time together.",
      "Stay a moment with {hook}. What happened then?",
      "Let me ask about {hook}. What did you get up to together?",
    ],
    detail: [
      "You said {hook}. Which sayings of that time can you still hear?",
      "I have {hook} in mind now. What look, what voice goes with it?",
      "Coming back to {hook}: what little habit do you remember?",
    ],
    feeling: [
      "You mention {hook}. What was it like for you to have that company?",
      "You named {hook}. What feeling rises in you at that?",
    ],
    meaning: [
      "You told me of {hook}. What have you kept from that?",
      "Thinking of {hook}: what did that come to mean in your life?",
    ],
  },
  place: {
    who: ["You mention {hook}. Who was there with you?", "You take me to {hook}. Whom did one meet there?"],
    where: [
      "You speak of {hook}. Describe what you saw around you.",
      "You name {hook}. How would I find my way about there?",
      "Let us stop at {hook}. What did it look like?",
    ],
    when: [
      "You bring me to {hook}. At what time of your life was that?",
      "As for {hook}: how long did you stay?",
    ],
    event: [
      "You tell of {hook}. What went on there on an ordinary day?",
      "You said {hook}. Take me through something that happened there.",
    ],
    detail: [
      "I noted {hook}. Which sounds and smells belong to it?",
      "Back to {hook}: what is the first thing your eyes fall on?",
      "You led me to {hook}. What could one hear there?",
    ],
    feeling: [
      "You name {hook}. How did you feel there?",
      "You return to {hook}. With what feeling do you think of it?",
    ],
    meaning: [
      "You told me of {hook}. What makes you remember that?",
      "Thinking of {hook}: what has that place given you?",
    ],
  },
  thing: {
    who: [
      "You mention {hook}. Whose hands do you connect with that?",
      "You speak of {hook}. Who else had to do with it?",
    ],
    where: ["You name {hook}. Where was that to be found?", "About {hook}: where do you see it before you?"],
    when: ["You bring up {hook}. When did that come into your life?"],
    event: [
      "You tell of {hook}. What was done with it?",
      "You said {hook}. Tell me about one time it mattered.",
      "Let me ask about {hook}. How did that come about?",
    ],
    detail: [
      "I noted {hook}. What did that look, smell, and feel like?",
      "Back to {hook}: describe it so that I can see it.",
      "I wrote down {hook}. What more do you see when you think of it?",
    ],
    feeling: [
      "You mention {hook}. What does that stir in you?",
      "You named {hook}. What was it like to have that near you?",
    ],
    meaning: ["Thinking of {hook}: what does that stand for in your story?"],
  },
  event: {
    who: [
      "You said {hook}. Who else was there?",
      "You tell me {hook}. Whose faces do you see around you then?",
    ],
    where: [
      "You mention {hook}. Where did this take place?",
      "You told me {hook}. Describe the place as it was then.",
    ],
    when: [
      "You said {hook}. What was going on in your life at that time?",
      "About {hook}: at what age was that, more or less?",
    ],
    event: [
      "You say {hook}. What happened next?",
      "Let us stay with {hook}. How did it begin?",
      "I would like to follow you there: {hook}. How did that go, step by step?",
    ],
    detail: [
      "You tell of {hook}. What do you see before you from that moment?",
      "Back to {hook}: what was said just then?",
      "I noted {hook}. Which small thing from that do you remember best?",
    ],
    feeling: [
      "You said {hook}. What went through you then?",
      "You describe {hook}. What did that feel like?",
    ],
    meaning: [
      "You told me {hook}. What did that lead to?",
      "Thinking back on {hook}: what do you make of it today?",
    ],
  },
  feeling: {
    who: ["You say {hook}. Who noticed that?", "You use the words {hook}. With whom could you share that?"],
    where: ["You say {hook}. Where were you when you felt that way?"],
    when: ["You used the words {hook}. When did that begin?"],
    event: [
      "You say {hook}. What had happened?",
      "I hear the words {hook}. Tell me about a moment when it was so.",
      "You put it as {hook}. What did you do then?",
    ],
    detail: [
      "You call it {hook}. How did that show?",
      "Let me stay with {hook}. What do you remember from that very moment?",
    ],
    feeling: ["You said {hook}. Tell me more about what that was like."],
    meaning: [
      "You chose the words {hook}. What has that feeling left behind?",
      "About {hook}: how do you look at that today?",
    ],
  },
  time: {
    who: [
      "You name {hook}. Who were the people around you then?",
      "You go back to {hook}. Whom do you see there?",
    ],
    where: [
      "You mention {hook}. Where did you have your days then?",
      "You speak of {hook}. What did it look like around you?",
    ],
    when: ["You say {hook}. What had gone before?"],
    event: [
      "You take me to {hook}. What happened in your life then?",
      "You said {hook}. Describe one day from then.",
      "Let us stop at {hook}. What occupied you most?",
    ],
    detail: [
      "You bring up {hook}. Which picture from that time is the clearest?",
      "I noted {hook}. What did everyday life look like then?",
    ],
    feeling: ["You recall {hook}. What was it like to be you then?"],
    meaning: ["Thinking of {hook}: what did that time make of you?"],
  },
  phrase: {
    who: [
      "You said {hook}. Who were the others in that?",
      "The words {hook} make me curious. Who comes to mind with them?",
    ],
    where: [
      "You said {hook}. Where do you see yourself there?",
      "I would like to see it: {hook}. What was around you?",
    ],
    when: ["You said {hook}. To which part of your life does that belong?"],
    event: [
      "You said {hook}. Tell me more about that.",
      "I stop at your words {hook}. How did it go on?",
      "Let me take up {hook}. What lay behind that?",
    ],
    detail: [
      "You put it this way: {hook}. Give me one example.",
      "I keep your words {hook}. What do you see before you as you say them?",
      "You told me {hook}. What do you remember most clearly of that?",
    ],
    feeling: [
      "You said {hook}. How was that for you?",
      "I stay with {hook}. What do you feel as you tell it?",
    ],
    meaning: [
      "You said {hook}. What makes that important to you?",
      "Your words were {hook}. What came of that?",
    ],
  },
};
