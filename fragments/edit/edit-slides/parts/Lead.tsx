import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { EditedSlide } from '../../../../shared/contracts/slide-edits.ts';
import { slideValues } from '../../../_edit/slides/slide-form.ts';
import type { SlidesModel } from '../model.ts';
import type { Messages } from '../messages/es.ts';

interface LeadProps {
  slide: EditedSlide;
  model: SlidesModel;
  t: Messages;
}

/** Where a slide leads: its address, or its product's name once that is known. */
export function Lead({ slide, model, t }: LeadProps) {
  useSignals();
  const action = slideValues(slide)['action_type'] as keyof Messages['leads'];
  const product = action === 'product' ? (slide.product ?? '') : '';
  useEffect(() => void model.products.meet(product), [model, product]);
  if (action === 'url' && slide.url !== null) return slide.url;
  return model.products.$names.value[product] ?? t.leads[action];
}
