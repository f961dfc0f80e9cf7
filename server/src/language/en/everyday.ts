import { everydayWords } from "../patterns.ts";

/** What names nothing by itself in English. */
export const everyday = everydayWords({
  adjectives:
    "(?:small|old|young|new|poor|rich|nice|dear|sad|hard|long|short|late|dark)(?:e?r|e?st)?|bigg?(?:er|est)?|larger?|largest|great|little|tiny|wee|good|better|best|bad|worse|worst|lovely|early|earlier|same|other|others|ones",
  numbers:
    "zero|nought|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand)(?:th|s)?|(?:thir|four|fif|six|seven|eigh|nine)teen(?:th|s)?|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieth)|(?:four|fif|nin|twelf)th",
});
