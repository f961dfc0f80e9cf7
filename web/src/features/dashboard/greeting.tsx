import type { User } from "@saga/contract/people";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { AskName } from "./ask-name.tsx";

/** Somebody who has not said what they are called is greeted without a name, and asked for it there. */
export function Greeting({ user, name }: { user: User | null; name: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const asksName = user !== null && name === null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 md:gap-x-4">
        <PageHeading title={m.dashboard_dashboard()}>
          {name ? <MarkedText parts={m.dashboard_hello.parts({ name })} /> : m.dashboard_hello_you()}
        </PageHeading>
        {asksName && !isOpen && (
          <Button variant="secondary" className="px-3! md:px-5!" onPress={() => setIsOpen(true)}>
            {m.dashboard_what_is_your_name()}
          </Button>
        )}
      </div>
      {asksName && isOpen && <AskName id={user.id} />}
    </>
  );
}
