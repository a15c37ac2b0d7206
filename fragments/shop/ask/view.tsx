import { fill } from '../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { AskViewProps } from './props.ts';

/** The way to the store's people, with what it is about; whoever is not signed in does so first. */
export function AskView({ env, about, t }: FragmentProps<AskViewProps>) {
  if (about.length === 0) return null;
  return about.map(({ peer, tag, name }) => (
    <p key={tag}>
      <a
        className="btn btn-s"
        rel="nofollow"
        href={`${env.base}/me/inbox/messages?${new URLSearchParams({ with: peer, tag })}`}
      >
        <EdgeIcon name="chat" />
        {name === null ? t.ask : fill(t.askOf, { name })}
      </a>
    </p>
  ));
}
