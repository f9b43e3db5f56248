/** The JSON forms that browser, server, command line and workers share. */
export * from './judgement.ts';
export * from './error.ts';
export * from './case.ts';
export * from './judgement-of.ts';
export * from './candidates.ts';
export * from './candidates-of.ts';
export * from './audit.ts';
export * from './audit-of.ts';
export * from './live/terms.ts';
export * from './live/event.ts';
export * from './live/game.ts';
export * from './live/fault.ts';
export * from './live/message.ts';
export * from './http/requests.ts';
export * from './http/tables.ts';
export * from './http/audits.ts';
