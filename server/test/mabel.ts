import { replyWith } from "./model-stand-in.ts";

export const tin =
  "And it should never have come to that, only Ida Pickles next door had had her hand in the coat club tin, eleven pound, and it were all hushed up at chapel.";
export const silent = "Me mother never said a word to her about it.";
export const stood = "She just wound nothing up of a Sunday night, and stood there where the clock had been.";
export const coat =
  "More than they thought. That's how I knew about me blue coat. I was ten, Whit Walks coming, and I'd nothing fit to walk in, and I saw me mother mouth it across the street, I've sold me mam's clock. She'd sold it to get me that coat. Cornflower blue, with a velvet collar. I've never had owt since that I loved as much.";
export const walked =
  "Heavy. It were a warm day, and I wouldn't take it off. I walked behind the banner wi' one hand on the ribbon, and me mother on the pavement by the Co-op, looking at that coat and not at me. I never let on I knew. I said thank you for me coat and she said, well, you'd to have one.";
export const daft =
  "Well, I don't know, what a daft question. You didn't say things, love. You pegged the washing out. If folk had gone about saying things there'd have been nobody to work the looms. I went in the mill meself at fifteen, Black Carr, four looms, and I could tell you that wi' me eyes shut.";

/** What Mabel says, and what the model hears in it. */
export const played = {
  name: {
    says: "Mabel. Well, I were called for me dad's Auntie Mabel, who kept a tripe shop in Colne. Me mother was a weaver, deaf as a post from the looms, and she said it were a good name because you could see it.",
    reply: replyWith("How did talk go at home, with a mother who saw words on the lips?"),
  },
  home: {
    says: "Oh, mee-mawing, they called it. All the weavers did it, big mouths and no sound. Our Harold used to talk behind his hand and get a clip for it. He had a blue hen called Lady Astor.",
    reply: replyWith("When they talked like that down the street, what could you make out yourself?"),
  },
  coat: {
    says: `${coat} ${tin} ${silent} ${stood}`,
    reply: replyWith("What was it like to walk in that coat, knowing about the clock?"),
  },
  walked: { says: walked, reply: replyWith("What would you have wanted to say to her?") },
  daft: {
    says: daft,
    reply: replyWith("Sorry, that was a daft one. How did a day at four looms go?", {
      intent: "not_heard",
      also: ["told"],
      move: "mend",
    }),
  },
  looms: {
    says: "That's better. Half past seven start, and you'd feel it before you heard it, come up through your clogs. Four looms, then six. Who's going to read all this, by the way? I'd six looms by the time I were nineteen, anyway.",
    reply: replyWith(
      "Whoever set this up for you can read and hear it, and so can the people who run this Saga, written down each time; nobody else, unless a story is shared. Six looms at nineteen, then: who taught you the job?",
      { intent: "asks", also: ["told"], asked: ["reader"], move: "answer" },
    ),
  },
  asks: {
    says: "Hang on, before that. If other folk can read it then I've said summat I shouldn't. What I told you about her next door and that tin. Her Brenda lives two doors off me now and she's never been owt but good to me, she fetches me prescription. I want that bit out. Not put by, out, for good, as if I'd never said it. But don't you touch me coat, nor me mam's clock. They've to stop in.",
    reply: replyWith(
      "I can see why, with a neighbour that good to you two doors off. Your coat and your mam's clock stop in. Only your mother's not saying a word goes along with it; that you can tell again in your own way.",
      {
        intent: "delete",
        also: ["told"],
        move: "delete",
        about: "I want that bit out",
        acts: [
          { do: "erase", what: `1.5 ${tin}` },
          { do: "erase", what: `1.5 ${silent}` },
          { do: "erase", what: "1.13 What I told you about her next door and that tin." },
        ],
        names: [{ name: "Brenda", who: "neighbour, fetches Mabel's prescription" }],
        notes: [
          {
            text: "Brenda, two doors off, is good to Mabel and fetches her prescription",
            message_id: "1.13",
          },
          { text: "The coat and her mam's clock have to stop in", message_id: "1.13" },
        ],
      },
    ),
  },
  gone: {
    says: "Stays out of every story's one thing. Is it gone, though? I said for good. I don't want it sat in a drawer somewhere wi' her name on it. And what d'you mean, me mother not saying a word goes along with it? Goes where?",
    reply: replyWith(
      "No, not gone yet: it is out of the stories, but whoever set this up for you can still read it, until it is erased on your yes; then only safety copies may still hold it. Sorry, I put the other badly: one line about your mother belonged to that bit, so it came out with it. Coat and clock stop in.",
      {
        intent: "delete",
        also: ["asks"],
        asked: ["erasing"],
        move: "delete",
        about: "Is it gone, though? I said for good",
        acts: [
          { do: "erase", what: "k1.5" },
          { do: "erase", what: "k1.13" },
        ],
      },
    ),
  },
  wrongEnd: {
    says: "Who taught me the job? I never told you who taught me, I stopped to ask you this. You've got hold of the wrong end, love. It were when I told you about me mother mouthing across the street, and the coat, that's where the tin is. Just the tin, out of that. You can rub out me asking an' all if it's got Brenda in it. But not the coat.",
    reply: replyWith(
      "Sorry, I had the wrong end; you never got to who taught you. You mean that one bit out of what you told of your mother across the street, and your asking with Brenda in it, which has her kindness in it too. Not the coat, and not the clock.",
      {
        intent: "corrects",
        also: ["delete"],
        move: "delete",
        about: "Just the tin, out of that",
        acts: [
          { do: "erase", what: "1.5 the tin" },
          { do: "erase", what: "1.13" },
        ],
      },
    ),
  },
  nearly: {
    says: "Nearly. Ida Pickles, yes, and me mother not saying a word to her. But not that last, where she wound nothing up of a Sunday and stood where the clock had been. That's me mother, that's not Ida. Leave her stood there.",
    reply: replyWith(
      "That's your mother, you're right, and she's to be left stood there where the clock had been. Only the two before it, then.",
      {
        intent: "corrects",
        also: ["delete"],
        move: "delete",
        about: "Leave her stood there",
        acts: [
          { do: "erase", what: "1.5 And it should never have come to that, only Ida Pickles next door had" },
          { do: "erase", what: `1.5 ${silent}` },
        ],
      },
    ),
  },
  goOn: {
    says: "You say only the two and then you've read all three out again. Oh, go on then. Yes. Take it out, I'll tell you about the Sunday again meself, I'd sooner that than have Ida in it.",
    reply: replyWith(
      "Sorry, I said two and it came out three. All three, then, as you'd sooner have it, and the Sunday is yours to tell again.",
      {
        intent: "delete",
        also: ["told"],
        move: "delete",
        about: "Take it out, I'll tell you about the Sunday again meself",
        acts: [
          { do: "erase", what: "1.5 And it should never have come to that, only Ida Pickles next door had" },
          { do: "erase", what: `1.5 ${silent}` },
        ],
      },
    ),
  },
  howMany: {
    says: "Yes. How many times, yes.",
    reply: replyWith(
      "Sorry, too many times. You've been plain enough; it wants the bare word, yes, and nothing else with it.",
      {
        intent: "delete",
        also: ["not_heard"],
        move: "delete",
        about: "How many times, yes",
        acts: [
          { do: "erase", what: "1.5 And it should never have come to that, only Ida Pickles next door had" },
          { do: "erase", what: `1.5 ${silent}` },
        ],
      },
    ),
  },
  thatToo: {
    says: "Now then. I want that bit out for good, her next door and the tin, as if I'd never said it. And the daft question, folk pegging the washing out, all of that one can go for good an' all.",
    reply: replyWith("I can see why, with a neighbour two doors off.", {
      intent: "delete",
      move: "delete",
      about: "I want that bit out for good",
      acts: [
        { do: "erase", what: `1.5 ${tin}` },
        { do: "erase", what: `1.5 ${silent}` },
        { do: "erase", what: "1.9" },
      ],
    }),
  },
  tinNext: {
    says: "Yes, go on, that can go. But then the daft one next, mind. That's the other I'm bothered about.",
    reply: replyWith("That one first, then.", {
      intent: "delete",
      move: "delete",
      about: "But then the daft one next, mind",
      acts: [
        { do: "erase", what: "k1.5" },
        { do: "erase", what: "1.9" },
      ],
    }),
  },
  allThree: {
    says: "I want that bit out for good, her next door and the tin, and the Sunday night wi' it, as if I'd never said it.",
    reply: replyWith("I can see why.", {
      intent: "delete",
      move: "delete",
      about: "I want that bit out for good",
      acts: [{ do: "erase", what: `1.5 ${tin} ${silent} ${stood}` }],
    }),
  },
  topToBottom: {
    says: "Well, thank the Lord for that. While you've got your duster out, there's the one where I were rude to you, daft question, folk not saying things and pegging the washing out. I don't like it. It makes me mother sound hard, and she weren't. I want all of that one gone, top to bottom.",
    reply: replyWith(
      "You'd every right to say it to me, and every right not to have your mother sound what she wasn't. Your going in at Black Carr at fifteen, with four looms, is in that one too; that you can tell again.",
      {
        intent: "delete",
        also: ["told"],
        move: "delete",
        about: "I want all of that one gone, top to bottom",
        acts: [{ do: "erase", what: "1.9" }],
      },
    ),
  },
};
