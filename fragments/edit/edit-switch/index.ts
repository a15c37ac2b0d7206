import { emit } from '../../../shared/bus/index.ts';
import { editMode } from '../../../shared/bus/topics/edit.ts';
import { editModeCookie, editModeOf } from '../../../shared/rules/edit-mode.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';

defineWidget(manifest, {
  actions: {
    toggle(_event, _widget, control) {
      const isOn = control.getAttribute('aria-checked') !== 'true';
      control.setAttribute('aria-checked', String(isOn));
      // The cookie makes the next page show the same.
      const mode = { ...editModeOf(document.cookie), isOn, viewAs: null };
      document.cookie = editModeCookie(mode, location.protocol === 'https:');
      emit(editMode, { on: isOn });
    },
  },
});
