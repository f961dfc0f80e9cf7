import { defaultModel, models } from "@saga/contract/model-catalogue";
import { defaultVoice, voices } from "@saga/contract/vocabulary";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { writeStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { modelsQuery } from "#lib/models-query.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { showToast } from "#ui/toast.ts";
import { selectedModel } from "./session/interview.api.ts";
import { modelName } from "./session/model-name.ts";
import { chooseForAll, modelFacts, modelLabel } from "./session/models.api.ts";
import { selectedVoice, voiceCodes } from "./session/speech.api.ts";

/** For administrators: which model words the questions, and which voice speaks them. Counts from the next question on. */
export function TestingControls() {
  const [chosenModel, setModel] = useState(selectedModel);
  const [chosenVoice, setVoice] = useState(selectedVoice);
  const { data } = useQuery(modelsQuery);
  const model = chosenModel ?? data?.default_model ?? defaultModel;
  const voice = chosenVoice ?? data?.default_voice ?? defaultVoice;
  const listed = data?.models.find(({ id }) => id === model);
  const options = data
    ? data.models.map((each) => ({ value: each.id, label: modelLabel(each) }))
    : models.map((id) => ({ value: id, label: modelName(id) }));
  return (
    <details className="group rounded-l border-2 border-dashed border-line-strong">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-l px-5 font-semibold">
        {m.interview_interview_testing_controls()}
        <ChevronDown size={24} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-5 pt-2 pb-5">
        <div className="grid gap-4 @wide:grid-cols-2">
          <Select
            label={m.interview_ai_model()}
            value={model}
            options={options}
            onChange={(chosen) => {
              setModel(chosen);
              writeStored("selected-model", chosen);
            }}
          />
          <Select
            label={m.interview_ai_voice()}
            value={voice}
            options={voiceCodes.map((code) => ({ value: code, label: voices[code] }))}
            onChange={(chosen) => {
              setVoice(chosen);
              writeStored("selected-voice", chosen);
            }}
          />
        </div>
        {listed && <p className="text-s text-ink-mute">{modelFacts(listed)}</p>}
        <ForEveryone
          chosen={{ model, voice }}
          isAlready={model === data?.default_model && voice === data?.default_voice}
        />
      </div>
    </details>
  );
}

type ForEveryoneProps = { chosen: Parameters<typeof chooseForAll>[0]; isAlready: boolean };

function ForEveryone({ chosen, isAlready }: ForEveryoneProps) {
  const queries = useQueryClient();
  const choosing = useMutation({
    mutationFn: () => chooseForAll(chosen),
    onSuccess: (answer) => {
      queries.setQueryData(modelsQuery.queryKey, answer);
      showToast({ tone: "success", title: m.interview_chosen_for_everyone() });
    },
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      disabledReason={
        choosing.isPending
          ? m.interview_saving()
          : isAlready && m.interview_this_is_already_everyones_choice()
      }
      onPress={() => choosing.mutate()}
    >
      {m.interview_make_this_the_default_for_everyone()}
    </Button>
  );
}
