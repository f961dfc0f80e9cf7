import { ApiError, type ApiErrorCode } from "./api-error.ts";
import { statusText } from "./status-text.ts";

/** `text` says what happened, `advice` what to do next; both are whole sentences for the screen. */
export type ErrorWords = { text: string; advice: string };

type Entry = { text?: string; advice: string };

const again = "Wait a moment, then try again.";
const reload = "Reload the page and try again.";
const askOwner = "Please ask the person who runs this Saga for help.";

/** Words for every error. Where `text` is missing the specification has none, and 'API Error: …' is shown. */
const table: Record<ApiErrorCode, Entry> = {
  network: {
    text: "Saga cannot be reached.",
    advice: "Check that you are connected to the internet, then try again.",
  },
  unknown: { advice: again },
  "request.invalid": { advice: "Please check what you have entered, then try again." },
  "request.malformed_json": { advice: reload },
  "request.cross_origin": { advice: "Open Saga at its own address and try again." },
  "request.unknown_path": { advice: reload },
  "request.method_not_allowed": { advice: reload },
  "request.too_large": { advice: "Make it shorter, or send it in two parts." },
  "request.unsupported_media_type": { advice: reload },
  "request.rate_limited": {
    advice: "That was tried many times in a row. Wait a few minutes, then try again.",
  },
  "auth.required": {
    text: "You are no longer signed in.",
    advice: "Please sign in again. Nothing you saved is lost.",
  },
  "auth.forbidden": { advice: "This belongs to somebody else. Sign in with another account to open it." },
  "auth.not_authorized": {
    text: "This email address is not authorized to access Saga.",
    advice: "Check the spelling, or ask the person who runs this Saga to add you.",
  },
  "auth.invalid_code": {
    text: "Invalid or expired verification code. Please try again.",
    advice: "Look for the newest mail from Saga and enter its six digits.",
  },
  "auth.too_many_codes": {
    advice: "A code was sent a moment ago. Look in your mail, or wait a minute and try again.",
  },
  "auth.mail_failed": { text: "Failed to send verification code. Please try again.", advice: askOwner },
  "auth.provider_not_configured": {
    text: "Unable to sign in with Google. Please try again.",
    advice: askOwner,
  },
  "auth.provider_failed": { text: "Unable to sign in with Google. Please try again.", advice: again },
  "mail.failed": {
    text: "The mail could not be sent.",
    advice: "Look at SMTP_URL and MAIL_FROM in the configuration, and at the log of the server.",
  },
  "tellers.link_ended": {
    text: "This link has ended.",
    advice: "Ask whoever sent it for a new one. What you told is kept.",
  },
  "tellers.too_many_links": {
    text: "This person has as many links as one may have.",
    advice: "End one that is no longer needed, then make a new one.",
  },
  "people.not_found": { advice: "This person may have been removed. Go back to the dashboard." },
  "people.email_taken": { advice: "There is already an account with this address." },
  "people.no_such_account": {
    text: "There is no account with this address.",
    advice: "Check the spelling, or ask the person who runs this Saga to invite them first.",
  },
  "people.not_an_interviewee": { advice: "This cannot be done with an account. Reload the page." },
  "people.both_told": {
    text: "Both have told something.",
    advice: "Nothing was changed, so that nothing is lost. A story can be made of the interviews of both.",
  },
  "removals.not_found": {
    text: "This removal ended a while ago.",
    advice: "Load the page again.",
  },
  "people.is_administrator": {
    text: "An administrator cannot be removed here.",
    advice: "Take the address out of the server's configuration first.",
  },
  "imports.not_an_archive": {
    text: "This is no file that Saga made.",
    advice: "Choose the file that Export everything gave you. Its name ends in .zip.",
  },
  "imports.other_version": {
    text: "This file was made by a newer Saga.",
    advice: "Have this Saga brought up to date first. Nothing was changed.",
  },
  "imports.damaged": {
    text: "This file is damaged.",
    advice: "Nothing of it was taken in. Download it once more where it was made, then try again.",
  },
  "imports.too_large": { text: "This file holds more than an account may have.", advice: askOwner },
  "imports.in_progress": {
    text: "A file is being taken in already.",
    advice: "Wait until it is done, then try again.",
  },
  "imports.interrupted": {
    text: "The sending of the file was cut off.",
    advice: "Nothing of it was taken in, and nothing here was changed. Choose the file once more.",
  },
  "auth.invitation_used": {
    text: "This invitation was used already, or is too old.",
    advice: "Sign in with the address it was sent to: you get a code by mail.",
  },
  "people.id_taken": { advice: reload },
  "family.impossible": {
    text: "A family cannot be like this.",
    advice: "Somebody would be their own ancestor, or is no longer in the tree. Look at it again.",
  },
  "family.nothing_read": {
    text: "Nobody was found in this file.",
    advice: "Choose a GEDCOM file, which ends in .ged. Other programs make one under Export.",
  },
  "family.not_told": { text: "No interview says this any more.", advice: "Load the page again." },
  "family.too_large": { text: "This family is as large as one can be.", advice: askOwner },
  "media.not_found": { text: "This file is no longer here.", advice: "Reload the page." },
  "media.too_large": {
    text: "This file is too large.",
    advice: "A file may have 100 MB. A shorter film or a smaller picture will do.",
  },
  "media.unknown_type": {
    text: "This kind of file cannot be kept.",
    advice: "Photographs, PDF and office documents, sound and films can.",
  },
  "media.account_full": { text: "There is no room left for your files.", advice: askOwner },
  "media.id_taken": { advice: reload },
  "interviews.not_found": { advice: "This interview may have been removed. Go back to the dashboard." },
  "interviews.message_not_found": { advice: "This answer may have been removed. Reload the page." },
  "interviews.locked": {
    text: "Complete previous interviews",
    advice: "Finish the interview before this one first.",
  },
  "interviews.conflict": {
    advice: "This interview went on in another window. Reload the page to see where it is now.",
  },
  "interviews.full": {
    text: "This interview holds as much as one interview can.",
    advice: "What you have told is kept. Finish this interview and go on in the next one.",
  },
  "interviews.complete": { advice: "This interview is complete and takes no further answers." },
  "people.too_many": {
    text: "No more people can be added.",
    advice: `You have as many as one account can have. ${askOwner}`,
  },
  "recordings.not_found": { advice: "This recording may have been discarded. Reload the page." },
  "recordings.conflict": {
    text: "This recording is already on the server with other sound.",
    advice: "What was stored first is kept. Listen to it before you discard anything.",
  },
  "recordings.incomplete": {
    text: "The recording has not arrived whole.",
    advice: "Keep this page open: what is missing is being sent.",
  },
  "prompts.conflict": {
    text: "Somebody else has saved these prompts meanwhile.",
    advice: "Compare with the saved version below, then save again.",
  },
  "recordings.in_use": { advice: "This recording belongs to an answer and is kept." },
  "recordings.empty": { text: "Nothing was recorded.", advice: "Check the microphone and try again." },
  "recordings.too_large": {
    text: "The recording is too long for one answer.",
    advice: "What was recorded until now is safe. Send it, then go on in the next answer.",
  },
  "recordings.too_many_open": {
    text: "Many recordings have not reached the server whole.",
    advice: "Keep this page open until they are sent, or discard some of them.",
  },
  "recordings.account_full": {
    text: "There is no room left for your recordings.",
    advice: `Your answer is safe in this browser. You can write instead. ${askOwner}`,
  },
  "recordings.not_audio": {
    text: "This recording cannot be read.",
    advice: "Try another browser, or write your answer.",
  },
  "recordings.nothing_spoken": { advice: "Nothing has been spoken in this interview yet." },
  "server.storage_full": {
    text: "The server has no room left.",
    advice:
      "What you saved before is safe. Keep this page open, ask the person who runs this Saga to make room on its disk, then try again.",
  },
  "speech.not_said": { advice: "Only questions of this interview can be heard." },
  "speech.failed": { advice: "The words are on the screen. Try again in a moment." },
  "stories.not_found": { advice: "This story may have been removed. Go back to your stories." },
  "stories.id_taken": { advice: reload },
  "stories.nothing_told": {
    text: "Failed to generate story. Please try again.",
    advice: "Nothing has been told in these interviews yet. Answer a few questions first.",
  },
  "stories.too_many": {
    text: "Many stories have been written for you today.",
    advice: "Go on tomorrow. The stories you have are kept, and you can change them by hand.",
  },
  "stories.too_much": {
    text: "This is too much for one story.",
    advice: "Choose fewer interviews, and have several stories written.",
  },
  "stories.cancelled": {
    text: "The writing was stopped.",
    advice: "Nothing was changed. You can have the story written again at any time.",
  },
  "stories.job_not_found": { advice: "This story is no longer being written. Go back to your stories." },
  "auth.session_not_found": { advice: "This session has already ended. Reload the page." },
  "stories.passage_not_found": { advice: "The story was changed meanwhile. Reload the page." },
  "stories.version_not_found": { advice: "This version is no longer kept. Reload the page." },
  "stories.sentence_not_found": { advice: "The story has changed meanwhile. Reload the page." },
  "covers.none": { advice: "There is no photograph on this cover." },
  "covers.not_image": {
    text: "This picture cannot be read.",
    advice: "Choose a photograph, for example a JPEG from a phone.",
  },
  "covers.too_large": { text: "The photograph is too large.", advice: "Choose a smaller one." },
  "documents.failed": { text: "The file could not be made.", advice: again },
  "books.other_account": {
    text: "These stories belong to different accounts.",
    advice: "Choose stories of one account.",
  },
  "books.too_long": {
    text: "This is too much for one book.",
    advice: "Choose fewer stories, and make a second volume of the others.",
  },
  "books.nothing_to_print": {
    text: "Nothing of these stories may be printed yet.",
    advice: "Read them through first, or choose another story.",
  },
  "books.not_made": { text: "This book is not made yet.", advice: "Press Make the book." },
  "books.changed": {
    text: "The stories have changed since this book was made.",
    advice: "Make the book again.",
  },
  "shares.not_found": {
    text: "This link has ended.",
    advice: "Ask the person who sent it to you for a new one.",
  },
  "shares.word_needed": {
    text: "This link asks for a word.",
    advice: "The person who sent the link knows it.",
  },
  "shares.wrong_word": {
    text: "This is not the word.",
    advice: "Ask the person who sent you the link, then try again.",
  },
  "server.unavailable": { advice: again },
  "server.internal": {
    advice: "Something went wrong on the server. What you saved before is safe. Try again.",
  },
};

/** The advice that goes behind a sentence: without "try again" where the sentence itself ends so. */
export function adviceAfter(text: string, error: unknown): string {
  const { advice } = wordsFor(error);
  if (!/try again\.$/i.test(text)) return advice;
  if (advice === again) return "";
  return advice.replace(/(?:,? then| and) try again\.$/, ".").replace(/ Try again(?: in a moment)?\.$/, "");
}

function wordsFor(error: unknown): ErrorWords {
  if (!(error instanceof ApiError)) return { text: "Something went wrong.", advice: reload };
  const entry = table[error.code] ?? table.unknown;
  return { text: entry.text ?? `API Error: ${statusText(error.status)}`, advice: entry.advice };
}

/** The words for anything a call can throw. */
export function errorWords(error: unknown): ErrorWords {
  const { text } = wordsFor(error);
  return { text, advice: adviceAfter(text, error) };
}

/** Why it failed, where there are words for that, and what to do. */
export function reasonWords(error: unknown): string {
  const { text, advice } = errorWords(error);
  const isWorded = !(error instanceof ApiError) || table[error.code]?.text !== undefined;
  return isWorded ? `${text} ${advice}` : advice;
}
