/** Characters that a byte encoding of one script holds: GB 2312 has the simplified ones, Big5 the traditional ones. */
const charactersOf = (
  label: string,
  leads: readonly [number, number],
  trails: readonly [number, number][],
): Set<string> => {
  const decoder = new TextDecoder(label, { fatal: true });
  const known = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (const [first, last] of trails)
      for (let trail = first; trail <= last; trail++) {
        try {
          for (const char of decoder.decode(Uint8Array.of(lead, trail))) known.add(char);
        } catch {
          // No character has these bytes.
        }
      }
  return known;
};

const SIMPLIFIED = charactersOf('gb18030', [0xb0, 0xf7], [[0xa1, 0xfe]]);
const TRADITIONAL = charactersOf(
  'big5',
  [0xa4, 0xf9],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
);

const HAN = /\p{Script=Han}/u;

/** The Chinese characters of a text that readers of the script do not write. */
export const strangersIn = (text: string, script: 'hans' | 'hant'): string[] =>
  [...new Set(text)].filter(
    (char) => HAN.test(char) && !(script === 'hans' ? SIMPLIFIED : TRADITIONAL).has(char),
  );
