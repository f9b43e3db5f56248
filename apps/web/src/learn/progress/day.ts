const MS_A_DAY = 86_400_000;

/** The day that it is where the user is, as a whole number that grows by one at midnight. */
export const dayOf = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / MS_A_DAY);

export const today = (): number => dayOf(new Date());
