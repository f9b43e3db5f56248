import { secretSchema } from '@qili/protocol';
import type { ReactElement } from 'react';
import { LiveView } from './live-view.tsx';
import { OpenView } from './open-view.tsx';

/** 对局: a live game under the address that was sent, else the terms of a new one. */
export const PlayView = ({
  id,
  secret,
}: {
  readonly id: string | undefined;
  readonly secret: string;
}): ReactElement =>
  id === undefined ? (
    <OpenView />
  ) : (
    <LiveView id={id} secret={secretSchema.safeParse(secret).success ? secret : undefined} />
  );
