import { needs, problems } from '../../../../shared/i18n/es-AR/forms.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  problems,
  needs,
  proofText: 'Para cambiar lo que protege tu cuenta, confirmá que sos vos.',
  passkeysText:
    'Entrá con tu huella, tu rostro o el PIN de tu dispositivo, sin escribir tu contraseña. Nadie puede robarla con una página falsa.',
  proved: 'Confirmaste que sos vos: ya podés cambiarlo.',
  needsScript:
    'Para agregar una llave de acceso activá JavaScript: tu navegador la crea con él. Todo lo demás de esta página funciona sin JavaScript.',
  noPasskeys: 'Todavía no tenés ninguna.',
  unsupported: 'Este navegador no puede crear llaves de acceso acá. Probá con otro.',
  passkeyCancelled: 'No se creó ninguna llave de acceso. Podés intentarlo de nuevo.',
  typeInstead: '¿No podés escanearlo? Escribí esta clave en la aplicación:',
  codesText: 'Si perdés tu teléfono, cada código te deja entrar una vez en lugar de la aplicación.',
  codesFew: 'Te quedan pocos: creá otros antes de que se acaben.',
} as const;
