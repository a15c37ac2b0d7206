/** Checks a document by an XML schema, as far as ISO 20022 uses them. */
import { readXml, type XmlElement } from '../../edge/uploads/svg/xml.ts';

const elements = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string');
const textOf = ({ children }: XmlElement): string =>
  children.filter((child) => typeof child === 'string').join('');
const local = ({ name }: XmlElement): string => name.replace(/^xs:/, '');
const given = (of: XmlElement, name: string): string => of.attributes.get(name) ?? '';

/**
 * Reads a schema and gives the check of documents: the problems, each with its path.
 * @example checkerOf(xsd)(xml) // []
 */
export function checkerOf(xsd: string): (xml: string) => string[] {
  const schema = readXml(xsd);
  if (!schema) throw new Error('the schema is no XML');
  const types = new Map(
    elements(schema)
      .filter((one) => local(one) !== 'element')
      .map((one) => [given(one, 'name'), one]),
  );
  const root = elements(schema).find((one) => local(one) === 'element')!;

  function simple(type: XmlElement, text: string): string[] {
    const restriction = elements(type).find((one) => local(one) === 'restriction');
    if (!restriction) throw new Error(`${given(type, 'name')} is not read here`);
    const facets = elements(restriction);
    const of = (name: string) => facets.filter((one) => local(one) === name);
    const values = of('enumeration').map((one) => given(one, 'value'));
    const one = (name: string) => (of(name)[0] ? Number(given(of(name)[0]!, 'value')) : undefined);
    const base = given(restriction, 'base');
    const decimals = text.split('.')[1]?.length ?? 0;
    const isBase =
      {
        'xs:decimal': /^[+-]?\d+(\.\d+)?$/,
        'xs:date': /^\d{4}-\d\d-\d\d$/,
        'xs:dateTime': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
      }[base]?.test(text) ?? true;
    const isRight =
      isBase &&
      (values.length === 0 || values.includes(text)) &&
      of('pattern').every((p) => new RegExp(`^(?:${given(p, 'value')})$`).test(text)) &&
      text.length >= (one('minLength') ?? 0) &&
      text.length <= (one('maxLength') ?? Infinity) &&
      decimals <= (one('fractionDigits') ?? Infinity) &&
      text.replace(/\D/g, '').length <= (one('totalDigits') ?? Infinity) &&
      (one('minInclusive') === undefined || Number(text) >= one('minInclusive')!);
    return isRight ? [] : [`"${text}" is no ${given(type, 'name')}`];
  }

  function valued(extension: XmlElement, element: XmlElement): string[] {
    const attributes = elements(extension).flatMap((one) => {
      const value = element.attributes.get(given(one, 'name'));
      if (value === undefined)
        return given(one, 'use') === 'required' ? ['an attribute lacks'] : [];
      return simple(types.get(given(one, 'type'))!, value);
    });
    return [...attributes, ...simple(types.get(given(extension, 'base'))!, textOf(element))];
  }

  function check(element: XmlElement, typeName: string, path: string): string[] {
    const type = types.get(typeName);
    if (!type) throw new Error(`no type ${typeName}`);
    const at = (problems: string[]) => problems.map((problem) => `${path}: ${problem}`);
    if (local(type) === 'simpleType') return at(simple(type, textOf(element)));
    const [content] = elements(type);
    if (!content) return [];
    if (local(content) === 'simpleContent') return at(valued(elements(content)[0]!, element));
    const parts = elements(content);
    const children = [...elements(element)];
    if (local(content) === 'choice') {
      const chosen = parts.find((part) => given(part, 'name') === children[0]?.name);
      if (!chosen || children.length !== 1) return at(['not one of its choice']);
      return check(children[0]!, given(chosen, 'type'), `${path}/${children[0]!.name}`);
    }
    const found = parts.flatMap((part) => {
      const [name, most] = [given(part, 'name'), given(part, 'maxOccurs') || '1'];
      const own: XmlElement[] = [];
      while (children[0]?.name === name) own.push(children.shift()!);
      const least = Number(given(part, 'minOccurs') || '1');
      const isMany = own.length < least || (most !== 'unbounded' && own.length > Number(most));
      return [
        ...(isMany ? at([`${own.length} of ${name}`]) : []),
        ...own.flatMap((one) => check(one, given(part, 'type'), `${path}/${name}`)),
      ];
    });
    return [...found, ...children.flatMap(({ name }) => at([`${name} out of its place`]))];
  }

  return (xml) => {
    const document = readXml(xml);
    if (!document) return ['no XML'];
    const isOwn =
      document.name === given(root, 'name') &&
      document.attributes.get('xmlns') === given(schema, 'targetNamespace');
    return isOwn ? check(document, given(root, 'type'), '') : ['another document'];
  };
}
