import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImageOff, ImageUp } from "lucide-react";
import { useRef } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { smallerPicture } from "./smaller-picture.ts";
import { coverQuery, putCover, removeCover } from "./story.api.ts";

/** Puts a photograph on the cover, or the rings again. */
export function CoverChoice({ id, hasPicture }: { id: string; hasPicture: boolean }) {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const changing = useMutation({
    mutationFn: async (file: File | null) => {
      if (file) await putCover(id, await smallerPicture(file));
      else await removeCover(id);
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: coverQuery(id).queryKey }),
    onError: (error) => {
      const words = errorWords(
        error instanceof ApiError
          ? error
          : new ApiError({ status: 415, code: "covers.not_image", message: "" }),
      );
      showToast({ tone: "error", title: words.text, description: words.advice });
    },
  });
  const reason = changing.isPending && m.story_the_cover_is_being_changed();
  return (
    <div className="-ml-4 grid justify-items-start">
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        aria-label={m.story_photograph_for_the_cover()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) changing.mutate(file);
        }}
      />
      <Button
        variant="quiet"
        size="small"
        disabledReason={reason}
        isReasonHidden
        onPress={() => field.current?.click()}
      >
        <ImageUp size={22} aria-hidden />
        {hasPicture ? m.story_another_photo() : m.story_add_a_photo()}
      </Button>
      {hasPicture && (
        <Button
          variant="quiet"
          size="small"
          disabledReason={reason}
          isReasonHidden
          onPress={() => changing.mutate(null)}
        >
          <ImageOff size={22} aria-hidden />
          {m.story_use_the_rings()}
        </Button>
      )}
    </div>
  );
}
