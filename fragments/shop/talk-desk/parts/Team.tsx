import type { Colleague } from '../../../../shared/rules/mentions.ts';
import type { TalkDeskViewProps } from '../props.ts';
import { DeskForm } from './DeskForm.tsx';

type Props = TalkDeskViewProps & { readonly colleagues: readonly Colleague[] };

/** Gives the conversation to a colleague, and says how notes name them. */
export function Team(props: Props) {
  const { t, colleagues, conversation } = props;
  const seen = conversation.taken_by?.id ?? '';
  const others = colleagues.filter(({ id }) => id !== seen);
  return (
    <>
      {others.length > 0 && (
        <DeskForm {...props} intent="take" of={`to${seen}`} fields={{ taken: 'yes', seen }}>
          <div className="field">
            <label htmlFor="f-to">{t.assign}</label>
            <select id="f-to" name="to" required defaultValue="" aria-describedby="h-to">
              <option value="">{t.nobody}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <p className="small muted" id="h-to">
            {t.assignHelp}
          </p>
          <button className="btn btn-s">{t.assignOne}</button>
        </DeskForm>
      )}
      <div className="small">
        <p className="muted">{t.mention}</p>
        <ul role="list">
          {colleagues.map(({ id, name, username }) => (
            <li key={id}>
              <code>@{username}</code> <span dir="auto">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
