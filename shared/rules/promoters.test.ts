import { expect, test } from 'vitest';
import { standingNodes, type TreeNode } from './promoters.ts';

const node = (id: string, parent: string | null, level: number): TreeNode => ({
  id,
  parent,
  level,
});

test('a drawn tree hangs together: no account twice, and none without its parent before it', () => {
  const nodes = [
    node('a', null, 0),
    node('b', 'a', 1),
    node('c', 'b', 2),
    // Moved between two reads: told below both.
    node('c', 'a', 2),
    node('d', 'gone', 2),
    node('e', 'd', 3),
  ];
  expect(standingNodes(nodes).map(({ id, parent }) => [id, parent])).toEqual([
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
  ]);
  expect(standingNodes([])).toEqual([]);
});
