import type { FollowUps } from "../follow-ups.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const parts = ["night", "morning", "evening", "afternoon", "day", "winter", "summer", "spring", "autumn"];
const day = weekdays.join("|").toLowerCase();
const ordinal =
  "(?:(?:twenty|thirty) ?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|\\d{1,2}(?:st|nd|rd|th))";
const month = "january|february|march|april|may|june|july|august|september|october|november|december";

/** When a scene was: "one night", "on the Tuesday", "the seventh of February". */
export const times: FollowUps["times"] = {
  heard: new RegExp(
    `\\b(?:one|that|that very|the same|was a|was the|all) (${parts.join("|")}|${day})(?! (?:shift|school))\\b|(?<!\\b(?:till|until|before|since|by|from|for) )\\bthe (${day})\\b|\\bin the middle of the (night)\\b|\\bthe ${ordinal} of (${month})\\b`,
    "gu",
  ),
  said: {
    ...Object.fromEntries(parts.map((part) => [part, `that ${part}`])),
    ...Object.fromEntries(weekdays.map((name) => [name.toLowerCase(), `that ${name}`])),
    ...Object.fromEntries(month.split("|").map((name) => [name, "that day"])),
  },
};

/** Whom the last sentences go on about. */
export const aboutThem: NonNullable<FollowUps["aboutThem"]> = {
  man: {
    is: /(?<!\p{L})he(?!\p{L})/iu,
    asks: [
      "Tell me more about him.",
      "What else do you remember of him?",
      "I would like to hear more about him.",
      "Say a little more about him.",
      "What did you make of him?",
      "How were you two, together?",
      "When you think of him, what do you see?",
    ],
  },
  woman: {
    is: /(?<!\p{L})she(?!\p{L})/iu,
    asks: [
      "Tell me more about her.",
      "What else do you remember of her?",
      "I would like to hear more about her.",
      "Say a little more about her.",
      "What did you make of her?",
      "How did the two of you get on?",
      "When you think of her, what do you see?",
    ],
  },
};
