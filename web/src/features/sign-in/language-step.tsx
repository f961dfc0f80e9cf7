import { defaultLanguage, type Language, languageCodes, languages } from "@saga/contract/vocabulary";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

type Props = { initial: Language; onChosen: (language: Language) => void; onBack: () => void };

const options = languageCodes.map((code) => ({ value: code, label: languages[code] }));

/** First sign-in, step two for somebody who tells their own story: the language of the interviews. */
export function LanguageStep({ initial = defaultLanguage, onChosen, onBack }: Props) {
  const [language, setLanguage] = useState<Language>(initial);
  return (
    <>
      <p className="text-ink-soft">Saga asks in this language, and you answer in it.</p>
      <RadioCards
        legend="Preferred Language"
        options={options}
        value={language}
        onChange={setLanguage}
        isLegendHidden
      />
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => onChosen(language)}>Continue</Button>
        <Button variant="quiet" onPress={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
