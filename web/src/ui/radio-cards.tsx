import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type Option<Value extends string> = {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Of the description. */
  lang?: string;
};

type Props<Value extends string> = {
  legend: string;
  /** Of the legend, where it is told and not ours. */
  legendLang?: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  isLegendHidden?: boolean;
  /** Two in a row where there is little room, without pictures, and what describes them only read out then. */
  isTight?: boolean;
};

/** A choice of one among a few, each a large card with a real radio button. */
export function RadioCards<Value extends string>({
  legend,
  legendLang,
  value,
  options,
  onChange,
  isLegendHidden,
  isTight,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames(
        "grid min-w-0 grid-cols-1 gap-3",
        isTight && "@min-[19rem]:@max-wide:grid-cols-2 @min-[19rem]:@max-wide:[&_svg]:hidden",
      )}
    >
      <legend lang={legendLang} className={isLegendHidden ? "sr-only" : "mb-3 font-semibold"}>
        {legend}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-target-lg cursor-pointer items-center gap-[clamp(0.5rem,3vw,1rem)] rounded-m border-2 border-line-strong bg-surface px-[clamp(0.5rem,3vw,1rem)] py-3 hover:bg-page-deep has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="size-6 shrink-0 accent-primary focus-visible:shadow-none focus-visible:outline-none"
          />
          {option.icon}
          <span className="min-w-0">
            <b className="block font-semibold">{option.label}</b>
            {option.description && (
              <span
                lang={option.lang}
                className={classNames("block text-s", isTight && "@min-[19rem]:@max-wide:sr-only")}
              >
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
