/** The words of a notice of a role that Argentina says otherwise. */
export const roleNotice = {
  title: {
    given: 'Ya sos parte del equipo de {{store}}',
    taken: 'Ya no sos parte del equipo de {{store}}',
  },
  effect: {
    given: 'Tu función: {{role}}. Desde ahora podés usar lo que le corresponde.',
    changed: 'Tu función ahora: {{role}}. Desde ahora podés usar lo que le corresponde.',
    taken: 'Tu función era: {{role}}. Tu cuenta sigue abierta: podés comprar como siempre.',
  },
  unsure: 'Si no sabés por qué, preguntale a {{store}}.',
} as const;
