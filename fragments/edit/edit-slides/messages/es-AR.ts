import { editPanel } from '../../../../shared/i18n/es-AR/edit-panel.ts';
import { slideWords } from '../../../_edit/slides/messages/es-AR.ts';

/** The texts that differ in Argentina. */
export const argentine = { ...slideWords, panel: editPanel } as const;
