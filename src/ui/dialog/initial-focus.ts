/**
 * A ref for the control that receives the focus when its dialog opens, instead of the close button. React sets the focus
 * for `autoFocus` before the dialog is open and does not render the attribute, which `showModal` reads.
 */
export const initialFocus = (control: HTMLElement | null): void => control?.setAttribute('autofocus', '');
