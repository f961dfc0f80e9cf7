import { randomUUID } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import type { CallName } from "@saga/contract/api";
import type { Sent } from "./sent-call.ts";

type Recorded = { id: string; spare: string; sound: Buffer; first: Buffer; whole: object };
type Family = {
  person: string;
  /** Interviewees of the person: two who are the same, and one who is not needed. */
  relative: string;
  twin: string;
  nobody: string;
  removal: string;
  unwanted: string;
  session: string;
  interview: string;
  message: string;
  /** An answer that is kept out of stories. */
  keptOut: string;
  story: string;
  version: string;
  question: string;
  recording: Recorded;
  file: string;
  /** An interview about that file. */
  asked: string;
  proposal: string;
};

/** A well-formed call of every row that names something of the family: only its ownership is in question. */
export const naming = ({
  person,
  relative,
  twin,
  nobody,
  removal,
  unwanted,
  session,
  interview,
  message,
  keptOut,
  story,
  version,
  question,
  recording,
  file,
  asked,
  proposal,
}: Family): Partial<Record<CallName, Sent>> => ({
  userByEmail: { params: { email: "anna@example.org" } },
  endSession: { params: { id: session } },
  usersByParent: { params: { id: person } },
  createUser: { body: { name: "Elsa", parent: person } },
  updateUser: { params: { id: person }, body: { name: "Elsa" } },
  handOver: { params: { id: relative }, body: { email: "anna@example.org" } },
  createTellerLink: { params: { id: twin } },
  listTellerLinks: { params: { id: twin } },
  endTellerLink: { params: { id: twin, link: twin } },
  mergePeople: { params: { id: relative }, body: { into: twin } },
  deleteUser: { params: { id: nobody } },
  exportUser: { params: { id: person } },
  describeExport: { params: { id: person } },
  deleteInterview: { params: { id: unwanted } },
  getRemoval: { params: { id: removal } },
  changeFamily: {
    body: { id: randomUUID(), what: "Added Elsa", people: [{ id: "elsa", name: "Elsa", user_id: person }] },
  },
  getLife: { params: { id: person } },
  listProposals: { query: { life: person } },
  takeProposal: { params: { id: person, proposal }, body: {} },
  leaveProposal: { params: { id: person, proposal } },
  listHandedDown: { params: { id: person } },
  leaveHandedDown: { params: { id: person, handed: proposal } },
  startAbout: { params: { id: person }, body: { about: { kind: "picture", id: file } } },
  askAbout: { params: { id: person }, body: { interview, proposal } },
  listMedia: { query: { life: person } },
  putMedia: { params: { id: file }, query: { life: person, name: "a.jpg" }, bytes: picture },
  joinMedia: {
    params: { id: file },
    query: { life: person, name: "a.jpg" },
    body: { bytes: picture.length },
  },
  changeMedia: { params: { id: file }, body: { caption: "The harbour" } },
  mediaPicture: { params: { id: file } },
  askedPicture: { params: { id: asked } },
  mediaFile: { params: { id: file } },
  startInterview: { body: { interview: { number: 1, interviewee: person } } },
  getInterview: { params: { id: interview } },
  renameInterview: { params: { id: interview }, body: { title: "Ours" } },
  saveTranscript: { params: { id: interview }, body: { messages: [] } },
  editMessage: {
    params: { id: interview, message },
    body: { content: "I was born by the sea, in a house of stone." },
  },
  tellAgain: { params: { id: interview, message }, body: { recording_ids: [recording.id], words: "More." } },
  listMessageVersions: { params: { id: interview, message } },
  findName: { params: { id: interview }, query: { name: "sea" } },
  correctName: { params: { id: interview }, body: { name: "sea", becomes: "lake", message_ids: [message] } },
  getKeptOut: { params: { id: interview } },
  deleteWords: { params: { id: interview, message: keptOut } },
  letIn: { params: { id: interview, kept_id: interview } },
  getInterviews: { body: [person] },
  saveInterview: { body: { id: interview, messages: [] } },
  finishInterview: { body: { id: interview, messages: [] } },
  getQuestion: { body: { id: interview, messages: [] } },
  putChunk: { params: { id: interview, recording: recording.id, seq: "0" }, bytes: recording.first },
  finishRecording: { params: { id: interview, recording: recording.id }, body: recording.whole },
  interviewAudio: { params: { id: interview } },
  interviewTimeline: { params: { id: interview } },
  listRecordings: { params: { id: interview } },
  recordingAudio: { params: { id: interview, recording: recording.id } },
  transcribeRecording: { params: { id: interview, recording: recording.id } },
  transcribeAudio: { params: { id: interview }, form: recording.sound },
  putCopy: { params: { id: interview, recording: recording.id }, bytes: recording.sound },
  discardRecording: { params: { id: interview, recording: recording.spare } },
  getConsent: { params: { id: person } },
  setConsent: { params: { id: person }, body: { accepts: true } },
  generateSpeech: { params: { id: interview }, body: { text: question } },
  createStory: { body: { interview_ids: [interview] } },
  storyJob: { params: { id: story } },
  cancelStoryJob: { params: { id: story } },
  getStory: { params: { id: story } },
  listStoryVersions: { params: { id: story } },
  readThrough: { params: { id: story } },
  decidePassage: { params: { id: story }, body: { passage: "p1", decision: "keep" } },
  restoreStoryVersion: { params: { id: story, version } },
  updateStory: { params: { id: story }, body: { title: "Mine" } },
  exportStory: { params: { id: story }, query: { form: "md" } },
  storyLeftOut: { params: { id: story } },
  exportInterview: { params: { id: interview }, query: { form: "md" } },
  listShares: { params: { id: story } },
  createShare: { params: { id: story }, body: {} },
  endShare: { params: { id: story, share: story } },
  putCover: { params: { id: story }, bytes: photograph },
  getCover: { params: { id: story } },
  removeCover: { params: { id: story } },
  getBook: { params: { id: story } },
  bookFile: { params: { id: story, part: "inside" } },
  makeBook: { params: { id: story }, body: { story_ids: [story] } },
  cancelBook: { params: { id: story } },
  storyNarration: { params: { id: story } },
  narratedSentence: { params: { id: story, at: "0" } },
  deleteStory: { params: { id: story } },
});

export const picture = createCanvas(60, 40).toBuffer("image/jpeg");
/** The least that is a JPEG: its beginning and its sizes. */
const photograph = Buffer.from("ffd8ffc0000b08006400640100000000ffd9", "hex");

export const none: Recorded = {
  id: "",
  spare: "",
  sound: Buffer.alloc(0),
  first: Buffer.alloc(0),
  whole: {},
};
