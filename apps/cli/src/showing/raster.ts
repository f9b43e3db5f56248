import { err, ok, type Result, type Problem } from '@qili/rules';
import type { Words } from '../words/words.ts';

/**
 * An SVG picture as PNG, so many pixels wide. Our pictures hold their characters as outlines, so no font
 * is looked for. What draws it is a native module, which some machines lack; it is loaded only here.
 */
export const pngOf = async (
  svg: string,
  width: number,
  words: Words,
): Promise<Result<Uint8Array, Problem>> => {
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    return ok(picture.render().asPng());
  } catch (error) {
    const message = words.noPng(error instanceof Error ? error.message : String(error));
    return err({ code: 'png-unavailable', message });
  }
};
