/** An element of the one shape that CBF files have: attributes, and text in between. */
export interface XmlElement {
  readonly attributes: string;
  readonly text: string;
}

/**
 * All elements of a name, in order, whatever they stand in. Cuts at every opening, so that it is
 * linear however often one is opened and not closed.
 */
export const elementsOf = (xml: string, name: string): XmlElement[] =>
  xml
    .split(`<${name}`)
    .slice(1)
    .flatMap((rest): XmlElement[] => {
      const end = rest.indexOf('>');
      const attributes = rest.slice(0, Math.max(0, end));
      if (end < 0 || /^\w/u.test(attributes)) return [];
      if (attributes.endsWith('/')) return [{ attributes: attributes.slice(0, -1), text: '' }];
      const close = rest.indexOf(`</${name}>`, end);
      return [{ attributes, text: textIn(rest.slice(end + 1, close < 0 ? undefined : close)) }];
    });

/** The value of an attribute, or undefined. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`, 'u').exec(attributes)?.[1];

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
]);

/** Text with its entities resolved, and CDATA as it is. */
const textIn = (content: string): string =>
  content
    .split('<![CDATA[')
    .map((part, i) => {
      const end = i === 0 ? 0 : Math.max(0, part.indexOf(']]>'));
      const rest = part.slice(i === 0 ? 0 : end + 3);
      return (
        part.slice(0, end) +
        rest.replaceAll(/&(\w+);/gu, (entity, name: string) => ENTITIES.get(name) ?? entity)
      );
    })
    .join('')
    .trim();
