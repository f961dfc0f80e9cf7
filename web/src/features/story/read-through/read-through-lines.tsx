import type { ReadPassage } from "@saga/contract/stories";
import type { Language } from "@saga/contract/vocabulary";
import { m } from "#messages";
import { ReadThroughLine } from "./read-through-line.tsx";
import { type Draft, runsIn } from "./read-through-words.ts";

type Props = { passage: ReadPassage; language: Language; draft: Draft };
type BesideProps = { says: string; language: Language; text: string | null };

/** A sentence beside those that are decided about; a screen reader hears where it stands. */
function Beside({ says, language, text }: BesideProps) {
  if (text === null) return null;
  return (
    <p className="text-ink-soft text-l">
      <span className="sr-only">{says} </span>
      <span lang={language} dir="auto">
        {text}
      </span>
    </p>
  );
}

/**
 * The lines of a passage where they stand in the story, each with the sentence before it and the one behind it: lines of several chapters
 * are not read as if one followed the other, and who says one in other words sees what goes on from it.
 */
export function ReadThroughLines({ passage, language, draft }: Props) {
  const { lines, names } = passage;
  const decisionAt = (at: number) => (draft.apart ? (draft.apart[at] ?? null) : draft.decision);
  return (
    <div className="grid gap-8">
      {runsIn(lines).map((run) => {
        const [first, last] = [lines[run[0] ?? 0], lines[run.at(-1) ?? 0]];
        return (
          <div key={run[0]} className="grid gap-3">
            {first?.heading && (
              <p lang={language} className="text-s font-semibold text-ink-soft">
                {first.heading}
              </p>
            )}
            <div className="grid gap-3 font-story leading-read">
              <Beside says={m.story_before_it()} language={language} text={first?.before ?? null} />
              <div lang={language} dir="auto" className="grid gap-3 border-l-4 border-accent pl-4 text-xl">
                {run.map((at) => (
                  <p key={at}>
                    <ReadThroughLine text={lines[at]?.text ?? ""} names={names} decision={decisionAt(at)} />
                  </p>
                ))}
              </div>
              <Beside says={m.story_after_it()} language={language} text={last?.after ?? null} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
