import { useEffect, useState } from 'react';

/** Whether a server of ours answers where the page came from: live games need one, all else does not. */
export const useServer = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    fetch('/healthz').then(
      ({ ok, headers }) => {
        setThere(ok && headers.get('content-type')?.startsWith('application/json') === true);
      },
      () => undefined,
    );
  }, []);
  return isThere;
};
