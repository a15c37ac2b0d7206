import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { List } from './parts/List.tsx';
import { One } from './parts/One.tsx';
import type { SettlementsViewProps } from './props.ts';

/** What providers have paid out: all settlements, or one with its lines and what does not match. */
export function SettlementsView(props: FragmentProps<SettlementsViewProps>) {
  const { t, shown, done, error } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      {shown.kind === 'list' ? <List {...props} shown={shown} /> : <One {...props} shown={shown} />}
    </OfficePage>
  );
}
