/** Downloads a text as a file, as a link with `download` does. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  // eslint-disable-next-line no-restricted-syntax -- the link is not rendered and never in the document
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address when the download starts, which is after this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
