/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Archivos del artículo',
  intro:
    'Los recibe quien compra «{{name}}», en cuanto paga: por correo y en su pedido. Nadie más los ve.',
  done: {
    added: 'Se guardó el archivo. Desde ahora lo entregan los pedidos pagados.',
    removed: 'Se quitó el archivo. Los pedidos de antes lo siguen recibiendo.',
  },
  list: 'Archivos',
  none: 'Todavía no hay archivos',
  noneText: 'Sube el primero: un PDF, un EPUB, un ZIP, un audio, un video o una imagen.',
  full: 'Un artículo entrega hasta 20 archivos. Quita uno para subir otro.',
  needsScript: 'Para subir archivos, activa JavaScript en tu navegador.',
  size: '{{size}} · {{n}} descargas',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}}',
  failed: 'No se pudo guardar. Inténtalo otra vez.',
  tryAgain: 'Intentar otra vez',
  upload: {
    choose: 'Elegir archivo',
    drop: 'O suéltalo aquí. Hasta 90 MB: PDF, EPUB, ZIP, Office, MP3, WAV, FLAC, OGG, MP4, WEBM o una imagen.',
    problems: {
      type: 'Ese tipo de archivo no se entrega',
      size: 'El archivo pasa de 90 MB',
    },
    states: {
      refused: 'No se envió',
      sending: 'Enviando…',
      done: 'Guardado',
      failed: 'No se guardó',
      canceled: 'Se canceló',
    },
    cancel: 'Cancelar',
    cancelOf: 'Cancelar {{name}}',
    retry: 'Reintentar',
    retryOf: 'Reintentar {{name}}',
    remove: 'Quitar de la lista',
    removeOf: 'Quitar {{name}} de la lista',
  },
} as const;

export type Messages = typeof es;
