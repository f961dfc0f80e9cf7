import type { Book } from "@saga/contract/books";

/** What is to be known of codes before they are printed. */
const known: Record<Book["codes_lead"], string> = {
  everywhere: "Whoever has the book can listen. You can end the links on the story's page, under Share.",
  only_at_home: "Only works at home: this address is known in your own network alone.",
  nowhere: "Not possible yet: Saga does not know its own address. Whoever runs it sets PUBLIC_URL.",
};

type Props = { book: Book; isChosen: boolean; onChange: (isChosen: boolean) => void };

/** A page with codes that lead to the teller's voice, or why there is none. */
export function VoiceChoice({ book: { codes_lead, made }, isChosen, onChange }: Props) {
  const isNowhere = codes_lead === "nowhere";
  const codes = made?.codes === 1 ? "1 code." : `${made?.codes} codes.`;
  return (
    <label className="flex items-start gap-3 has-enabled:cursor-pointer">
      <input
        type="checkbox"
        checked={isChosen && !isNowhere}
        disabled={isNowhere}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby="own-voice"
        className="mt-0.5 size-8 flex-none accent-primary"
      />
      <span className="min-w-0">
        <b className="block">In their own voice</b>
        <span id="own-voice" className="text-s text-ink-soft">
          A page of codes that a phone's camera opens, for stories with recorded words.{" "}
          {isChosen && !isNowhere && made && (made.codes === 0 ? "Nothing here was recorded. " : `${codes} `)}
          {known[codes_lead]}
        </span>
      </span>
    </label>
  );
}
