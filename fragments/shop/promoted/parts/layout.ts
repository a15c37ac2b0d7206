import { stratify, tree } from 'd3-hierarchy';
import type { DrawnNode } from '../../../../shared/contracts/promoters.ts';

/** A node in the drawing, by the middle of its left edge, in CSS pixels from the upper left corner. */
export interface PlacedNode {
  readonly node: DrawnNode;
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  /** From a node's right edge to the left edge of one below it. */
  readonly lines: readonly { readonly from: PlacedNode; readonly to: PlacedNode }[];
}

/** A node's box, and the room between boxes. */
export const NODE = { width: 148, height: 32, across: 44, down: 12 } as const;

/**
 * Places a tree from left to right, each level in a column.
 * @param nodes at least the one without a parent; each parent among them
 */
export function layoutOf(nodes: readonly DrawnNode[]): Drawing {
  const root = stratify<DrawnNode>()
    .id(({ id }) => id)
    .parentId(({ parent }) => parent)([...nodes]);
  const { width, height, across, down } = NODE;
  // The layout grows downwards; here its depth goes to the right.
  const placed = tree<DrawnNode>().nodeSize([height + down, width + across])(root);
  const all = placed.descendants();
  const top = Math.min(...all.map(({ x }) => x));
  const bottom = Math.max(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ y }) => y));
  const at = (one: (typeof all)[number]): PlacedNode => ({
    node: one.data,
    x: one.y,
    y: one.x - top + height / 2,
  });
  return {
    width: right + width,
    height: bottom - top + height,
    nodes: all.map(at),
    lines: placed.links().map(({ source, target }) => ({ from: at(source), to: at(target) })),
  };
}
