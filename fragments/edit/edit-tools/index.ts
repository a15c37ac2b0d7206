import { on } from '../../../shared/bus/index.ts';
import { editMode, heroChanged } from '../../../shared/bus/topics/edit.ts';
import { audiences } from '../../../shared/rules/banners.ts';
import { editModeCookie, editModeOf, type EditMode } from '../../../shared/rules/edit-mode.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { showAnew } from '../../_runtime/show-anew.ts';

/** The fragment that shows slides and header. */
const HERO = 'shop-slider';

/** Changes what the browser remembers of edit mode. */
function remember(change: Partial<EditMode>): void {
  const mode = { ...editModeOf(document.cookie), ...change };
  document.cookie = editModeCookie(mode, location.protocol === 'https:');
}

defineWidget(manifest, {
  actions: {
    fold(_event, { root }, control) {
      const isFolded = root.querySelector('.tools')!.classList.toggle('folded');
      control.setAttribute('aria-expanded', String(!isFolded));
      remember({ isFolded });
    },
  },
  connect({ root }) {
    const tools = root.querySelector<HTMLElement>('.tools')!;
    const select = root.querySelector('select');
    const show = (isOn: boolean): void => {
      tools.hidden = !isOn;
      if (isOn || !select?.value) return;
      select.value = '';
      void showAnew(HERO);
    };
    const choose = (): void => {
      const viewAs = audiences.find((one) => one === select!.value) ?? null;
      remember({ isOn: true, viewAs });
      void showAnew(HERO);
    };
    // A choice that was made before this file arrived.
    const chosen = select?.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
    if (select && select.value !== chosen) choose();
    select?.addEventListener('change', choose);
    const stops = [
      on(editMode, ({ on: isOn }) => show(isOn)),
      on(heroChanged, () => void showAnew(HERO)),
      () => select?.removeEventListener('change', choose),
    ];
    return () => stops.forEach((stop) => stop());
  },
});
