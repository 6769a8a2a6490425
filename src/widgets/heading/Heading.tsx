import { createElement, type ComponentPropsWithRef } from 'react';
import { useElementContext } from '../../state/portal/element-context';

type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** The number of levels below the element's highest heading. */
  below?: number;
};

/** A heading. Its level counts from the level that the page sets for the element. */
export function Heading({ below = 0, ...rest }: HeadingProps) {
  const { settings } = useElementContext();
  const level = Math.min(6, Math.max(1, Math.round(settings.headingLevel ?? 2) + below));
  return createElement(`h${level}`, rest);
}
