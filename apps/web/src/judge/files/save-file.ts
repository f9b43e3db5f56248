/** Hands the user a file, under a name of ours. */
export const saveFile = (content: Uint8Array | string, name: string, type: string): void => {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const url = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
};
