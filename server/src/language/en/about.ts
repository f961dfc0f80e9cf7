import type { AboutWords } from "../about-words.ts";

/** Interviews about one thing. */
export const aboutWords: AboutWords = {
  chapters: {
    childhood: { title: "Childhood", opens: "Tell me about your childhood." },
    school: { title: "School Years", opens: "Tell me about your school years." },
    education: { title: "Higher Education", opens: "Tell me what came after school." },
    career: { title: "Career", opens: "Tell me about the work you have done." },
    family: { title: "Next Generation", opens: "Tell me about the children in your life." },
    retirement: { title: "Retirement", opens: "Tell me about the years after work." },
    learnings: { title: "Life Learnings", opens: "Tell me what life has taught you." },
    places: { title: "Places I've Lived", opens: "Tell me about the places where you have lived." },
    travel: { title: "Travels", opens: "Tell me about a journey you have made." },
    hobbies: { title: "Hobbies", opens: "Tell me about something you like to do." },
    relationships: { title: "Relationships", opens: "Tell me about people who have mattered to you." },
    spiritual: { title: "Spiritual & Personal Beliefs", opens: "Tell me what you believe in." },
    achievements: { title: "Major Achievements", opens: "Tell me about something that you managed to do." },
  },
  person: { title: "About {name}", opens: "Tell me about {name}." },
  picture: {
    title: "A photograph",
    opens: "Tell me about this picture.",
  },
  openers: {
    period: [
      "Which day of that time do you still see before you?",
      "Who was around you most in those years?",
      "What did an ordinary day look like then?",
      "What was not easy in those years?",
      "What did people laugh about in those days?",
      "Which place of that time could you still find in the dark?",
      "What did you take with you from those years?",
    ],
    interest: [
      "Which moment comes to you first when you think of all that?",
      "Who belongs to it for you?",
      "What of it is different today?",
      "What was the best of it?",
      "What was hard about it?",
      "What of it would you like to hand on?",
    ],
    person: [
      "What comes to you first when you think of {name}?",
      "What would somebody have noticed first about {name}?",
      "Which story about {name} is told in the family?",
      "Where in your own life does {name} come in?",
      "What did {name} do that nobody else would have done?",
      "What should those who come later know about {name}?",
    ],
    picture: [
      "What do you see in the picture, from left to right?",
      "Where was the picture taken, and about when?",
      "What happened just before it was taken, or just after?",
      "Who may have taken the picture?",
      "What was there too, and cannot be seen in the picture?",
      "What do you think of when you look at the picture now?",
    ],
  },
};
