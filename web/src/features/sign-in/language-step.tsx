import { defaultLanguage, type Language, languageCodes, languages } from "@saga/contract/vocabulary";
import { useState } from "react";
import { ownLanguageNames } from "#lib/language-names.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

type Props = { initial: Language; onChosen: (language: Language) => void; onBack: () => void };

/** In its own name, too: who does not read English finds it. */
const options = languageCodes.map((code) => ({
  value: code,
  label: languages[code],
  description: ownLanguageNames[code] === languages[code] ? undefined : ownLanguageNames[code],
  lang: code,
}));

/** First sign-in, step two for somebody who tells their own story: the language of the interviews. */
export function LanguageStep({ initial = defaultLanguage, onChosen, onBack }: Props) {
  const [language, setLanguage] = useState<Language>(initial);
  return (
    <>
      <p className="text-ink-soft">{m.sign_in_saga_asks_in_this_language_and()}</p>
      <RadioCards
        legend={m.sign_in_preferred_language()}
        options={options}
        value={language}
        onChange={setLanguage}
        isLegendHidden
      />
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => onChosen(language)}>{m.sign_in_continue()}</Button>
        <Button variant="quiet" onPress={onBack}>
          {m.sign_in_back()}
        </Button>
      </div>
    </>
  );
}
