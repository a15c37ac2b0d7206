/** The attributes of the demo's variants, in English. */
const NAMES: Readonly<Record<string, string>> = {
  Almacenamiento: 'Storage',
  Capacidad: 'Capacity',
  Color: 'Color',
  Cuello: 'Collar',
  Edad: 'Age',
  Entrada: 'Ticket',
  Manga: 'Sleeves',
  Memoria: 'Memory',
  Pantalla: 'Screen',
  Procesador: 'Processor',
  Talla: 'Size',
  Tamaño: 'Size',
};

const VALUES: Readonly<Record<string, string>> = {
  Amarillo: 'Yellow',
  Azul: 'Blue',
  Blanco: 'White',
  Café: 'Brown',
  'Completo (3 días)': 'Full (3 days)',
  'Con cuello': 'With collar',
  Corta: 'Short',
  Gris: 'Gray',
  'Grupo (4 personas)': 'Group (4 people)',
  Menta: 'Mint',
  Mostaza: 'Mustard',
  Naranja: 'Orange',
  Negro: 'Black',
  'Pareja (2 personas)': 'Couple (2 people)',
  Perla: 'Pearl',
  Preferente: 'Preferred',
  Rojo: 'Red',
  'Sin cuello': 'No collar',
  'Sin manga': 'Sleeveless',
  'Un día': 'One day',
  Verde: 'Green',
  'VIP (primera fila y convivencia)': 'VIP (front row and meet-and-greet)',
  'VIP con comida y sesiones especiales': 'VIP with lunch and special sessions',
  'VIP: mesa para 2 personas': 'VIP: table for 2',
  'VIP: mesa para 4 personas': 'VIP: table for 4',
};

const UNITS: Readonly<Record<string, string>> = {
  años: 'years',
  meses: 'months',
  núcleos: 'cores',
  pulgadas: 'inches',
};

/** A variant's attributes in English; sizes that are the same in both languages stay. */
export function attributesInEnglish(
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [NAMES[name] ?? name, valueOf(value)]),
  );
}

function valueOf(value: string): string {
  return VALUES[value] ?? value.replace(/[a-zñú]+$/, (unit) => UNITS[unit] ?? unit);
}
