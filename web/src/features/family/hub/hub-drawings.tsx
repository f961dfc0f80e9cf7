import type { Family, LifeSubject } from "@saga/contract/family";
import { classNames } from "#ui/class-names.ts";
import { ringPath } from "#ui/rings.ts";
import { interests, periods } from "../timeline/chapters.ts";
import { type Kin, kinshipOf } from "../tree/kinship.ts";
import { comfortable, peopleIn } from "../tree/nearby.ts";
import { shapeOf, treeSize } from "../tree/tree-blocks.ts";
import { layOut } from "../tree/tree-layout.ts";

const colours: Record<Kin["side"], string> = { teal: "var(--primary)", purple: "var(--accent)" };

/** The family as boxes and hearts. A large one shows those around whom it begins with. */
export function TreeDrawing({ family }: { family: Family }) {
  const shown = peopleIn(family, family.people.length > comfortable ? "hourglass" : "everyone", family.root);
  const people = family.people.filter(({ id }) => shown.has(id)).slice(0, comfortable);
  const known = new Set(people.map(({ id }) => id));
  const unions = family.unions.filter(({ partners, children }) =>
    [...partners, ...children.map(({ id }) => id)].every((id) => known.has(id)),
  );
  const { people: points, hearts } = layOut(shapeOf({ people, unions }));
  const kin = kinshipOf(family);
  const right = Math.max(0, ...[...points.values()].map(({ x }) => x)) + treeSize.width;
  const bottom = Math.max(0, ...[...points.values()].map(({ y }) => y)) + treeSize.height;
  return (
    <svg viewBox={`-30 -30 ${right + 60} ${bottom + 60}`} className="h-full max-w-full p-3" aria-hidden>
      {people.map(({ id, name }) => (
        <rect
          key={id}
          x={points.get(id)?.x}
          y={points.get(id)?.y}
          width={treeSize.width}
          height={treeSize.height}
          rx={26}
          fill="var(--surface)"
          stroke={colours[kin.get(id)?.side ?? "teal"]}
          strokeWidth={8}
          strokeDasharray={name === "" ? "26 16" : undefined}
        />
      ))}
      {unions
        .filter(({ partners }) => partners.length === 2)
        .map(({ id }) => (
          <circle key={id} cx={hearts.get(id)?.x} cy={hearts.get(id)?.y} r={16} fill="var(--record)" />
        ))}
    </svg>
  );
}

/** The line of a life with the chapters that hold something. */
export function TimelineDrawing({ filled }: { filled: ReadonlySet<LifeSubject> }) {
  return (
    <svg viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden>
      {Array.from({ length: 18 }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={ringPath({ radius: 18 + index * 17, seed: 60 + index, wobble: 0.6, x: 16, y: 85 })}
          fill="none"
          stroke={`var(--ring-${index < 6 ? "heart" : index < 12 ? "middle" : "bark"})`}
          strokeOpacity={index % 2 === 0 ? 0.4 : 0.2}
          strokeWidth={index % 2 === 0 ? 3 : 1.5}
        />
      ))}
      <path d="M16 85H308" stroke="var(--line-strong)" strokeWidth={4} />
      {periods.map(({ id, at }) => (
        <circle
          key={id}
          cx={16 + at * 3}
          cy={85}
          r={11}
          fill="var(--surface)"
          stroke={filled.has(id) ? "var(--primary)" : "var(--line-strong)"}
          strokeWidth={4}
          strokeDasharray={filled.has(id) ? undefined : "3 4"}
        />
      ))}
    </svg>
  );
}

/** The six interests; those that hold something are filled. */
export function InterestsDrawing({ filled }: { filled: ReadonlySet<LifeSubject> }) {
  return (
    <div className="grid grid-cols-3 gap-3">
      {interests.map(({ id, icon: Icon }) => (
        <span
          key={id}
          className={classNames(
            "grid size-16 place-items-center rounded-m border-2",
            filled.has(id)
              ? "border-primary bg-primary-soft text-on-primary-soft"
              : "border-dashed border-line-strong text-ink-mute",
          )}
        >
          <Icon size={28} />
        </span>
      ))}
    </div>
  );
}
