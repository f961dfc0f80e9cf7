import { accountScreens } from "./screens/accounts.ts";
import { adminScreens } from "./screens/admin.ts";
import { familyScreens } from "./screens/family.ts";
import { homeScreens } from "./screens/home.ts";
import { interviewScreens } from "./screens/interview.ts";
import { lookAt } from "./screens/look.ts";
import { publicScreens } from "./screens/public.ts";
import { storyScreens } from "./screens/story.ts";
import { voiceScreens } from "./screens/voice.ts";
import { test } from "./screens/world.ts";

const screens = [
  ...publicScreens,
  ...homeScreens,
  ...interviewScreens,
  ...storyScreens,
  ...voiceScreens,
  ...accountScreens,
  ...adminScreens,
  ...familyScreens,
];

for (const { name, who, open } of screens) {
  test(`everybody can see and reach everything: ${name}`, async ({ visit }) => {
    const { page, world } = await visit(who);
    await open(page, world);
    await lookAt(page, name);
  });
}
