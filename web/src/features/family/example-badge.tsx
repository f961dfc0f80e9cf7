import { Leaf } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";

/** Says that what is shown is the example, and nobody's own. */
export function ExampleBadge() {
  return (
    <Badge tone="honey" icon={<Leaf size={20} aria-hidden />}>
      {m.family_example()}
    </Badge>
  );
}
