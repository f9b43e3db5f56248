/** What a schema says is wrong with a value, as far as it is used here; Fastify and zod both give it, each in a shape of its own. */
export interface Issue {
  readonly code?: unknown;
  readonly expected?: unknown;
  readonly values?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly errors?: unknown;
  readonly params?: unknown;
}

/** What was expected in its place, short and in no language: `string`, `axf | wxf-2018`, `≥ 1`; undefined where that cannot be said. */
export const expectedOf = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return textOf(issue.expected);
    case 'invalid_value':
      return Array.isArray(issue.values) ? issue.values.map(String).join(' | ') : undefined;
    case 'too_small':
      return `${measured(issue.origin)}≥ ${textOf(issue.minimum) ?? ''}`;
    case 'too_big':
      return `${measured(issue.origin)}≤ ${textOf(issue.maximum) ?? ''}`;
    case 'invalid_format':
      return textOf(issue.format);
    case 'invalid_union':
      return ofAny(issue.errors);
    case 'custom':
      return isObject(issue.params) ? textOf(issue.params.expected) : undefined;
    default:
      return undefined;
  }
};

/** Numbers are compared as they are, texts and lists by their length. */
const measured = (origin: unknown): string => (origin === 'string' || origin === 'array' ? 'length ' : '');

/** Any of several things: what the first fault of each says, where all say something. */
const ofAny = (errors: unknown): string | undefined => {
  if (!Array.isArray(errors)) return undefined;
  const each = errors.map((issues: unknown) => {
    const first: unknown = Array.isArray(issues) ? issues[0] : undefined;
    return isObject(first) ? expectedOf(first) : undefined;
  });
  return each.length === 0 || each.includes(undefined) ? undefined : [...new Set(each)].join(' | ');
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
