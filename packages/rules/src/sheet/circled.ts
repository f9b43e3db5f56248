/** The numbers ① ② ③ … of occurrences of a position. */
export const circled = (n: number): string => (n <= 20 ? String.fromCodePoint(0x245f + n) : `(${String(n)})`);
