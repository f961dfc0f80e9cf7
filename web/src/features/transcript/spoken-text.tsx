import type { HeardSentence } from "./sound-map.ts";

type Props = {
  content: string;
  sentences: readonly HeardSentence[];
  isHeard: boolean;
  heardFrom: number | null;
  onPlay: (ms: number) => void;
};

type Piece = { text: string; sentence: HeardSentence | null };

/** The text cut at its spoken sentences; what lies between them is kept as it is. */
function piecesOf(content: string, sentences: readonly HeardSentence[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const sentence of sentences) {
    if (sentence.from < at || sentence.to > content.length) continue;
    if (sentence.from > at) pieces.push({ text: content.slice(at, sentence.from), sentence: null });
    pieces.push({ text: content.slice(sentence.from, sentence.to), sentence });
    at = sentence.to;
  }
  if (at < content.length) pieces.push({ text: content.slice(at), sentence: null });
  return pieces;
}

/**
 * Words that were spoken: the sentence that is heard is marked, and a press on one plays it. With the keyboard the button
 * below the words plays them.
 */
export function SpokenText({ content, sentences, isHeard, heardFrom, onPlay }: Props) {
  if (sentences.length === 0)
    return <span className={isHeard ? "bg-accent-soft text-on-accent-soft" : undefined}>{content}</span>;
  return piecesOf(content, sentences).map(({ text, sentence }, index) =>
    sentence ? (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button "Listen" below does it for the keyboard
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are in the order of the text
        key={index}
        data-heard={(isHeard && sentence.from === heardFrom) || undefined}
        onClick={() => onPlay(sentence.startMs)}
        className={`cursor-pointer rounded-[0.3rem] ${isHeard && sentence.from === heardFrom ? "bg-accent-soft text-on-accent-soft underline decoration-2 underline-offset-[0.3em]" : "hover:bg-page-deep"}`}
      >
        {text}
      </span>
    ) : (
      text
    ),
  );
}
