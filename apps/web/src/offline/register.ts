/** Lets the page be opened without a network once it has been loaded: judging and recording need none. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that refuses works online as before.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
};
