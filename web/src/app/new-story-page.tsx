import { StoryBuilder } from "#features/story/story-builder.tsx";

export function NewStoryPage() {
  return <StoryBuilder />;
}
