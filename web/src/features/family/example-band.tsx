import { Leaf } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { useFamilyChanges } from "./use-family.ts";

/** Says that this is the example, and the two ways to go on from it. */
export function ExampleBand() {
  const { start } = useFamilyChanges();
  return (
    <section
      aria-labelledby="example-family"
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-l bg-honey-soft p-[clamp(1.1rem,4cqi,2rem)] text-on-honey-soft"
    >
      <Leaf size={32} aria-hidden />
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="example-family" className="text-xl">
          This is an example family
        </h2>
        <p>
          So that you can look around. Nothing in it is about you, and none of it enters a story or a book.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => start.mutate("myself")} disabledReason={start.isPending && "Starting..."}>
          Start my own
        </Button>
        <Button
          variant="quiet"
          className="text-on-honey-soft! hover:bg-honey-soft! hover:underline"
          onPress={() => start.mutate("example")}
        >
          Keep and edit
        </Button>
      </div>
    </section>
  );
}
