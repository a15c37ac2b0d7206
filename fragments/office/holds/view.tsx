import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Hold } from '../../../shared/contracts/holds.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Act } from '../../_office/Act.tsx';
import { useFlush } from '../../_office/change.ts';
import { Leaving } from '../../_office/Leaving.tsx';
import { List } from '../../_office/List.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { holdsModel, type HoldsUi } from './model.ts';
import type { HoldsViewProps } from './props.ts';

/** The units of the store's items that checkouts hold, each with the control that frees it. */
export function HoldsView(props: FragmentProps<HoldsViewProps>) {
  useSignals();
  const { env, t, isFreed, page, error = null } = props;
  const [model] = useState(() => holdsModel(officePorts(props), props));
  useFlush(model.removals.flush);
  const ui: HoldsUi = { props, model, live: useLive(), action: `${env.base}/admin/reservas` };
  return (
    <OfficePage title={t.title} intro={t.intro} done={isFreed ? t.freed : null}>
      <FormNotice text={error} />
      <section aria-label={t.list}>
        <List
          model={model.list}
          t={{ ...t, again: t.tryAgain }}
          renderRow={(hold) => <HoldRow ui={ui} hold={hold} />}
          empty={
            <div className="empty">
              <h2 className="h3">{t.none}</h2>
              <p className="muted">{t.noneText}</p>
            </div>
          }
          page={page}
          pageSize={PAGE_SIZE.table}
          pageHref={(to) => `${ui.action}?page=${to}`}
        />
        <p>
          <a className="btn btn-s btn-quiet" href={ui.action}>
            {t.refresh}
          </a>
        </p>
      </section>
    </OfficePage>
  );
}

function HoldRow({ ui, hold }: { ui: HoldsUi; hold: Hold }) {
  useSignals();
  const { t, env, idempotencyKey } = ui.props;
  const { removals } = ui.model;
  const { id, contact } = hold;
  const variant = Object.values(hold.variant).join(', ');
  const name = variant === '' ? hold.name : `${hold.name} (${variant})`;
  const units = count(t, 'units', hold.amount);
  const timeZone = timeZoneOf(env.zone ?? env.country);
  const clock = dateTimeFormat(env.tag, { timeStyle: 'short', timeZone });
  const calendar = dateTimeFormat(env.tag, { day: 'numeric', month: 'short', timeZone });
  const [from, to] = [new Date(hold.since), new Date(hold.until)];
  const isOneDay = calendar.format(from) === calendar.format(to);
  const at = (time: Date) =>
    isOneDay ? clock.format(time) : `${calendar.format(time)}, ${clock.format(time)}`;
  const until = at(to);
  if (removals.$waiting.value.includes(id)) {
    return (
      <Leaving
        text={fill(t.freeing, { name, units })}
        undo={t.undo}
        undoName={fill(t.undoOf, { name })}
        onUndo={() => removals.undo(id)}
      />
    );
  }
  return (
    <div className="row">
      <div className="hold">
        <b>{name}</b>
        <span>
          {units} · {fill(t.holders[hold.holder], { contact: contact ?? '' })}
        </span>
        <span className="muted small">{fill(t.time, { since: at(from), until })}</span>
      </div>
      {hold.is_paying ? (
        <span className="badge">{t.paying}</span>
      ) : (
        <div className="acts">
          <Act
            action={ui.action}
            fields={{ intent: 'free', id, idempotency_key: idempotencyKey }}
            label={t.free}
            name={fill(t.freeOf, { name, units, until })}
            act={() => removals.start(id)}
          />
        </div>
      )}
    </div>
  );
}
