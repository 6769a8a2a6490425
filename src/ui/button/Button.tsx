import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Icon } from '../icons/create-icon';
import { tw } from '../style/tw';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variantClasses: Record<Variant, string> = {
  primary: tw('bg-primary text-on-primary border border-primary hover:opacity-90 forced:border'),
  secondary: tw('bg-surface text-primary border border-control hover:bg-primary-soft'),
  quiet: tw('text-primary border border-transparent hover:bg-primary-soft'),
  danger: tw('text-danger border border-danger hover:bg-sunken'),
};

const baseClass = tw(
  'inline-flex items-center justify-center gap-2 px-4 py-2 rounded-control font-semibold text-16 transition-opacity disabled:opacity-60 print:hidden',
);

/** Returns the classes of a button, for a link that acts like one. */
export const buttonClass = (variant: Variant = 'primary'): string =>
  `${baseClass} ${variantClasses[variant]}`;

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  variant?: Variant;
  children: ReactNode;
};

/** A text button, at least 40 px high so that it is easy to press. */
export function Button({ variant = 'primary', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass(variant)} {...rest}>
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'name'> & {
  /** What the button does. */
  label: string;
  icon: Icon;
  filled?: boolean;
};

const iconButtonClass = tw(
  'inline-flex items-center justify-center size-10 shrink-0 rounded-full text-text border border-transparent hover:bg-primary-soft disabled:opacity-60 forced:border',
);

/**
 * An icon button. Its tooltip is its accessible name as well: an `aria-label` with the same words would make a screen
 * reader say them twice, as the name and as the description.
 */
export function IconButton({
  label,
  icon: Picture,
  filled = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} className={iconButtonClass} title={label} {...rest}>
      <Picture size={20} aria-hidden fill={filled ? 'currentColor' : 'none'} />
    </button>
  );
}
