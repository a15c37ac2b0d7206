import { fill } from '../../../../shared/i18n/fill.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { PostForm } from './PostForm.tsx';

type Props = TalkViewProps & { readonly open: OpenTalk; readonly path: string };

/** What stands in the composer's place while the other party is blocked. */
export function Blocked(props: Props) {
  const { t, open } = props;
  return (
    <div className="notice">
      <p>{fill(t.blocked, { name: open.name })}</p>
      <PostForm {...props} intent="block" fields={{ blocked: 'no' }}>
        <button className="btn btn-s">{fill(t.unblock, { name: open.name })}</button>
      </PostForm>
    </div>
  );
}
