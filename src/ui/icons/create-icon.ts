import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** The outline of one icon as the icon set publishes it: element names and their attributes. */
type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in px; 24 unless given. */
  size?: number;
}

export type Icon = FunctionComponent<IconProps>;

/**
 * Makes a component of an icon's shapes. It inherits the colour of the text around it, and is hidden from assistive
 * technology only where its user says so with `aria-hidden`.
 */
export function createIcon(name: string, node: IconNode): Icon {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function IconSvg({ size = 24, ...rest }) {
    const frame = { width: size, height: size, viewBox: '0 0 24 24', 'data-icon': name };
    return createElement('svg', { ...frame, ...outline, ...rest }, ...children);
  };
}

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
