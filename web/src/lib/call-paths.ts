import type { Api, CallName } from "@saga/contract/api";

type CallPaths = { readonly [Name in CallName]: readonly [Api[Name]["method"], Api[Name]["path"]] };

/**
 * Method and path of every call. They stand in the contract's rows too, but those bring the validation library with
 * them, which the first page must not load; the type makes any difference between the two a compile error.
 */
export const callPaths: CallPaths = {
  signInOptions: ["GET", "/auth/options"],
  sendOtp: ["POST", "/auth/send-otp"],
  verifyOtp: ["POST", "/auth/verify-otp"],
  session: ["GET", "/auth/session"],
  issueToken: ["POST", "/auth/token"],
  signOut: ["POST", "/auth/sign-out"],
  openidStart: ["GET", "/auth/openid/start"],
  openidCallback: ["GET", "/auth/openid/callback"],
  userByEmail: ["GET", "/users/by-email/{email}"],
  usersByParent: ["GET", "/users/by-parent/{id}"],
  createUser: ["POST", "/users"],
  updateUser: ["PUT", "/users/{id}"],
  startInterview: ["POST", "/interviews/start-interview"],
  getInterview: ["GET", "/interviews/{id}"],
  getInterviews: ["POST", "/interviews/get-interviews"],
  saveInterview: ["POST", "/interviews/save-interview"],
  finishInterview: ["POST", "/interviews/finish-interview"],
  getQuestion: ["POST", "/interviews/get-question"],
  putChunk: ["PUT", "/interviews/{id}/recordings/{recording}/chunks/{seq}"],
  finishRecording: ["POST", "/interviews/{id}/recordings/{recording}/finish"],
  listRecordings: ["GET", "/interviews/{id}/recordings"],
  discardRecording: ["DELETE", "/interviews/{id}/recordings/{recording}"],
  recordingAudio: ["GET", "/interviews/{id}/recordings/{recording}/audio"],
  transcribeRecording: ["POST", "/interviews/{id}/recordings/{recording}/transcribe"],
  transcribeAudio: ["POST", "/interviews/{id}/transcribe-audio"],
  interviewAudio: ["GET", "/interviews/{id}/audio"],
  interviewTimeline: ["GET", "/interviews/{id}/timeline"],
  waitingTranscriptions: ["GET", "/transcriptions"],
  generateSpeech: ["POST", "/interviews/{id}/generate-speech"],
  createStory: ["POST", "/stories"],
  listStories: ["GET", "/stories"],
  getStory: ["GET", "/stories/{id}"],
  updateStory: ["PATCH", "/stories/{id}"],
  deleteStory: ["DELETE", "/stories/{id}"],
};
