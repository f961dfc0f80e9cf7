import type { ReadDecision, ReadPassage } from "@saga/contract/stories";
import type { Language } from "@saga/contract/vocabulary";
import { Check, Eye, EyeOff, Pencil, UserRound } from "lucide-react";
import { m } from "#messages";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { reasonWords } from "./read-through-words.ts";

export type Draft = { decision: ReadDecision | null; wording: string[] };

type Props = { passage: ReadPassage; language: Language; draft: Draft; onDraft: (draft: Draft) => void };

const changed = "bg-honey-soft text-on-honey-soft rounded-s px-1 box-decoration-clone";

const parted = (text: string, names: ReadPassage["names"]): { text: string; short: string | null }[] =>
  names.reduce<{ text: string; short: string | null }[]>(
    (parts, { full, short }) =>
      parts.flatMap((part) =>
        part.short === null
          ? part.text.split(full).flatMap((piece, at) =>
              at === 0
                ? [{ text: piece, short: null }]
                : [
                    { text: full, short },
                    { text: piece, short: null },
                  ],
            )
          : [part],
      ),
    [{ text, short: null }],
  );

type LineProps = { text: string; names: ReadPassage["names"]; decision: ReadDecision | null };

/** A line as it would stand: what goes is struck out, what is new stands beside it. */
function Line({ text, names, decision }: LineProps) {
  if (decision === "leave_out") return <del className={changed}>{text}</del>;
  if (decision !== "shorten") return text;
  return parted(text, names).map((part, at) =>
    part.short === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
      <span key={at} className={changed}>
        <del>{part.text}</del> <ins className="font-bold no-underline">{part.short}</ins>
      </span>
    ),
  );
}

const choicesFor = ({ names }: ReadPassage) => [
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

/** One passage with why it is shown, and what may be done with it. Nothing is chosen beforehand. */
export function ReadThroughPassage({ passage, language, draft, onDraft }: Props) {
  const { lines, names, heading, reasons, why } = passage;
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[1.5fr_1fr]">
      <div className="grid gap-5 rounded-l border border-line bg-surface p-5 shadow-1 md:p-8">
        {heading && (
          <p lang={language} className="text-s font-semibold text-ink-soft">
            {heading}
          </p>
        )}
        <div lang={language} dir="auto" className="grid gap-3 font-story text-xl leading-read">
          {lines.map(({ text }) => (
            <p key={text}>
              <Line text={text} names={names} decision={draft.decision} />
            </p>
          ))}
        </div>
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
        <RadioCards
          legend={m.story_what_shall_be_done_with_it()}
          value={draft.decision}
          options={choicesFor(passage)}
          onChange={(decision) => onDraft({ ...draft, decision })}
        />
        {draft.decision === "reword" &&
          lines.map(({ text }, at) => (
            <TextArea
              key={text}
              label={
                lines.length > 1 ? m.story_your_words_for_line_value({ value: at + 1 }) : m.story_your_words()
              }
              lang={language}
              rows={4}
              maxLength={longestLine}
              value={draft.wording[at] ?? ""}
              onChange={(words) =>
                onDraft({
                  ...draft,
                  wording: draft.wording.map((old, place) => (place === at ? words : old)),
                })
              }
            />
          ))}
      </div>
    </div>
  );
}
