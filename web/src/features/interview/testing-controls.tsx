import { models } from "@saga/contract/model-catalogue";
import { voices } from "@saga/contract/vocabulary";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { writeStored } from "#lib/browser-storage.ts";
import { Select } from "#ui/select.tsx";
import { selectedModel } from "./interview.api.ts";
import { selectedVoice, voiceCodes } from "./speech.api.ts";

/** For administrators: which model words the questions, and which voice speaks them. Counts from the next question on. */
export function TestingControls() {
  const [model, setModel] = useState(selectedModel);
  const [voice, setVoice] = useState(selectedVoice);
  return (
    <details className="group rounded-l border-2 border-dashed border-line-strong">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-l px-5 font-semibold">
        Interview Testing Controls
        <ChevronDown size={24} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-5 pt-2 pb-5 @wide:grid-cols-2">
        <Select
          label="AI model"
          value={model}
          options={models.map((name) => ({ value: name, label: name }))}
          onChange={(chosen) => {
            setModel(chosen);
            writeStored("selected-model", chosen);
          }}
        />
        <Select
          label="AI voice"
          value={voice}
          options={voiceCodes.map((code) => ({ value: code, label: voices[code] }))}
          onChange={(chosen) => {
            setVoice(chosen);
            writeStored("selected-voice", chosen);
          }}
        />
      </div>
    </details>
  );
}
