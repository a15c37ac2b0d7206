import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { takeCode } from './model.ts';

defineWidget(manifest, {
  connect({ root }) {
    const field = root.querySelector('input[name="code"]') as HTMLInputElement;
    const take = () => takeCode(field, location, history);
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  },
});
