import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '../../icons/create-icon';
import { tw } from '../../style/tw';

type StageButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'type'> & {
  label: string;
  icon: Icon;
};

const buttonClass = tw(
  'inline-flex items-center justify-center shrink-0 size-10 rounded-control text-on-stage hover:bg-stage-hover outline-stage forced:border',
);

/** A control on the dark background of the player, in every theme of the page. */
export function StageButton({ label, icon: Picture, ...rest }: StageButtonProps) {
  return (
    <button type="button" className={buttonClass} title={label} {...rest}>
      <Picture size={20} aria-hidden />
    </button>
  );
}
