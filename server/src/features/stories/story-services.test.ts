import { describe, expect, it, onTestFinished } from "vitest";
import { type ModelFault, startModelVendor } from "../../../test/model-vendor.ts";
import { createStoryModel } from "../../../test/story-model.ts";
import { tell } from "../../../test/story-orders.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

type Service = (url: string) => Record<string, string>;

const own: Service = (url) => ({ OPENAI_BASE_URL: url });
const anthropic: Service = (url) => ({ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: "key-1" });
/** This machine by a form of its address that is not known to be of the house. */
const outside: Service = (url) => anthropic(url.replace("127.0.0.1", "[::ffff:127.0.0.1]"));

/** Somebody with an interview, told before the service came, so that only the story is asked for. */
async function told(service: Service) {
  const model = createStoryModel();
  const vendor = await startModelVendor(({ prompt }) => JSON.stringify(model.reply(prompt)));
  onTestFinished(vendor.close);
  const first = await startSaga({ overrides: { storyBudget: { callMs: 1_500 } } });
  const signedIn = await first.join("anna@example.org");
  const interview = await tell(signedIn);
  const administrator = await first.signIn(admin);
  const switched = await first.restart(service(vendor.url));
  const [anna, owner] = [switched(signedIn), switched(administrator)];
  const order = () =>
    anna.call("createStory", {
      body: { interview_ids: [interview], length: 1000, style: "first-person" },
    });
  return { vendor, anna, owner, order };
}

describe("a story by a service over the wire", () => {
  it.each([
    ["a server of one's own", own, "compatible"],
    ["Anthropic's form of calls", anthropic, "anthropic"],
  ] as const)("is written, and accounted for call by call (%s)", async (_, service, provider) => {
    const { vendor, owner, order } = await told(service);
    const story = await order();
    expect([story.writer, story.model?.requested]).toEqual(["model", "gpt-4o"]);
    expect(vendor.calls.length).toBeGreaterThan(3);
    const { data } = await owner.call("spend", { query: { by: "interview" } });
    expect(data).toMatchObject([
      { key: story.id, label: story.title, calls: vendor.calls.length, failed: 0 },
    ]);
    expect(new Set(vendor.calls.map(({ kind }) => kind))).toEqual(
      new Set([provider === "anthropic" ? "messages" : "chat"]),
    );
  });

  it("is not asked for from a service that nobody has agreed to", async () => {
    const { vendor, anna, order } = await told(outside);
    expect((await order()).writer).toBe("built_in");
    expect(vendor.calls).toHaveLength(0);
    await anna.call("setConsent", { params: { id: anna.user.id }, body: { accepts: true } });
    expect((await order()).writer).toBe("model");
  });

  const faults: ModelFault[] = [401, 404, 429, "quota", 500, "hang", "reset", "cut", "garbage", "truncated"];

  it.each(faults)("is told in the teller's own words when every call ends in %s", async (fault) => {
    const { vendor, order } = await told(own);
    vendor.always = fault;
    vendor.models = [];
    const story = await order();
    expect([story.writer, story.sentences.length > 10]).toEqual(["built_in", true]);
    expect(vendor.calls.length).toBeLessThan(10);
  });

  it("gets over a fault that passes", async () => {
    const { vendor, order } = await told(own);
    vendor.faults = ["garbage"];
    expect((await order()).writer).toBe("model");
  });
});
