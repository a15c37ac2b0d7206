import type { TalkLabel } from '../../../../shared/contracts/inbox.ts';
import type { TalkDeskViewProps } from '../props.ts';
import { DeskForm } from './DeskForm.tsx';

type Props = TalkDeskViewProps & { readonly labels: readonly TalkLabel[] };

/** Puts the store's labels on the conversation. */
export function Labels(props: Props) {
  const { env, t, labels, conversation } = props;
  const has = new Set(conversation.labels.map(({ id }) => id));
  return (
    <DeskForm {...props} intent="label">
      {labels.length > 0 && (
        <fieldset>
          <legend className="small">{t.labels}</legend>
          {labels.map(({ id, name }) => (
            <label key={id} className="check">
              <input
                type="checkbox"
                name={`label-${id}`}
                value="yes"
                defaultChecked={has.has(id)}
              />
              <span dir="auto">{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="cluster">
        {labels.length > 0 && <button className="btn btn-s">{t.labelOne}</button>}
        <a className="link small" href={`${env.base}/admin/mensajes/etiquetas`}>
          {t.manageLabels}
        </a>
      </p>
    </DeskForm>
  );
}
