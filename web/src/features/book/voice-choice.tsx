import type { Book } from "@saga/contract/books";
import { ExplainedCheckbox } from "#ui/explained-checkbox.tsx";

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
    <ExplainedCheckbox
      label="In their own voice"
      isChecked={isChosen && !isNowhere}
      isDisabled={isNowhere}
      onChange={onChange}
    >
      A page of codes that a phone's camera opens, for stories with recorded words.{" "}
      {isChosen && !isNowhere && made && (made.codes === 0 ? "Nothing here was recorded. " : `${codes} `)}
      {known[codes_lead]}
    </ExplainedCheckbox>
  );
}
