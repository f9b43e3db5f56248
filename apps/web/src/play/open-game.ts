import { errorSchema, openedGameSchema, type OpenedGame, type OpenGame } from '@qili/protocol';
import { err, ok, type Locale, type Result } from '@qili/rules';

/** Opens a live game on the server; what is wrong with the terms comes back in words. */
export const openGame = async (
  terms: OpenGame,
  locale: Locale,
): Promise<Result<OpenedGame, string | undefined>> => {
  try {
    const reply = await fetch(`/api/v1/games?lang=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify(terms),
    });
    const body: unknown = await reply.json();
    const opened = openedGameSchema.safeParse(body);
    if (opened.success) return ok(opened.data);
    const said = errorSchema.safeParse(body);
    return err(said.success ? said.data.error.message : undefined);
  } catch {
    return err(undefined);
  }
};
