import { useSignals } from '@preact/signals-react/runtime';
import type { EditedHeader } from '../../../../shared/contracts/header-edits.ts';
import type { PanelModel } from '../../../_edit/panel.ts';
import type { Messages } from '../messages/es.ts';

interface HeaderRowProps {
  header: EditedHeader;
  model: PanelModel<EditedHeader>;
  t: Messages;
}

/** A header in the list: its words, its audience, and whether it is the one that is shown. */
export function HeaderRow({ header, model, t }: HeaderRowProps) {
  useSignals();
  const { id, title, subtitle, target } = header;
  return (
    <div className="who">
      <span>
        <b>{title}</b> {model.$order.value.$ids.value[0] === id && <Badge text={t.shown} />}
      </span>
      {subtitle && <span className="small">{subtitle}</span>}
      <span className="muted small">{t.panel.targets[target]}</span>
    </div>
  );
}

function Badge({ text }: { text: string }) {
  return <span className="badge badge-primary">{text}</span>;
}
