import { StoryReader } from "#features/story/story-reader.tsx";

export function StoryPage() {
  return <StoryReader />;
}
