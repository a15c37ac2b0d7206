import { fill } from '../../../../shared/i18n/fill.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { Composer } from './Composer.tsx';
import { Head } from './Head.tsx';

/** A conversation that the first message begins: a form that leads to it. */
export function Begin(props: TalkViewProps & { readonly open: OpenTalk }) {
  const { t, env, paths, open } = props;
  return (
    <div className="one">
      <Head {...props} conversation={null} isWriting={false} />
      <div className="history">
        <p className="muted">{fill(t.empty, { name: open.name })}</p>
      </div>
      <Composer
        {...props}
        action={`${env.base}${paths.list}?${new URLSearchParams({
          with: open.peer,
          ...(open.about ? { tag: open.about.tag } : {}),
        })}`}
        intent="start"
      />
    </div>
  );
}
