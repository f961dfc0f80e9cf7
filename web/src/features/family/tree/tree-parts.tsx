import { BaseEdge, type EdgeProps, getSmoothStepPath, Handle, type NodeProps, Position } from "@xyflow/react";
import { Heart, HeartCrack } from "lucide-react";
import { Link } from "react-router";
import { initials } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { classNames } from "#ui/class-names.ts";
import type { FamilyEdge, HeartNodeType, PersonNodeType } from "./tree-graph.ts";

const ends = "pointer-events-none! opacity-0!";

const looks = {
  teal: "border-primary bg-surface",
  purple: "border-accent bg-surface",
} as const;
const circles = {
  teal: "bg-primary-soft text-on-primary-soft",
  purple: "bg-accent-soft text-on-accent-soft",
} as const;

/** A person of the tree: a link to their page. A place that is kept for somebody shows only who it is for. */
function PersonNode({ id, data }: NodeProps<PersonNodeType>) {
  const { name, relationship, years, side, isFound } = data;
  const isPlaceholder = name === "";
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} className={ends} />
      <Link
        to={paths.familyMember(id)}
        draggable={false}
        className={classNames(
          "nopan pointer-events-auto flex size-full items-center gap-2.5 overflow-hidden rounded-m border-2 px-3 text-ink no-underline shadow-1",
          looks[side],
          isPlaceholder && "border-dashed",
          isFound && "outline-4 outline-focus outline-offset-3",
        )}
      >
        <span
          aria-hidden
          className={`grid size-11 flex-none place-items-center rounded-full text-s font-semibold ${circles[side]}`}
        >
          {isPlaceholder ? "+" : initials(name)}
        </span>
        <span className="grid min-w-0 text-s leading-tight">
          {!isPlaceholder && <b className="line-clamp-2 font-semibold">{name}</b>}
          <span className={isPlaceholder ? "font-semibold" : "truncate text-ink-mute"}>{relationship}</span>
          {isPlaceholder && <span className="sr-only">{m.family_add_details()}</span>}
          {years && <span className="truncate text-ink-mute">{years}</span>}
        </span>
      </Link>
    </>
  );
}

/** Between two people: a marriage or a partnership, whole or ended. */
function HeartNode({ data }: NodeProps<HeartNodeType>) {
  const Icon = data.isOver ? HeartCrack : Heart;
  return (
    <>
      {data.isCouple && (
        <Icon size={26} aria-hidden className={data.isOver ? "text-ink-mute" : "fill-record text-record"} />
      )}
      <Handle type="source" position={Position.Bottom} isConnectable={false} className={ends} />
    </>
  );
}

/** From parents down to a child, sideways in the lane of its family. Dashed: not by birth. */
function FamilyLink({ sourceX, sourceY, targetX, targetY, data, markerEnd }: EdgeProps<FamilyEdge>) {
  const [path] = getSmoothStepPath({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition: Position.Bottom,
    targetPosition: Position.Top,
    borderRadius: 12,
    centerY: data?.lane ?? (sourceY + targetY) / 2,
  });
  return (
    <BaseEdge
      path={path}
      {...(markerEnd ? { markerEnd } : {})}
      style={{
        stroke: "var(--line-strong)",
        strokeWidth: 2.5,
        ...(data?.isByBirth ? {} : { strokeDasharray: "7 6" }),
      }}
    />
  );
}

export const nodeTypes = { person: PersonNode, heart: HeartNode };
export const edgeTypes = { family: FamilyLink };
