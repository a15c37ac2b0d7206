export const roleNotice = {
  title: {
    given: 'Ya eres parte del equipo de {{store}}',
    changed: 'Tu función en {{store}} cambió',
    taken: 'Ya no eres parte del equipo de {{store}}',
  },
  effect: {
    given: 'Tu función: {{role}}. Desde ahora puedes usar lo que le corresponde.',
    changed: 'Tu función ahora: {{role}}. Desde ahora puedes usar lo que le corresponde.',
    taken: 'Tu función era: {{role}}. Tu cuenta sigue abierta: puedes comprar como siempre.',
  },
  hello: 'Hola, {{name}}.',
  open: 'Ir a la tienda',
  unsure: 'Si no sabes por qué, pregunta a {{store}}.',
} as const;
