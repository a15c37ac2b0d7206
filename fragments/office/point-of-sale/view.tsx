import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { pointOfSaleModel, type PointOfSaleUi } from './model.ts';
import { Goods } from './parts/Goods.tsx';
import { Charge } from './parts/Charge.tsx';
import { Lines } from './parts/Lines.tsx';
import { Sold } from './parts/Sold.tsx';
import type { PointOfSaleViewProps } from './props.ts';

/** A sale in person: goods are found or scanned, their lines add up, and their money is taken. */
export function PointOfSaleView(props: FragmentProps<PointOfSaleViewProps>) {
  useSignals();
  const { env, t, error } = props;
  const [model] = useState(() => pointOfSaleModel(officePorts(props), props));
  const ui: PointOfSaleUi = {
    props,
    model,
    live: useLive(),
    action: `${env.base}/admin/punto-de-venta`,
  };
  const sold = model.$sold.value;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <FormNotice text={error} />
      <div className="sale">
        <Goods ui={ui} />
        <section className="card ticket" aria-labelledby="sale">
          <h2 className="h3" id="sale">
            {t.sale}
          </h2>
          <p role="status" className="visually-hidden">
            {model.$added.value}
          </p>
          {sold ? <Sold ui={ui} sold={sold} /> : <Lines ui={ui} />}
          {!sold && model.$lines.value.length > 0 && <Charge ui={ui} />}
        </section>
      </div>
    </OfficePage>
  );
}
