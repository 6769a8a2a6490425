import { createElement, type ComponentPropsWithRef } from 'react';
import { useElementContext } from '../../state/portal/element-context';

type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** How many levels under the element's highest heading. */
  below?: number;
};

/** A heading of the level that the page asked the element to start from. */
export function Heading({ below = 0, ...rest }: HeadingProps) {
  const { settings } = useElementContext();
  const level = Math.min(6, Math.max(1, Math.round(settings.headingLevel ?? 2) + below));
  return createElement(`h${level}`, rest);
}
