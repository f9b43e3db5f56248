/**
 * The text of a move as the notations read it: full-width forms made narrow (`Ｃ２＝５` → `C2=5`),
 * dashes and dots of all kinds made plain, no blanks, no annotation (`!?`, `+` for check, `#`) at the end.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[·・•]/gu, '.')
    .replace(/\s+/gu, '')
    .replace(/[!?+#。,]+$/u, '');
