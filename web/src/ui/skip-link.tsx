import { m } from "#messages";

/** The first stop of the keyboard on every page: past the header, to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-m bg-surface focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:px-4 focus:py-3"
    >
      {m.ui_skip_to_the_content()}
    </a>
  );
}
