import type { Book, BookWish } from "@saga/contract/books";
import { m } from "#messages";
import { ExplainedCheckbox } from "#ui/explained-checkbox.tsx";

/** What is to be known of codes before they are printed. */
const known: Record<Book["codes_lead"], () => string> = {
  everywhere: m.book_whoever_has_the_book_can_listen_you,
  only_at_home: m.book_only_works_at_home_this_address_is,
  nowhere: m.book_not_possible_yet_saga_does_not_know,
};

type Choice = Pick<BookWish, "voice" | "passage_codes">;
type Props = { book: Book; wish: Choice; onChange: (change: Partial<Choice>) => void };

/** A page with codes that lead to the teller's voice, and codes beside passages; or why there are none. */
export function VoiceChoice({ book: { codes_lead, made }, wish, onChange }: Props) {
  const isNowhere = codes_lead === "nowhere";
  const isChosen = wish.voice && !isNowhere;
  const codes = m.book_count_codes({ count: made?.codes ?? 0 });
  return (
    <>
      <ExplainedCheckbox
        label={m.book_in_their_own_voice()}
        isChecked={isChosen}
        isDisabled={isNowhere}
        onChange={(voice) => onChange({ voice })}
      >
        {m.book_a_page_of_codes_that_a_phones()}{" "}
        {isChosen && made && (made.codes === 0 ? m.book_nothing_here_was_recorded() : `${codes} `)}
        {known[codes_lead]()}
      </ExplainedCheckbox>
      {isChosen && (
        <ExplainedCheckbox
          label={m.book_codes_beside_passages()}
          isChecked={wish.passage_codes}
          onChange={(passage_codes) => onChange({ passage_codes })}
        >
          {m.book_a_code_below_a_passage_leads_to()}
        </ExplainedCheckbox>
      )}
    </>
  );
}
