/** What came of deleting an answer for good lately, as a prompt says it. */
export const ofErasing = {
  done: "The answer they wanted deleted for good is deleted, words and sound; safety copies alone may hold it.",
  undone: "Nothing is deleted for good: they said no plain yes. Promise nothing; code asks them again.",
} as const;
