import { m } from "#messages";
import type { ApiErrorCode } from "./api-error.ts";

/** `text` says what happened, `advice` what to do next; both are messages of whole sentences. */
export type ErrorMessage = {
  /** Where it is missing the specification has none, and 'API Error: …' is shown. */
  text?: () => string;
  /** The text itself asks to try again. */
  asksToTryAgain?: true;
  advice: () => string;
  /** The advice for beside a sentence that asks to try again: without asking the same. */
  adviceOnly?: () => string;
};

const again: ErrorMessage = { advice: m.lib_wait_and_try_again, adviceOnly: () => "" };
export const reload: ErrorMessage = { advice: m.lib_reload_and_try_again, adviceOnly: m.lib_reload };
const askOwner: ErrorMessage = { advice: m.lib_ask_owner };

/** Messages for every error, by its code. */
export const errorMessages: Record<ApiErrorCode, ErrorMessage> = {
  network: {
    text: m.lib_error_network,
    advice: m.lib_error_network_advice,
    adviceOnly: m.lib_error_network_advice_only,
  },
  unknown: again,
  "request.invalid": {
    advice: m.lib_error_request_invalid_advice,
    adviceOnly: m.lib_error_request_invalid_advice_only,
  },
  "request.malformed_json": reload,
  "request.cross_origin": {
    advice: m.lib_error_request_cross_origin_advice,
    adviceOnly: m.lib_error_request_cross_origin_advice_only,
  },
  "request.unknown_path": reload,
  "request.method_not_allowed": reload,
  "request.too_large": { advice: m.lib_error_request_too_large_advice },
  "request.unsupported_media_type": reload,
  "request.rate_limited": {
    advice: m.lib_error_request_rate_limited_advice,
    adviceOnly: m.lib_error_request_rate_limited_advice_only,
  },
  "auth.required": { text: m.lib_error_auth_required, advice: m.lib_error_auth_required_advice },
  "auth.forbidden": { advice: m.lib_error_auth_forbidden_advice },
  "auth.not_authorized": {
    text: m.lib_error_auth_not_authorized,
    advice: m.lib_error_auth_not_authorized_advice,
  },
  "auth.invalid_code": {
    text: m.lib_error_auth_invalid_code,
    asksToTryAgain: true,
    advice: m.lib_error_auth_invalid_code_advice,
  },
  "auth.too_many_codes": {
    advice: m.lib_error_auth_too_many_codes_advice,
    adviceOnly: m.lib_error_auth_too_many_codes_advice_only,
  },
  "auth.mail_failed": { text: m.lib_error_auth_mail_failed, asksToTryAgain: true, ...askOwner },
  "auth.provider_not_configured": {
    text: m.lib_error_auth_provider_not_configured,
    asksToTryAgain: true,
    ...askOwner,
  },
  "auth.provider_failed": { text: m.lib_error_auth_provider_failed, asksToTryAgain: true, ...again },
  "mail.failed": { text: m.lib_error_mail_failed, advice: m.lib_error_mail_failed_advice },
  "tellers.link_ended": {
    text: m.lib_error_tellers_link_ended,
    advice: m.lib_error_tellers_link_ended_advice,
  },
  "tellers.too_many_links": {
    text: m.lib_error_tellers_too_many_links,
    advice: m.lib_error_tellers_too_many_links_advice,
  },
  "people.not_found": { advice: m.lib_error_people_not_found_advice },
  "people.email_taken": { advice: m.lib_error_people_email_taken_advice },
  "people.no_such_account": {
    text: m.lib_error_people_no_such_account,
    advice: m.lib_error_people_no_such_account_advice,
  },
  "people.not_an_interviewee": { advice: m.lib_error_people_not_an_interviewee_advice },
  "people.both_told": { text: m.lib_error_people_both_told, advice: m.lib_error_people_both_told_advice },
  "removals.not_found": {
    text: m.lib_error_removals_not_found,
    advice: m.lib_error_removals_not_found_advice,
  },
  "people.is_administrator": {
    text: m.lib_error_people_is_administrator,
    advice: m.lib_error_people_is_administrator_advice,
  },
  "imports.not_an_archive": {
    text: m.lib_error_imports_not_an_archive,
    advice: m.lib_error_imports_not_an_archive_advice,
  },
  "imports.other_version": {
    text: m.lib_error_imports_other_version,
    advice: m.lib_error_imports_other_version_advice,
  },
  "imports.damaged": {
    text: m.lib_error_imports_damaged,
    advice: m.lib_error_imports_damaged_advice,
    adviceOnly: m.lib_error_imports_damaged_advice_only,
  },
  "imports.too_large": { text: m.lib_error_imports_too_large, ...askOwner },
  "imports.in_progress": {
    text: m.lib_error_imports_in_progress,
    advice: m.lib_error_imports_in_progress_advice,
    adviceOnly: m.lib_error_imports_in_progress_advice_only,
  },
  "imports.interrupted": {
    text: m.lib_error_imports_interrupted,
    advice: m.lib_error_imports_interrupted_advice,
  },
  "auth.invitation_used": {
    text: m.lib_error_auth_invitation_used,
    advice: m.lib_error_auth_invitation_used_advice,
  },
  "people.id_taken": reload,
  "family.impossible": { text: m.lib_error_family_impossible, advice: m.lib_error_family_impossible_advice },
  "family.nothing_read": {
    text: m.lib_error_family_nothing_read,
    advice: m.lib_error_family_nothing_read_advice,
  },
  "family.not_told": { text: m.lib_error_family_not_told, advice: m.lib_error_family_not_told_advice },
  "family.too_large": {
    text: m.lib_error_family_too_large,
    advice: m.lib_error_family_too_large_advice,
  },
  "media.not_found": { text: m.lib_error_media_not_found, advice: m.lib_error_media_not_found_advice },
  "media.too_large": { text: m.lib_error_media_too_large, advice: m.lib_error_media_too_large_advice },
  "media.unknown_type": {
    text: m.lib_error_media_unknown_type,
    advice: m.lib_error_media_unknown_type_advice,
  },
  "media.incomplete": { text: m.lib_error_media_incomplete, advice: m.lib_error_media_incomplete_advice },
  "media.no_picture": { text: m.lib_error_media_no_picture, advice: m.lib_error_media_no_picture_advice },
  "map.no_tile": { text: m.lib_error_map_no_tile, advice: m.lib_error_map_no_tile_advice },
  "media.account_full": { text: m.lib_error_media_account_full, ...askOwner },
  "media.id_taken": reload,
  "interviews.not_found": { advice: m.lib_error_interviews_not_found_advice },
  "interviews.message_not_found": { advice: m.lib_error_interviews_message_not_found_advice },
  "interviews.locked": { text: m.lib_error_interviews_locked, advice: m.lib_error_interviews_locked_advice },
  "interviews.conflict": { advice: m.lib_error_interviews_conflict_advice },
  "interviews.full": { text: m.lib_error_interviews_full, advice: m.lib_error_interviews_full_advice },
  "interviews.left_alone": {
    text: m.lib_error_interviews_left_alone,
    advice: m.lib_error_interviews_left_alone_advice,
  },
  "interviews.complete": { advice: m.lib_error_interviews_complete_advice },
  "people.too_many": { text: m.lib_error_people_too_many, advice: m.lib_error_people_too_many_advice },
  "recordings.not_found": { advice: m.lib_error_recordings_not_found_advice },
  "recordings.conflict": {
    text: m.lib_error_recordings_conflict,
    advice: m.lib_error_recordings_conflict_advice,
  },
  "recordings.incomplete": {
    text: m.lib_error_recordings_incomplete,
    advice: m.lib_error_recordings_incomplete_advice,
  },
  "prompts.conflict": { text: m.lib_error_prompts_conflict, advice: m.lib_error_prompts_conflict_advice },
  "recordings.in_use": { advice: m.lib_error_recordings_in_use_advice },
  "recordings.empty": {
    text: m.lib_error_recordings_empty,
    advice: m.lib_error_recordings_empty_advice,
    adviceOnly: m.lib_error_recordings_empty_advice_only,
  },
  "recordings.too_large": {
    text: m.lib_error_recordings_too_large,
    advice: m.lib_error_recordings_too_large_advice,
  },
  "recordings.too_many_open": {
    text: m.lib_error_recordings_too_many_open,
    advice: m.lib_error_recordings_too_many_open_advice,
  },
  "recordings.account_full": {
    text: m.lib_error_recordings_account_full,
    advice: m.lib_error_recordings_account_full_advice,
  },
  "recordings.not_audio": {
    text: m.lib_error_recordings_not_audio,
    advice: m.lib_error_recordings_not_audio_advice,
  },
  "recordings.nothing_spoken": { advice: m.lib_error_recordings_nothing_spoken_advice },
  "server.storage_full": {
    text: m.lib_error_server_storage_full,
    advice: m.lib_error_server_storage_full_advice,
    adviceOnly: m.lib_error_server_storage_full_advice_only,
  },
  "speech.not_said": { advice: m.lib_error_speech_not_said_advice },
  "speech.failed": {
    advice: m.lib_error_speech_failed_advice,
    adviceOnly: m.lib_error_speech_failed_advice_only,
  },
  "stories.not_found": { advice: m.lib_error_stories_not_found_advice },
  "stories.id_taken": reload,
  "stories.nothing_told": {
    text: m.lib_error_stories_nothing_told,
    asksToTryAgain: true,
    advice: m.lib_error_stories_nothing_told_advice,
  },
  "stories.too_many": { text: m.lib_error_stories_too_many, advice: m.lib_error_stories_too_many_advice },
  "stories.too_much": { text: m.lib_error_stories_too_much, advice: m.lib_error_stories_too_much_advice },
  "stories.cancelled": { text: m.lib_error_stories_cancelled, advice: m.lib_error_stories_cancelled_advice },
  "stories.job_not_found": { advice: m.lib_error_stories_job_not_found_advice },
  "auth.session_not_found": { advice: m.lib_error_auth_session_not_found_advice },
  "stories.passage_not_found": { advice: m.lib_error_stories_passage_not_found_advice },
  "stories.version_not_found": { advice: m.lib_error_stories_version_not_found_advice },
  "stories.sentence_not_found": { advice: m.lib_error_stories_sentence_not_found_advice },
  "covers.none": { advice: m.lib_error_covers_none_advice },
  "covers.not_image": { text: m.lib_error_covers_not_image, advice: m.lib_error_covers_not_image_advice },
  "covers.too_large": { text: m.lib_error_covers_too_large, advice: m.lib_error_covers_too_large_advice },
  "documents.failed": { text: m.lib_error_documents_failed, ...again },
  "books.other_account": {
    text: m.lib_error_books_other_account,
    advice: m.lib_error_books_other_account_advice,
  },
  "books.too_long": { text: m.lib_error_books_too_long, advice: m.lib_error_books_too_long_advice },
  "books.nothing_to_print": {
    text: m.lib_error_books_nothing_to_print,
    advice: m.lib_error_books_nothing_to_print_advice,
  },
  "books.not_made": { text: m.lib_error_books_not_made, advice: m.lib_error_books_not_made_advice },
  "books.changed": { text: m.lib_error_books_changed, advice: m.lib_error_books_changed_advice },
  "shares.not_found": { text: m.lib_error_shares_not_found, advice: m.lib_error_shares_not_found_advice },
  "shares.word_needed": {
    text: m.lib_error_shares_word_needed,
    advice: m.lib_error_shares_word_needed_advice,
  },
  "shares.wrong_word": {
    text: m.lib_error_shares_wrong_word,
    advice: m.lib_error_shares_wrong_word_advice,
    adviceOnly: m.lib_error_shares_wrong_word_advice_only,
  },
  "server.unavailable": again,
  "server.internal": {
    advice: m.lib_error_server_internal_advice,
    adviceOnly: m.lib_error_server_internal_advice_only,
  },
};
