import { ChatBubble } from "./chat-bubble.tsx";

type Props = { words: string; lang: string /** Its beginning is heard now. */; isSpoken: boolean };

/** The question while its words arrive; three quiet dots before the first one. Not part of the log: it is not whole. */
export function ThinkingBubble({ words, lang, isSpoken }: Props) {
  if (words)
    return <ChatBubble sender="saga" name="Saga" content={words} lang={lang} isCurrent isSpoken={isSpoken} />;
  return (
    <div
      aria-hidden
      className="flex w-fit gap-2 rounded-l rounded-tl-[0.5rem] border border-primary/16 bg-bubble-ai px-6 py-5"
    >
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          style={{ animationDelay: `${dot * 300}ms` }}
          className="size-3 animate-wait rounded-full bg-primary"
        />
      ))}
    </div>
  );
}
