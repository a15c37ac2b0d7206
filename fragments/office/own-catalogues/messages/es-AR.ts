import { editPanel } from '../../../../shared/i18n/es-AR/edit-panel.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  intro: 'Agrupá tus productos. Tus clientes ven los catálogos en este orden.',
  noneText: 'Creá el primero: basta con un nombre.',
  needs: { name: 'Escribí el nombre del catálogo' },
  renamedMeanwhile: 'Alguien más cambió «{{name}}». Guardá otra vez para que quede lo tuyo.',
  hasProducts_one:
    '{{name}} tiene {{count}} producto. Si lo borrás, el producto sigue en tu tienda.',
  hasProducts_other:
    '{{name}} tiene {{count}} productos. Si lo borrás, los productos siguen en tu tienda.',
  order: editPanel.order,
} as const;
