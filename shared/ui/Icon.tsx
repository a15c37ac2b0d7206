import { icons } from './icons.ts';
import type { IconName } from './icons.ts';
import { Strokes } from './Strokes.tsx';

/** A decorative icon in the text's colour; the control around it carries the name. */
export function Icon({ name, tint }: { name: IconName; tint?: string }) {
  return <Strokes d={icons[name]} tint={tint} />;
}
