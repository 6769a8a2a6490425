/** Copies what a text field holds; where the page may not, the text is selected for the person to copy. */
export async function copyFrom(field, status) {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = 'Copied.';
  } catch {
    field.focus();
    field.select();
    status.textContent = 'Selected: copy it with Ctrl+C or ⌘C.';
  }
}
