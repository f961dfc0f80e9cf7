import type { Ref } from "react";

type Props = {
  /** The button beside it opens the choice through this. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files for a button that says so; the same file can be chosen again. */
export function FileInput({ ref, label, accept, isMultiple, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={isMultiple}
      tabIndex={-1}
      aria-label={label}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}
