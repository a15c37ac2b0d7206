import { TEXT_MAX } from '../../../../shared/kernel/constants/index.ts';

/** The name as it is shared: its first 100 characters (spec [5]). */
export function shareName(name: string): string {
  return Array.from(name).slice(0, TEXT_MAX.shareName).join('');
}
