import type { ReadPassage } from "@saga/contract/stories";
import type { Language } from "@saga/contract/vocabulary";
import { Check, Eye, EyeOff, Pencil, UserRound } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ReadThroughLines } from "./read-through-lines.tsx";
import { type Draft, reasonWords } from "./read-through-words.ts";

type Props = { passage: ReadPassage; language: Language; draft: Draft; onDraft: (draft: Draft) => void };

const choicesFor = (names: ReadPassage["names"]) => [
  {
    value: "keep" as const,
    label: m.story_keep(),
    description: m.story_as_it_stands(),
    icon: <Check size={24} aria-hidden />,
  },
  ...(names.length > 0
    ? [
        {
          value: "shorten" as const,
          label: m.story_shorten_the_name(),
          description: names.map(({ full, short }) => m.story_name_becomes({ full, short })).join(", "),
          icon: <UserRound size={24} aria-hidden />,
        },
      ]
    : []),
  {
    value: "reword" as const,
    label: m.story_reword(),
    description: m.story_say_it_another_way(),
    icon: <Pencil size={24} aria-hidden />,
  },
  {
    value: "leave_out" as const,
    label: m.story_leave_out(),
    description: m.story_not_in_this_story_or_the_next(),
    icon: <EyeOff size={24} aria-hidden />,
  },
];

const longestLine = 2_000;

type WordsProps = { at: number | null; language: Language; draft: Draft; onDraft: (draft: Draft) => void };

/** The teller's own words for a line; `at` null: for the only one. */
function OwnWords({ at, language, draft, onDraft }: WordsProps) {
  const place = at ?? 0;
  return (
    <TextArea
      label={at === null ? m.story_your_words() : m.story_your_words_for_line_value({ value: at + 1 })}
      lang={language}
      rows={4}
      maxLength={longestLine}
      value={draft.wording[place] ?? ""}
      onChange={(words) => onDraft({ ...draft, wording: draft.wording.with(place, words) })}
    />
  );
}

/** What may be done with each line by itself. */
function LinesApart({ passage, language, draft, onDraft }: Props) {
  return passage.lines.map(({ text }, at) => (
    <div key={text} className="grid gap-3 border-line border-t pt-4">
      <RadioCards
        legend={text}
        legendLang={language}
        isTight
        value={draft.apart?.[at] ?? null}
        options={choicesFor(passage.names.filter(({ full }) => text.includes(full)))}
        onChange={(decision) =>
          onDraft({
            ...draft,
            apart: passage.lines.map((_, line) => (line === at ? decision : (draft.apart?.[line] ?? null))),
          })
        }
      />
      {draft.apart?.[at] === "reword" && (
        <OwnWords at={at} language={language} draft={draft} onDraft={onDraft} />
      )}
    </div>
  ));
}

/** One answer for all lines. */
function LinesTogether({ passage, language, draft, onDraft }: Props) {
  const isOne = passage.lines.length === 1;
  return (
    <>
      <RadioCards
        legend={m.story_what_shall_be_done_with_it()}
        isTight
        value={draft.decision}
        options={choicesFor(passage.names)}
        onChange={(decision) => onDraft({ ...draft, decision })}
      />
      {draft.decision === "reword" &&
        passage.lines.map(({ text }, at) => (
          <OwnWords key={text} at={isOne ? null : at} language={language} draft={draft} onDraft={onDraft} />
        ))}
    </>
  );
}

/** One passage with why it is shown, and what may be done with it: one answer for all of its lines, or each its own. Nothing is chosen beforehand. */
export function ReadThroughPassage(props: Props) {
  const { passage, language, draft, onDraft } = props;
  const { lines, reasons, why } = passage;
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[1.5fr_1fr]">
      <div className="grid gap-5 rounded-l border border-line bg-surface p-5 shadow-1 md:p-8">
        <ReadThroughLines passage={passage} language={language} draft={draft} />
        <div className="flex gap-3 rounded-m bg-honey-soft px-5 py-4 text-on-honey-soft">
          <Eye size={26} aria-hidden className="mt-0.5 shrink-0" />
          <div>
            <h2 className="font-ui text-base font-semibold">{m.story_why_you_see_this()}</h2>
            {reasons.map((reason) => (
              <p key={reason}>{reasonWords[reason]()}</p>
            ))}
            {why && (
              <p>
                {m.story_the_ai_writer_says()} <q lang={language}>{why}</q>
              </p>
            )}
            <p>{m.story_those_it_speaks_of_or_their_children()}</p>
          </div>
        </div>
      </div>
      <div className="grid gap-4">
        {draft.apart ? <LinesApart {...props} /> : <LinesTogether {...props} />}
        {lines.length > 1 && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onPress={() => onDraft({ ...draft, apart: draft.apart ? null : lines.map(() => draft.decision) })}
          >
            {draft.apart ? m.story_one_answer_for_all_lines() : m.story_answer_each_line_by_itself()}
          </Button>
        )}
      </div>
    </div>
  );
}
