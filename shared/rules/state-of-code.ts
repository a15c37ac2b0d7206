import type { State } from './states.ts';

/**
 * The state that the first characters of a postal code tell: Mexico's two digits, Argentina's
 * letter.
 * @param states the country's own
 */
export function stateOfCode(states: readonly State[], code: string): string | undefined {
  const typed = code.trim().toUpperCase();
  const found = states.find(([, first, last = first]) => {
    if (first === undefined || last === undefined) return false;
    const start = typed.slice(0, first.length);
    return start.length === first.length && start >= first && start <= last;
  });
  return found?.[0];
}
