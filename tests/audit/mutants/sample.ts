/** Chooses mutants by a seed: the same ones again, as long as their sources stay as they are. */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Mutant } from './mutant.ts';

/**
 * As many of each group, and within a group as many of each folder, as there are to choose from.
 * Two of one line are not chosen.
 */
export function sample(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const ranked = mutants
    .map((mutant) => ({ mutant, rank: rankOf(seed, mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
  const queues = new Map<string, Mutant[]>();
  for (const mutant of ranked) {
    const name = `${mutant.group} ${dirname(mutant.file)}`;
    queues.set(name, [...(queues.get(name) ?? []), mutant]);
  }
  return takeInTurn([...queues], size);
}

function takeInTurn(queues: readonly (readonly [string, Mutant[]])[], size: number): Mutant[] {
  const groups = [...Map.groupBy(queues, ([name]) => name.split(' ')[0] ?? '').values()];
  const turns = groups.map(() => 0);
  const chosen = new Map<string, Mutant>();
  const left = () => queues.some(([, queue]) => queue.length > 0);
  while (chosen.size < size && left()) {
    groups.forEach((group, index) => {
      const open = group.filter(([, queue]) => queue.length > 0);
      const [, queue] = open[(turns[index] ?? 0) % open.length] ?? [];
      turns[index] = (turns[index] ?? 0) + 1;
      const next = queue?.shift();
      const place = next && `${next.file}:${next.line}`;
      if (next && place && chosen.size < size && !chosen.has(place)) chosen.set(place, next);
    });
  }
  return [...chosen.values()];
}

function rankOf(seed: string, { id }: Mutant): string {
  return createHash('sha256')
    .update(seed + id)
    .digest('hex');
}
