/** The longest time that a clock may be set to, in milliseconds: a day. */
export const LONGEST = 86_400_000;

/** A clock as it is read: hours where there are any, tenths in the last ten seconds. */
export const clockText = (left: number): string => {
  const tenths = Math.floor(left / 100);
  const seconds = Math.floor(left / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (left < 10_000) return `0:0${String(seconds)}.${String(tenths % 10)}`;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`;
};

const CLOCK = /^(?:(\d{1,2})[:：])?(\d{1,4})[:：]([0-5]\d)(?:\.(\d))?$/u;

/** The milliseconds that a clock shows, `1:02:03`, `41:07` or `0:09.9`; undefined where the text is none, or more than a day. */
export const parseClock = (text: string): number | undefined => {
  const [all, hours, minutes, seconds, tenths] = CLOCK.exec(text.trim()) ?? [];
  if (all === undefined || (hours !== undefined && Number(minutes) > 59)) return undefined;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  const left = whole * 1000 + Number(tenths ?? 0) * 100;
  return left <= LONGEST ? left : undefined;
};
