import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * Every error and every message that the specification words, with the test that brings it about and looks for exactly
 * these words. Whoever changes one of them, or takes its test away, is told here.
 */
const provoked: Record<string, readonly string[]> = {
  "e2e/sign-in.spec.ts": [
    "Invalid or expired verification code. Please try again.",
    "This email address is not authorized to access Saga.",
    "Email is required",
    "Please enter a valid email address",
    "Logout failed",
    "There was an error logging out",
    "Logged out successfully",
    "You have been logged out of your account",
    "Verification code sent",
    "Code resent",
    "Welcome back",
    "Setup complete",
    "account has been set up successfully!",
  ],
  "e2e/failures.spec.ts": [
    "Failed to send verification code. Please try again.",
    "Failed to resend",
    "Unable to resend verification code. Please try again.",
    "Failed to get next question",
    "Failed to fetch interview data",
    "Failed to generate story. Please try again.",
    "Please select at least one interview for your story",
    "Failed to fetch interviews. Please try again.",
    "Failed to add new interviewee",
    "User ID not found",
    "Oops! Page not found",
    "Return to Home",
  ],
  "e2e/openid.spec.ts": [
    "Login failed",
    "Unable to sign in with Google. Please try again.",
    "Access denied",
    "You don't have permission to access this application. Please contact an administrator to get access.",
  ],
  "e2e/screens/home.ts": ["Failed to load interviews"],
  "e2e/screens/interview.ts": ["Failed to resume interview", "Failed to start interview"],
  "e2e/interview.spec.ts": ["Failed to save interview"],
  "e2e/first-story.spec.ts": ["Saved interview"],
  "e2e/two-people.spec.ts": ["has been added as an interviewee"],
  "e2e/voice-recording.spec.ts": [
    "Failed to access microphone",
    "Failed to transcribe audio",
    "No Internet Connection",
    "Audio recording requires an internet connection for transcription. Please check your connection and try again.",
    "Please wait for AI to finish speaking",
    "Recording started",
    "Speak clearly into your microphone",
    "Recording paused",
    "Processing... Click to resume or send your message",
    "Recording resumed",
    "Continue speaking...",
  ],
  "e2e/toasts.spec.ts": ["Can't Record", "Failed to convert text to speech"],
  "web/src/features/interview/session/question-playback.test.ts": ["Text-to-speech error: ", "Unknown error"],
  "e2e/lost.spec.ts": ["No interview ID found"],
  "e2e/kept-interview.spec.ts": [
    "Title cannot be empty",
    "Failed to update title",
    "Title updated successfully",
    "Transcript updated successfully",
    "Edit cancelled",
    "Failed to load audio",
    "Failed to download audio",
    "Audio downloaded successfully",
    "Error playing audio",
  ],
  // The player is on the page before anything can be played: only a test of the hook goes without it.
  "web/src/features/transcript/specified-words.test.ts": ["Could not find audio player"],
  "e2e/kept-story.spec.ts": ["Error playing audio", "Failed to generate story. Please try again."],
  "e2e/story-writing.spec.ts": ["Story generated successfully!"],
  "e2e/models.spec.ts": ["Changes saved", "Your prompt templates have been saved successfully."],
  "e2e/account-failures.spec.ts": [
    "Missing Information",
    "Please fill in both name and email fields.",
    "Invalid Email",
    "Please enter a valid email address.",
    "Required field missing",
    "Please enter the interviewee's name",
    "Failed to fetch users. Please try again.",
    "API Error: ",
  ],
  "e2e/accounts.spec.ts": [
    "Profile created",
    "Settings saved",
    "Your preferences have been updated successfully",
    "User Already Exists",
    "already exists in the system.",
    "Failed to check user status. Please try again.",
    "Failed to send beta invitation. Please try again.",
    "Invitation Sent",
    "Beta invitation has been sent to ",
    "Failed to fetch interviewees. Please try again.",
    "Failed to delete user. Please try again.",
    "User Deleted",
    "No interviews found matching your filters.",
  ],
};

const root = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** What the web app shows: its source, without tests, and its messages. */
const shown = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" })
  .filter((path) => /^src\/.*\.tsx?$|^messages\/.*\.json$/u.test(path) && !/\.test\.tsx?$/u.test(path))
  .map((path) => read(`web/${path}`));

const isShown = (words: string): boolean =>
  shown.some((text) => text.includes(words) || text.includes(JSON.stringify(words).slice(1, -1)));

test.each(Object.entries(provoked))("%s looks for the words of the specification", (path, all) => {
  const text = read(path);
  expect(all.filter((words) => !text.includes(words))).toEqual([]);
});

test("every error of the specification is worded in the app as it is there", () => {
  const all = Object.values(provoked).flat();
  expect(all.filter((words) => !isShown(words))).toEqual([]);
});
