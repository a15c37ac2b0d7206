import { edgeIcons } from './edge-icons.ts';
import type { EdgeIconName } from './edge-icons.ts';
import { Strokes } from './Strokes.tsx';

/**
 * `Icon` with every icon there is, for markup that only the edge renders: no browser loads them.
 */
export function EdgeIcon({ name, tint }: { name: EdgeIconName; tint?: string }) {
  return <Strokes d={edgeIcons[name]} tint={tint} />;
}
