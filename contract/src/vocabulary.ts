/** Languages a person can be interviewed in, by their own name for it. */
export const languages = { en: "English", sv: "Swedish", it: "Italian", pl: "Polish" } as const;
export type Language = keyof typeof languages;
export const languageCodes = ["en", "sv", "it", "pl"] as const satisfies readonly Language[];
export const defaultLanguage: Language = "en";

/** How the person who is interviewed is related to the one who manages the interview. */
export const relationships = [
  "self",
  "mother",
  "father",
  "grandmother",
  "grandfather",
  "sibling",
  "spouse",
  "aunt",
  "uncle",
  "friend",
  "other",
] as const;
/** What the interviewee's profile offers besides: how the person stands to the one who writes it. */
export const profileRelationships = [
  "parent",
  "grandparent",
  "sibling",
  "child",
  "friend",
  "colleague",
  "other",
] as const;
export type ProfileRelationship = (typeof profileRelationships)[number];
export type Relationship = (typeof relationships)[number] | ProfileRelationship;
export const allRelationships = [
  ...relationships,
  "parent",
  "grandparent",
  "child",
  "colleague",
] as const satisfies readonly Relationship[];
export const defaultRelationship: Relationship = "friend";

export const roles = ["self", "interviewer"] as const;
export type Role = (typeof roles)[number];

export const permissionLevels = ["user", "admin"] as const;
export type PermissionLevel = (typeof permissionLevels)[number];

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

/** The voice that a person likes to be asked in. */
export const preferredVoices = ["male", "female"] as const;
export type PreferredVoice = (typeof preferredVoices)[number];

/** Languages that a beta invitation is written in. */
export const invitationLanguages = ["en", "sv"] as const satisfies readonly Language[];
export type InvitationLanguage = (typeof invitationLanguages)[number];

/** How large the app's text is, how it is coloured, and how a person likes to answer. */
export const textSizes = ["normal", "large", "larger"] as const;
export type TextSize = (typeof textSizes)[number];
export const themes = ["device", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const inputModes = ["voice", "text"] as const;

/** What an account has chosen for itself; it holds on every device. */
export type Settings = {
  voice_features: boolean;
  notifications: boolean;
  email_notifications: boolean;
  marketing_emails: boolean;
  text_size: TextSize;
  theme: Theme;
  input_mode: (typeof inputModes)[number];
};

/** Until something is chosen. */
export const defaultSettings: Settings = {
  voice_features: true,
  notifications: true,
  email_notifications: true,
  marketing_emails: false,
  text_size: "normal",
  theme: "device",
  input_mode: "voice",
};

/** The three interviews of a life, by number. */
export const interviewTitles = {
  1: "Interview 1: Overview",
  2: "Interview 2: Life Journey",
  3: "Interview 3: Life Wisdom",
} as const;
export type InterviewNumber = keyof typeof interviewTitles;
export const interviewNumbers = [1, 2, 3] as const satisfies readonly InterviewNumber[];

/** Progress, 0 to 100, at which an interview is complete. */
export const completeProgress = 100;

/** Voices an administrator may choose. */
export const voices = { elevenlabs: "Elevenlabs voice", openai: "OpenAI voice" } as const;
export type Voice = keyof typeof voices;
export const defaultVoice: Voice = "elevenlabs";
/** Who speaks when a call names nobody. */
export const defaultSpeechProvider: Voice = "openai";

export const storyStyles = ["biography", "first-person"] as const;
export type StoryStyle = (typeof storyStyles)[number];
/** The times of a life that a story may be of: to 16, to 24, to 69, and after that with what looks back on it all. */
export const lifePeriods = ["childhood", "youth", "grown_up", "later"] as const;
export type LifePeriod = (typeof lifePeriods)[number];
export const defaultStoryStyle: StoryStyle = "biography";

/** Limits that server and web share. Characters are UTF-16 code units, as `String.length` counts them. */
export const limits = {
  /** Of an answer that is written. */
  messageCharacters: 20_000,
  /** Of one that is spoken: its words come from a recording, and some ten hours of speech fit. */
  spokenAnswerCharacters: 500_000,
  nameCharacters: 200,
  emailCharacters: 254,
  titleCharacters: 200,
  bioCharacters: 4_000,
  placeCharacters: 200,
  templateCharacters: 4_000,
  spokenCharacters: 2_000,
  /** Bytes of all that is said in one interview: a year of long answers. */
  interviewBytes: 4 * 1024 * 1024,
  /** Bytes of the interviews that one list holds whole. */
  listedBytes: 12 * 1024 * 1024,
  /** Bytes of an interview up to which a conflict answers with all of it. */
  conflictBytes: 512 * 1024,
  storyCharacters: 200_000,
  /** Bytes of the photograph on a cover: browsers make it smaller before. */
  coverBytes: 2 * 1024 * 1024,
  /** Paragraphs of a story: each that a person wrote is kept by itself. */
  storyParagraphs: 5_000,
  /** Bytes that were said in the interviews of one story: three of the longest. */
  storySourceBytes: 12 * 1024 * 1024,
  dedicationCharacters: 500,
  /** Below a photograph in a book: three lines. */
  captionCharacters: 240,
  /** Stories in one book. */
  bookStories: 30,
  /** Characters of a book: some 800 small pages. */
  bookCharacters: 1_500_000,
  snapshotMessages: 2_000,
  /** Bytes of one recording, whatever its pieces. */
  recordingBytes: 200 * 1024 * 1024,
  /** Bytes of one piece: a second of sound is some 6 kB, a piece sent late may hold minutes. */
  chunkBytes: 8 * 1024 * 1024,
  /** Recordings that make up one spoken answer: each pause begins another. */
  answerRecordings: 200,
  listedIds: 200,
  /** People of one family. */
  familyPeople: 100_000,
  /** Bytes of a file with a family of another program. */
  gedcomBytes: 24 * 1024 * 1024,
  /** Bytes of such a file with its pictures. */
  gedzipBytes: 200 * 1024 * 1024,
  /** Bytes of an archive of everything: more than an account may have. */
  archiveBytes: 100 * 1024 ** 3,
  /** Bytes of one photograph, document, sound or film. */
  mediaBytes: 100 * 1024 * 1024,
  /** Bytes of one piece of such a file. */
  mediaPieceBytes: 4 * 1024 * 1024,
  pageSize: 20,
  maxPageSize: 100,
  /** Bytes of a JSON body: a whole interview of long answers fits. */
  jsonBodyBytes: 8 * 1024 * 1024,
} as const;

/** Sign-in codes. Times in seconds. */
export const signInCode = {
  digits: 6,
  validity: 30 * 60,
  resendCooldown: 60,
  wrongTries: 5,
} as const;

/** Seconds for which the link of an invitation can be used. */
export const invitationSeconds = 14 * 24 * 60 * 60;

/** How long a teller's link opens interviews, and browsers remember it. */
export const tellerLinkSeconds = 90 * 24 * 60 * 60;

/** Words of a story: a slider from 500 to 3000 in steps of 500, 1000 for each interview chosen. */
export const storyLength = { min: 500, max: 3000, step: 500, perInterview: 1000 } as const;

/** Photographs of this type the server keeps and does not draw: they are shown as they were given, where the browser can. */
export const undrawnType = "image/heic";

/** The deepest that a map of a service is looked at: single houses. */
export const deepestTile = 19;
