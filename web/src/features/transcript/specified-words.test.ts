import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { m } from "#messages";
import { useInterviewAudio } from "./use-interview-audio.ts";

const said = vi.hoisted(() => [] as string[]);
vi.mock("#ui/toast.ts", () => ({ showToast: ({ title }: { title: string }) => said.push(title) }));

describe("an interview that is kept speaks in the words of the specification", () => {
  it.each([
    [m.transcript_failed_to_fetch_interview_data(), "Failed to fetch interview data"],
    [m.transcript_title_cannot_be_empty(), "Title cannot be empty"],
    [m.transcript_failed_to_update_title(), "Failed to update title"],
    [m.transcript_error_playing_audio(), "Error playing audio"],
    [m.transcript_could_not_find_audio_player(), "Could not find audio player"],
    [m.transcript_failed_to_load_audio(), "Failed to load audio"],
    [m.transcript_failed_to_download_audio(), "Failed to download audio"],
    [m.transcript_transcript_updated_successfully(), "Transcript updated successfully"],
    [m.transcript_title_updated_successfully(), "Title updated successfully"],
    [m.transcript_audio_downloaded_successfully(), "Audio downloaded successfully"],
    [m.transcript_edit_cancelled(), "Edit cancelled"],
    [m.transcript_loading_transcript(), "Loading transcript..."],
    [m.transcript_no_transcript_available(), "No transcript available"],
    [m.transcript_date_not_available(), "Date not available"],
    [m.transcript_interview_with_name({ name: "Elsa" }), "Interview with: Elsa"],
    [m.transcript_load_and_play_audio(), "Load and Play Audio"],
    [m.transcript_loading_audio(), "Loading audio..."],
    [m.transcript_download_audio(), "Download Audio"],
    [m.transcript_downloading(), "Downloading..."],
    [m.transcript_back_to_all_sessions(), "Back to All Sessions"],
  ])("%s", (shown, specified) => expect(shown).toBe(specified));
});

it("says so where there is no player for the sound", () => {
  const Pressed = () => {
    useInterviewAudio("an-interview").toggle();
    return null;
  };
  renderToString(createElement(Pressed));
  expect(said).toEqual(["Could not find audio player"]);
});
