/** Typing mistakes that a word may hold and still be understood, by its length. */
export function allowedMistakes(term: string): 0 | 1 | 2 {
  if (term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
}

/**
 * The edits between two words: a letter added, left out or replaced, and two neighbours swapped,
 * count one each.
 * @returns the distance, or `max + 1` for anything above `max`
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
      best = Math.min(best, edits);
    }
    if (best > max) return max + 1;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? 0, max + 1);
}

/** Letters of a word that its keys are made of: enough to find it, few enough to store. */
const KEY_LETTERS = 7;

/**
 * The keys under which a word is stored and looked up (SymSpell): its first 7 letters, and the rest
 * of them after each way to leave out as many letters as mistakes are allowed. Two words within
 * that distance share a key, so a look-up is an equality and never a scan.
 * @returns at most 29 keys, the one without omissions first
 */
export function deletionKeys(term: string): string[] {
  const start = term.slice(0, KEY_LETTERS);
  const keys = new Set([start]);
  let level = [start];
  for (let round = allowedMistakes(term); round > 0; round--) {
    const next: string[] = [];
    for (const key of level) {
      for (let index = 0; index < key.length; index++) {
        const shorter = key.slice(0, index) + key.slice(index + 1);
        if (!keys.has(shorter)) {
          keys.add(shorter);
          next.push(shorter);
        }
      }
    }
    level = next;
  }
  return [...keys];
}

/** A word of the store's vocabulary with the number of items that hold it. */
export interface Candidate {
  readonly term: string;
  readonly count: number;
}

/**
 * The words that the visitor may have meant, the likeliest first: fewest mistakes, then the same
 * first letter (people seldom miss it), then the more frequent. Words that are too far are dropped.
 */
export function rankCandidates<C extends Candidate>(typed: string, candidates: readonly C[]): C[] {
  const max = allowedMistakes(typed);
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(typed, candidate.term, max) }))
    .filter(({ distance }) => distance <= max)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.candidate.term[0] === typed[0]) - Number(a.candidate.term[0] === typed[0]) ||
        b.candidate.count - a.candidate.count ||
        (a.candidate.term < b.candidate.term ? -1 : 1),
    )
    .map(({ candidate }) => candidate);
}
