import { textSizes } from "@saga/contract/vocabulary";
import { useState } from "react";
import { readSettings, rememberSettings } from "#lib/account-settings.ts";
import { m } from "#messages";

const names = {
  normal: m.telling_normal_letters,
  large: m.telling_large_letters,
  larger: m.telling_larger_letters,
} as const;
const looks = { normal: "text-s", large: "text-xl", larger: "text-2xl" } as const;

/** Three sizes of letters to press, for this browser. */
export function Letters() {
  const [size, setSize] = useState(() => readSettings().text_size);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">{m.telling_size_of_the_letters()}</legend>
      {textSizes.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={names[each]()}
          aria-pressed={size === each}
          onClick={() => {
            rememberSettings({ ...readSettings(), text_size: each });
            setSize(each);
          }}
          className={`grid size-14 place-items-center rounded-m border-2 border-transparent font-story font-semibold text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft ${looks[each]}`}
        >
          <span aria-hidden>{m.telling_letter()}</span>
        </button>
      ))}
    </fieldset>
  );
}
