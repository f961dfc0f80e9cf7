import type { ReactNode } from "react";
import { TabList as AriaTabList, Tab, TabPanel, Tabs } from "react-aria-components";

type Item = { id: string; label: string; icon: ReactNode; content: ReactNode };

/** Parts of a page, one at a time. The arrow keys lead from one to the next. */
export function TabList({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <Tabs className="grid grid-cols-1 gap-5">
      <AriaTabList
        aria-label={label}
        className="grid grid-cols-1 gap-1 rounded-l border border-line bg-page-deep p-1 @min-[17rem]:grid-cols-2 @min-[36rem]:grid-cols-4"
      >
        {items.map(({ id, label: word, icon }) => (
          <Tab
            key={id}
            id={id}
            className="inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-[1.25rem] border-2 border-transparent px-2 text-center font-semibold text-ink-soft data-selected:border-primary data-selected:bg-surface data-selected:text-primary"
          >
            <span className="@max-[26rem]:hidden">{icon}</span>
            {word}
          </Tab>
        ))}
      </AriaTabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="grid grid-cols-1 gap-5 rounded-l">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
