/** A value, or a fault that says what went wrong and where. Expected failures are never thrown. */
export type Result<T, F> = Ok<T> | Err<F>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<F> {
  readonly ok: false;
  readonly fault: F;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const err = <F>(fault: F): Err<F> => ({ ok: false, fault });
