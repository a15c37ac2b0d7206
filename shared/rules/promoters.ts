/** Who brought whom in a network: the accounts below an account, by level. */

/** Accounts of one page of the list (spec [4]: rows of a list of people). */
export const PROMOTED_PAGE = 10;

/** Levels that the drawn tree shows below the account that it begins at. */
export const TREE_LEVELS = 4;

/** Most accounts that the drawn tree shows below each account. */
export const TREE_WIDTH = 8;

/** Most accounts of the drawn tree: as many as one call names. */
export const TREE_MOST = 50;

/** Most characters of the reason for a change of sponsor. */
export const SPONSOR_REASON_MAX = 300;

/** An account in the drawn tree. */
export interface TreeNode {
  readonly id: string;
  /** The account above it in the tree; null for the one that it begins at. */
  readonly parent: string | null;
  /** 0 for the account that it begins at. */
  readonly level: number;
}

/**
 * The accounts of a drawn tree that hang together: each with its parent before it.
 * @param nodes level by level
 */
export function standingNodes<Node extends TreeNode>(nodes: readonly Node[]): Node[] {
  const seen = new Set<string>();
  return nodes.filter(({ id, parent }) => {
    if (seen.has(id) || (parent !== null && !seen.has(parent))) return false;
    seen.add(id);
    return true;
  });
}
