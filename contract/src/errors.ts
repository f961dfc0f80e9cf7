/** Every error a call can answer with: its HTTP status, and words for programmers who read the answer. */
export const errorCatalogue = {
  "request.invalid": { status: 400, message: "The request is not of the expected form." },
  "request.malformed_json": { status: 400, message: "The body is not valid JSON." },
  "request.cross_origin": { status: 403, message: "This call must come from the application's own pages." },
  "request.unknown_path": { status: 404, message: "There is no such call." },
  "request.method_not_allowed": { status: 405, message: "This path does not take that method." },
  "request.too_large": { status: 413, message: "The request is too large." },
  "request.unsupported_media_type": {
    status: 415,
    message: "The body is not of the media type that this call takes.",
  },
  "request.rate_limited": { status: 429, message: "Too many attempts. Try again later." },
  "auth.required": { status: 401, message: "Sign in first." },
  "auth.forbidden": { status: 403, message: "You may not do this." },
  "auth.not_authorized": { status: 403, message: "This email address is not authorized to access Saga." },
  "auth.invalid_code": { status: 400, message: "Invalid or expired verification code. Please try again." },
  "auth.too_many_codes": {
    status: 429,
    message: "A code was sent a moment ago. Wait before asking for another.",
  },
  "auth.mail_failed": { status: 503, message: "The mail with the code could not be sent." },
  "auth.provider_not_configured": { status: 404, message: "This server has no OpenID Connect provider." },
  "auth.provider_failed": { status: 502, message: "The OpenID Connect provider did not answer as expected." },
  "auth.session_not_found": { status: 404, message: "There is no such session." },
  "people.not_found": { status: 404, message: "There is no such person." },
  "people.email_taken": { status: 409, message: "There is already an account with this address." },
  "people.too_many": { status: 409, message: "This account has as many people as one may have." },
  "people.no_such_account": { status: 404, message: "There is no account with this address." },
  "people.not_an_interviewee": {
    status: 409,
    message: "This is an account and not an interviewee: it can be neither handed over nor merged.",
  },
  "people.both_told": {
    status: 409,
    message: "Both have told something. `details.numbers` lists the interviews that both have.",
  },
  "people.is_administrator": {
    status: 409,
    message: "This account administers the server. Take its address out of the configuration first.",
  },
  "removals.not_found": { status: 404, message: "No such removal is known, or it ended a day ago." },
  "imports.not_an_archive": {
    status: 422,
    message: "This is no archive of everything that a Saga made.",
  },
  "imports.other_version": { status: 422, message: "This archive was made by a newer Saga." },
  "imports.damaged": {
    status: 422,
    message: "The archive is damaged, or was changed. Nothing of it was taken in. `details` says where.",
  },
  "imports.too_large": { status: 413, message: "The archive is larger than an account may have." },
  "imports.in_progress": { status: 409, message: "An archive is being taken in. Wait until it is done." },
  "imports.interrupted": {
    status: 409,
    message: "The archive did not arrive whole: its sending was cut off. Nothing of it was taken in.",
  },
  "auth.invitation_used": {
    status: 410,
    message: "This invitation was used already, or is too old. Sign in with the address it was sent to.",
  },
  "people.id_taken": { status: 409, message: "This id belongs to somebody else." },
  "mail.failed": { status: 503, message: "The mail could not be sent." },
  "tellers.link_ended": { status: 410, message: "This link has ended. Ask for a new one." },
  "tellers.too_many_links": {
    status: 409,
    message: "This person has as many links as one may have. End one first.",
  },
  "family.impossible": {
    status: 422,
    message:
      "A family cannot be like this: somebody would be their own ancestor, or someone named is not there.",
  },
  "family.nothing_read": {
    status: 422,
    message: "There is nobody in this file. It is no GEDCOM file, or an empty one.",
  },
  "family.not_told": { status: 404, message: "No interview says this any more." },
  "family.too_large": { status: 409, message: "A family has at most 100,000 people." },
  "media.not_found": { status: 404, message: "There is no such file." },
  "media.too_large": { status: 413, message: "The file is too large." },
  "media.unknown_type": {
    status: 415,
    message: "This is no photograph, document, sound or film in a known form.",
  },
  "media.incomplete": { status: 409, message: "Pieces of the file are missing." },
  "media.no_picture": { status: 404, message: "No picture can be drawn of this file." },
  "map.no_tile": { status: 404, message: "There is no picture of this part of the map." },
  "media.account_full": {
    status: 413,
    message: "The files of this account take up as much room as they may.",
  },
  "media.id_taken": { status: 409, message: "This id belongs to another file." },
  "interviews.not_found": { status: 404, message: "There is no such interview." },
  "interviews.message_not_found": { status: 404, message: "The interview has no such message." },
  "interviews.locked": { status: 409, message: "Complete the previous interview first." },
  "interviews.conflict": {
    status: 409,
    message: "The interview has gone on elsewhere. The server's version is in `details`.",
  },
  "interviews.full": {
    status: 409,
    message: "The interview holds as much text as one may. Go on in the next one.",
  },
  "interviews.left_alone": { status: 409, message: "The teller asked to be asked nothing about this." },
  "interviews.complete": { status: 409, message: "The interview is complete and takes no further answers." },
  "recordings.not_found": { status: 404, message: "There is no such recording." },
  "recordings.conflict": {
    status: 409,
    message: "This recording already has other sound in that place. What was stored first is kept.",
  },
  "recordings.incomplete": {
    status: 409,
    message: "Pieces of the recording are missing. `details.missing` lists their numbers.",
  },
  "recordings.in_use": { status: 409, message: "The recording belongs to an answer and is kept." },
  "recordings.empty": { status: 400, message: "The recording is empty." },
  "recordings.too_large": { status: 413, message: "The recording is too large." },
  "recordings.too_many_open": {
    status: 409,
    message: "Too many recordings of this account have not arrived whole. Finish or discard some.",
  },
  "recordings.account_full": {
    status: 413,
    message: "The recordings of this account take up as much room as they may.",
  },
  "recordings.not_audio": {
    status: 415,
    message: "This is not a recording in a known form: WebM, Ogg, MP4, WAV or MP3.",
  },
  "recordings.nothing_spoken": { status: 404, message: "Nothing has been spoken in this interview yet." },
  "server.storage_full": {
    status: 507,
    message:
      "The server has no room left, and kept nothing of this call. Make room on its disk, then try again.",
  },
  "speech.not_said": {
    status: 403,
    message: "Only what the interviewer has said in this interview is spoken.",
  },
  "speech.failed": { status: 502, message: "The words could not be spoken." },
  "prompts.conflict": {
    status: 409,
    message: "The prompts were saved elsewhere meanwhile. The saved version is in `details`.",
  },
  "stories.not_found": { status: 404, message: "There is no such story." },
  "stories.id_taken": { status: 409, message: "This id belongs to another story." },
  "stories.nothing_told": { status: 422, message: "Nothing has been told in these interviews yet." },
  "stories.too_many": { status: 429, message: "So many stories were written today. Go on tomorrow." },
  "stories.too_much": {
    status: 413,
    message: "This is too much for one story. Choose fewer interviews.",
  },
  "stories.cancelled": { status: 409, message: "The writing of this story was cancelled." },
  "stories.job_not_found": { status: 404, message: "No such story is being written." },
  "stories.passage_not_found": { status: 404, message: "The story has no such passage any more." },
  "stories.version_not_found": { status: 404, message: "The story has no such version." },
  "stories.sentence_not_found": { status: 404, message: "The story has no such sentence." },
  "covers.none": { status: 404, message: "There is no photograph on this cover." },
  "covers.not_image": { status: 415, message: "This is not a JPEG that can be read." },
  "covers.too_large": { status: 413, message: "The photograph is too large." },
  "documents.failed": { status: 503, message: "The file could not be made." },
  "books.other_account": { status: 409, message: "All stories of a book belong to one account." },
  "books.too_long": { status: 413, message: "This is too much for one book. Choose fewer stories." },
  "books.nothing_to_print": { status: 422, message: "Everything in these stories is kept out of print." },
  "books.not_made": { status: 404, message: "This book has not been set yet." },
  "books.changed": {
    status: 409,
    message: "The stories have changed, or something is kept out of them since. Set the book again.",
  },
  "shares.not_found": { status: 404, message: "This link has ended." },
  "shares.word_needed": { status: 403, message: "This link asks for a word." },
  "shares.wrong_word": { status: 403, message: "This is not the word." },
  "server.unavailable": { status: 503, message: "The server is not ready. Try again in a moment." },
  "server.internal": {
    status: 500,
    message: "Something went wrong on the server. Nothing that was acknowledged is lost.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every error answer. `details` says more where a program can use it: the fields, the server's version. */
export type ErrorBody = { error: { code: ErrorCode; message: string; details?: unknown } };
