import { Leaf } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { useFamilyChanges } from "./use-family.ts";

/** Says that this is the example, and the two ways to go on from it. */
export function ExampleBand() {
  const { start } = useFamilyChanges();
  return (
    <section
      aria-labelledby="example-family"
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-l bg-honey-soft p-[clamp(min(1.1rem,5vw),4cqi,2rem)] text-on-honey-soft"
    >
      <Leaf size={32} aria-hidden />
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="example-family" className="text-xl">
          {m.family_this_is_an_example_family()}
        </h2>
        <p>{m.family_so_that_you_can_look_around()}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onPress={() => start.mutate("myself")}
          disabledReason={start.isPending && m.family_starting()}
        >
          {m.family_start_my_own()}
        </Button>
        <Button
          variant="quiet"
          className="text-on-honey-soft! hover:bg-honey-soft! hover:underline"
          onPress={() => start.mutate("example")}
        >
          {m.family_keep_and_edit()}
        </Button>
      </div>
    </section>
  );
}
