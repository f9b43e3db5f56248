/** The id of a clause where it is the number of an article; rule sets also have clauses with names. */
export const numberOf = (clause: string): string | undefined => (/^\d/u.test(clause) ? clause : undefined);
