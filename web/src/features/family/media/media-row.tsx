import type { Sent } from "@saga/contract/endpoint";
import type { Family } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import type { familyMedia, Media } from "@saga/contract/family-media";
import type { ToldPicture } from "@saga/contract/family-told";
import { limits } from "@saga/contract/vocabulary";
import { Download, FileText, Film, Image, Mic, Music, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { byteWords } from "#lib/byte-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { downloadAddress, mediaAddress } from "../family.api.ts";
import { PeopleField } from "./people-field.tsx";
import { PhotoView } from "./photo-view.tsx";
import { PictureTold } from "./picture-told.tsx";
import { ReadAloud } from "./read-aloud.tsx";

type Change = Omit<Sent<typeof familyMedia.changeMedia>["body"], "is_deleted">;
/** `family`: whose people can be in it; null while the example stands. */
type Props = {
  file: Media;
  family: Family | null;
  /** Starts an interview about it; null: it is no picture. */
  onAsk: (() => void) | null;
  onChange: (change: Change) => void;
  /** Sound in which it was read aloud. */
  readings: readonly Media[];
  /** What was told of it in interviews. */
  told: readonly ToldPicture[];
  onRead: (sound: File) => void;
  onDelete: (id: string) => void;
};

const icons = { photo: Image, audio: Music, video: Film, document: FileText };
const words = {
  photo: m.family_photo,
  audio: m.family_audio,
  video: m.family_video,
  document: m.family_document,
};

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric" });

/** A file with its picture or sign, what it is called, and what can be done with it. */
export function MediaRow({ file, family, onAsk, onChange, readings, told, onRead, onDelete }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUnseen, setIsUnseen] = useState(false);
  const [caption, setCaption] = useState(file.caption);
  const [date, setDate] = useState(sayDate(file.date));
  const [people, setPeople] = useState(file.people);
  const names = family?.people.filter(({ id }) => file.people.includes(id)).map(({ name }) => name) ?? [];
  const Icon = icons[file.kind];
  const title = file.caption || file.name;
  const facts = [words[file.kind](), byteWords(file.bytes), sayDate(file.date) || dayOf(file.created_at)];
  return (
    <>
      <span className="grid h-20 w-24 flex-none place-items-center overflow-clip rounded-m bg-page-deep text-ink-mute">
        {file.kind === "photo" && !isUnseen ? (
          <PhotoView
            file={file}
            title={title}
            onTurn={(rotation) => onChange({ rotation })}
            onUnseen={() => setIsUnseen(true)}
          />
        ) : (
          <Icon size={28} aria-hidden />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className={file.caption ? "font-story text-l leading-snug" : "font-semibold"}>{title}</p>
        <p className="text-s text-ink-mute">{facts.join(" · ")}</p>
        {isUnseen && <p className="text-s text-ink-soft">{m.family_this_picture_cannot_be_shown_here()}</p>}
        {names.length > 0 && (
          <p className="text-s text-ink-soft">{m.family_in_it({ names: names.join(", ") })}</p>
        )}
        {file.kind === "audio" && (
          // biome-ignore lint/a11y/useMediaCaption: it is somebody's own sound
          <audio
            controls
            preload="none"
            src={mediaAddress(file.id)}
            aria-label={title}
            className="mt-2 w-full"
          />
        )}
        {file.kind === "video" && (
          // biome-ignore lint/a11y/useMediaCaption: it is somebody's own film
          <video
            controls
            preload="none"
            src={mediaAddress(file.id)}
            aria-label={title}
            className="mt-2 w-full"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {onAsk && (
          <Button
            variant="quiet"
            size="small"
            aria-label={m.family_tell_about_title({ title })}
            onPress={onAsk}
          >
            <Mic size={22} aria-hidden />
            {m.family_tell_about_it()}
          </Button>
        )}
        <a
          href={downloadAddress(file.id)}
          aria-label={m.family_download_title({ title })}
          className={buttonStyle({ variant: "quiet", size: "small" })}
        >
          <Download size={22} aria-hidden />
          {m.family_download()}
        </a>
        <Button
          variant="quiet"
          size="small"
          aria-label={m.family_edit_title({ title })}
          onPress={() => setIsOpen(true)}
        >
          <Pencil size={22} aria-hidden />
          {m.family_edit()}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={m.family_delete_title({ title })}
          onPress={() => onDelete(file.id)}
        >
          <Trash2 size={22} aria-hidden />
          {m.family_delete()}
        </Button>
      </div>
      <PictureTold
        // A second yes may come before the first one is in the list again.
        file={{ ...file, people, caption }}
        family={family}
        told={told}
        onPeople={(all) => {
          setPeople(all);
          onChange({ people: all });
        }}
        onCaption={(words) => {
          setCaption(words);
          onChange({ caption: words });
        }}
      />
      {(file.kind === "photo" || file.kind === "document") && (
        <ReadAloud file={file} readings={readings} onRead={onRead} onDelete={onDelete} />
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={m.family_about_this_file()}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ caption, date, people });
            setIsOpen(false);
          }}
        >
          <TextField
            label={m.family_what_can_be_seen_or_heard()}
            value={caption}
            onChange={setCaption}
            maxLength={limits.nameCharacters}
          />
          <TextField
            label={m.family_when_was_it()}
            hint={m.family_a_year_is_enough_about_1951()}
            value={date}
            onChange={setDate}
            maxLength={limits.nameCharacters}
          />
          {family && <PeopleField family={family} people={people} onChange={setPeople} />}
          <div>
            <Button type="submit">{m.family_save()}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
