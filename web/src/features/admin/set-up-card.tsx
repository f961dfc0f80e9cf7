import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";

const states = {
  works: { Icon: CircleCheck, ink: "text-primary", words: m.admin_is_set_up },
  builtIn: { Icon: CircleCheck, ink: "text-primary", words: m.admin_works_as_it_is },
  yours: { Icon: CircleDashed, ink: "text-accent", words: m.admin_yours_to_do },
  missing: { Icon: CircleDashed, ink: "text-accent", words: m.admin_not_set_up_yet },
};

type Props = {
  title: string;
  state: keyof typeof states;
  children: ReactNode;
  /** The button that tries it, and what came of it. */
  attempt?: ReactNode;
};

/** A part of the set-up: how it is, what to set on the server, and a button that tries it. */
export function SetUpCard({ title, state, children, attempt }: Props) {
  const { Icon, ink, words } = states[state];
  return (
    <Card as="li" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        <p className={`flex items-center gap-2 font-semibold ${ink}`}>
          <Icon size={24} aria-hidden />
          {words()}
        </p>
      </div>
      <div className="grid gap-2 text-ink-soft [overflow-wrap:anywhere]">{children}</div>
      {attempt}
    </Card>
  );
}
