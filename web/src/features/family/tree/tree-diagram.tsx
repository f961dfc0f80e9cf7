import { m } from "#messages";
import "@xyflow/react/dist/base.css";
import type { Family } from "@saga/contract/family";
import {
  Background,
  BackgroundVariant,
  getViewportForBounds,
  MarkerType,
  MiniMap,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from "@xyflow/react";
import { Maximize, Minus, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { treeSize } from "./tree-blocks.ts";
import { type FamilyEdge, graphOf, opensWith, type TreeNode } from "./tree-graph.ts";
import { edgeTypes, nodeTypes } from "./tree-parts.tsx";

type Props = { family: Family; shown: ReadonlySet<string>; centre: string | null };

/** So far a tree that opens is zoomed out at most, and so far a person can zoom it out. */
const [openingZoom, smallestZoom] = [0.6, 0.1];
/** How large it is at most, in pixels of the screen. */
const [widest, height] = [1_170, 600];
/** What a phone has beside the tree. */
const sides = 110;
/** The small map and the buttons stand below a tree that opens, not on it. */
const [edge, controls] = [16, 184];
const padding = { top: `${edge}px`, x: `${edge}px`, bottom: `${controls}px` } as const;

/** A map of more boxes is redrawn too slowly while it is panned. */
const mapped = 1_500;

const markerEnd = { type: MarkerType.ArrowClosed, color: "var(--line-strong)", width: 18, height: 18 };

const words = () => ({
  "node.a11yDescription.default": m.family_a_person_of_the_family_tree(),
  "node.a11yDescription.keyboardDisabled": m.family_a_person_of_the_family_tree(),
  "edge.a11yDescription.default": m.family_a_line_from_parents_to_a(),
});

const mapColour = ({ type, data }: TreeNode): string =>
  type === "heart" ? "transparent" : data.side === "teal" ? "var(--primary)" : "var(--accent)";

/** The tree as a drawing that zooms and pans. */
export function TreeDiagram(props: Props) {
  return (
    <ReactFlowProvider>
      <Diagram {...props} />
    </ReactFlowProvider>
  );
}

function Diagram({ family, shown, centre }: Props) {
  const { nodes, edges } = useMemo(() => graphOf(family, { shown, centre }), [family, shown, centre]);
  const box = useRef<HTMLDivElement>(null);
  const flow = useReactFlow<TreeNode, FamilyEdge>();
  const first = useMemo(() => {
    const width = Math.min(widest, window.innerWidth - sides) / openingZoom;
    const room = { width, height: (height - edge - controls) / openingZoom };
    return opensWith(nodes, { root: family.root, room });
  }, [nodes, family.root]);
  const goToCentre = useCallback(() => {
    const found = nodes.find(({ id }) => id === centre);
    if (!found) return false;
    const { x, y } = found.position;
    void flow.setCenter(x + treeSize.width / 2, y + treeSize.height / 2, { zoom: 1 });
    return true;
  }, [nodes, centre, flow]);
  useEffect(() => void goToCentre(), [goToCentre]);
  const show = (some: readonly { id: string }[], minZoom: number) => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    const bounds = flow.getNodesBounds(some.map(({ id }) => id));
    void flow.setViewport(getViewportForBounds(bounds, clientWidth, clientHeight, minZoom, 1, padding));
  };
  return (
    <div ref={box} className="h-[600px] overflow-clip rounded-m border border-line bg-page">
      <ReactFlow<TreeNode, FamilyEdge>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        defaultEdgeOptions={{ markerEnd }}
        ariaLabelConfig={words()}
        onInit={() => goToCentre() || show(first ?? nodes, openingZoom)}
        minZoom={smallestZoom}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        deleteKeyCode={null}
        proOptions={{ hideAttribution: true }}
        onlyRenderVisibleElements={nodes.length > 200}
      >
        <Background variant={BackgroundVariant.Dots} gap={24} size={2} color="var(--line)" />
        {nodes.length <= mapped && (
          <MiniMap
            pannable
            zoomable
            ariaLabel={m.family_small_map_of_the_tree()}
            nodeColor={mapColour}
            bgColor="var(--surface-sunk)"
            maskColor="oklch(0.5 0.02 70 / 0.15)"
          />
        )}
        <Panel position="bottom-left" className="grid gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={m.family_zoom_in()}
            onPress={() => void flow.zoomIn()}
          >
            <Plus size={22} aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={m.family_zoom_out()}
            onPress={() => void flow.zoomOut()}
          >
            <Minus size={22} aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={m.family_show_everything()}
            onPress={() => show(nodes, smallestZoom)}
          >
            <Maximize size={22} aria-hidden />
          </Button>
        </Panel>
      </ReactFlow>
    </div>
  );
}
