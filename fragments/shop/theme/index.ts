import { on } from '../../../shared/bus/index.ts';
import { themeChanged } from '../../../shared/bus/topics/display.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { chooseTheme, type ChosenTheme } from './model.ts';

defineWidget(manifest, {
  actions: {
    choose(event, { root }, control) {
      event.preventDefault();
      const { value } = control as HTMLButtonElement;
      chooseTheme(value as ChosenTheme);
      // The pressed button is hidden now; the focus stays in the toggle.
      root.querySelector<HTMLElement>(`button:not([value='${value}'])`)!.focus();
    },
  },
  connect: ({ root }) =>
    on(themeChanged, ({ theme }) => {
      root.querySelector('form')!.className = theme;
    }),
});
