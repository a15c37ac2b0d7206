import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Key } from './parts/Key.tsx';
import { Keys } from './parts/Keys.tsx';
import type { EmbedKeysViewProps } from './props.ts';

/** The keys of partners' pages, or one of them with what it brought. */
export function EmbedKeysView(props: EmbedKeysViewProps) {
  const { t, shown, done, error = null } = props;
  const title = shown.kind === 'keys' ? t.title : shown.key.partner;
  const intro = shown.kind === 'keys' ? t.intro : t.ofKey;
  return (
    <OfficePage title={title} intro={intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      {shown.kind === 'keys' ? <Keys {...props} shown={shown} /> : <Key {...props} shown={shown} />}
    </OfficePage>
  );
}
