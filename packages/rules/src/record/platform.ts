/** The one thing this package asks of its platform; Node, browsers and workers all have it. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}

declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => Decoder;

/** The bytes as text; bytes that do not fit become U+FFFD. A byte order mark is left out. */
export const decodeLoosely = (label: string, bytes: Uint8Array): string =>
  new TextDecoder(label).decode(bytes);

/** The bytes as text, or undefined where any of them does not fit. */
export const decodeStrictly = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
