import { describe, expect, it } from "vitest";
import { m } from "#messages";

describe("making and reading a story speaks in the words of the specification", () => {
  it.each([
    [
      m.story_please_select_at_least_one_interview_for(),
      "Please select at least one interview for your story",
    ],
    [m.story_failed_to_generate_story_please_try_again(), "Failed to generate story. Please try again."],
    [m.story_story_generated_successfully(), "Story generated successfully!"],
    [m.story_available_interviews(), "Available Interviews"],
    [m.story_selected_for_story(), "Selected for Story"],
    [m.story_story_parameters(), "Story Parameters"],
    [m.story_narrative_style(), "Narrative Style"],
    [m.story_generate_story(), "Generate Story"],
    [m.story_generating(), "Generating..."],
    [m.story_generated_story(), "Generated Story"],
    [m.story_back_to_dashboard(), "Back to Dashboard"],
    [m.story_audio_playback(), "Audio Playback"],
    [m.story_now_playing_story_narration(), "Now playing story narration"],
    [m.story_related_interviews(), "Related Interviews"],
    [m.story_view_interview(), "View Interview"],
    [m.story_stop_audio(), "Stop Audio"],
  ])("%s", (shown, specified) => expect(shown).toBe(specified));
});
