/** A line of measured points: what it stands for, and where it goes. */
export interface Curve {
  readonly title: string;
  /** What the axes count. */
  readonly across: string;
  readonly up: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Sizes in user units of the drawing. */
const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 70;
const RIGHT = 20;
const TOP = 44;
const BOTTOM = 56;

/** The points with the line through them, from nothing up, as an SVG that stands by itself; each point has its numbers. */
export const lineChart = ({ title, across, up, points }: Curve): string => {
  const mostX = Math.max(...points.map(([x]) => x));
  const mostY = Math.max(...points.map(([, y]) => y)) * 1.1;
  const at = ([x, y]: readonly [number, number]): string =>
    `${num(LEFT + ((WIDTH - LEFT - RIGHT) * x) / mostX)},${num(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * y) / mostY)}`;
  const [, base = ''] = at([0, 0]).split(',');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(WIDTH)} ${num(HEIGHT)}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title><rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${num(WIDTH / 2)}" y="24" text-anchor="middle" font-size="16">${title}</text>`,
    `<path d="M${at([0, mostY])} L${at([0, 0])} L${at([mostX, 0])}" fill="none" stroke="#444"/>`,
    `<text x="${num((LEFT + WIDTH - RIGHT) / 2)}" y="${num(HEIGHT - 10)}" text-anchor="middle">${across}</text>`,
    `<text transform="translate(18 ${num((TOP + HEIGHT - BOTTOM) / 2)}) rotate(-90)" text-anchor="middle">${up}</text>`,
    ...[0.25, 0.5, 0.75, 1].map((share) => gridLine(at([0, (mostY * share) / 1.1]), (mostY * share) / 1.1)),
    `<polyline points="${points.map(at).join(' ')}" fill="none" stroke="#a33" stroke-width="2"/>`,
    ...points.map((point) => dot(at(point), point[0], Number(base))),
    '</svg>',
    '',
  ].join('\n');
};

const gridLine = (point: string, value: number): string => {
  const [x = '', y = ''] = point.split(',');
  return `<path d="M${x},${y} H${num(WIDTH - RIGHT)}" stroke="#ddd"/><text x="${num(Number(x) - 6)}" y="${num(Number(y) + 4)}" text-anchor="end">${String(Number(value.toPrecision(2)))}</text>`;
};

const dot = (point: string, x: number, base: number): string => {
  const [left = '', top = ''] = point.split(',');
  return `<circle cx="${left}" cy="${top}" r="4" fill="#a33"/><text x="${left}" y="${num(base + 18)}" text-anchor="middle">${String(x)}</text>`;
};

const num = (value: number): string => String(Number(value.toFixed(1)));
