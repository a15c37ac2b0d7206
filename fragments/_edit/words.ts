import type { editPanel } from '../../shared/i18n/es/edit-panel.ts';

/** The words that all panels share; each panel's own messages hold them as `panel`, with the title of its successes. */
export type PanelWords = Omit<typeof editPanel, 'title'> & { readonly title: string };
