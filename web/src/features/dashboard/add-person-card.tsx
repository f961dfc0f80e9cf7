import { UserPlus } from "lucide-react";
import { m } from "#messages";

/** Opens the dialog that adds a person. */
export function AddPersonCard({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="mt-8 flex w-full flex-wrap items-center gap-5 rounded-l border-2 border-dashed border-line-strong p-5 text-left hover:bg-primary-soft hover:text-on-primary-soft @wide:mt-12"
    >
      <span className="grid size-[4.1rem] flex-none place-items-center rounded-[1.25rem] bg-primary-soft text-on-primary-soft">
        <UserPlus size={32} aria-hidden />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <b className="block font-story text-xl leading-tight font-[560]">
          {m.dashboard_add_new_person_to_interview()}
        </b>
        <span>{m.dashboard_a_parent_a_grandparent_an_old()}</span>
      </span>
    </button>
  );
}
