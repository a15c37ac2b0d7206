import { fill } from '../../../shared/i18n/fill.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { NetworkBarViewProps } from './props.ts';

/** Width of the network's photo, as the style sheet has it. */
const PHOTO_PX = 20;

/** The strip below a store's own bar: which network the store belongs to, and the way there. */
export function NetworkBarView({ root, t }: FragmentProps<NetworkBarViewProps>) {
  return (
    <aside aria-label={t.label}>
      <a className="network" href={root.canonical_url}>
        {root.photo && (
          <img src={thumbnail(root.photo, PHOTO_PX)} width={PHOTO_PX} height={PHOTO_PX} alt="" />
        )}
        <span>{fill(t.part, { name: root.name })}</span>
      </a>
    </aside>
  );
}
