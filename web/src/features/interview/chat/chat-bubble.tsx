import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { classNames } from "#ui/class-names.ts";
import { RingsMark } from "#ui/rings-mark.tsx";

type Props = {
  /** Of a stored message. */
  id?: string;
  sender: "saga" | "teller";
  name: string;
  content: string;
  /** What is said before `content`, in a bubble of its own. */
  lead?: string;
  lang: string;
  /** The question that waits for an answer. */
  isCurrent?: boolean;
  isPrivate?: boolean;
  /** Its words are heard now. */
  isSpoken?: boolean;
  /** What can be done about it, or what is to be known, below the bubble. */
  children?: ReactNode;
};

const bubbles = {
  saga: "rounded-tl-[0.5rem] border-primary/16 bg-bubble-ai font-ui",
  teller: "rounded-tr-[0.5rem] border-on-honey-soft/25 bg-bubble-me font-story text-l leading-read",
};

/** Characters above which words of Saga are read rather than taken in at a glance: on a phone they are a size smaller. */
const longest = 110;

/** What one of the two said. Saga on the left in the sans, the teller on the right in the serif. */
export function ChatBubble({ id, sender, name, content, lang, children, ...state }: Props) {
  const { lead = "", isCurrent, isPrivate, isSpoken } = state;
  const isTeller = sender === "teller";
  const plain = "text-l leading-[1.45]";
  const large =
    content.length > longest
      ? "text-l leading-[1.4] @wide:text-xl @wide:leading-snug"
      : "text-xl leading-snug";
  const size = isCurrent ? `${large} font-medium shadow-2` : plain;
  const look = classNames(
    "min-w-0 max-w-full whitespace-pre-wrap rounded-l border px-[clamp(1rem,4cqi,1.35rem)] py-4 wrap-anywhere",
    bubbles[sender],
  );
  return (
    <div
      data-question={(isCurrent && lead === "") || undefined}
      data-message={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames("grid max-w-[41rem] gap-1.5 rounded-l", isTeller && "justify-items-end self-end")}
    >
      <p className="flex items-center gap-2.5 text-s font-semibold text-ink-mute">
        {!isTeller && <RingsMark size={26} isPulsing={isSpoken} />}
        {name}
      </p>
      {content !== "" && (
        <div lang={lang} dir="auto" className="grid min-w-0 max-w-full gap-3">
          {lead !== "" && <p className={classNames(look, plain)}>{lead}</p>}
          {lead !== "" && " "}
          <p
            data-question={(isCurrent && lead !== "") || undefined}
            className={classNames(look, !isTeller && size)}
          >
            {content}
          </p>
        </div>
      )}
      {isPrivate && (
        <p className="flex items-center gap-2 text-s text-ink-mute">
          <Lock size={20} aria-hidden />
          {m.interview_kept_out_of_stories()}
        </p>
      )}
      {children}
    </div>
  );
}
