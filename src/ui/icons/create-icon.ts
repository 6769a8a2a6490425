import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** The SVG elements of an icon as the icon set publishes them: their names and attributes. */
type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in px; 24 by default. */
  size?: number;
}

export type Icon = FunctionComponent<IconProps>;

/**
 * Creates an icon component. The icon inherits the colour of the text around it. It is hidden from assistive technology
 * only when the caller sets `aria-hidden`.
 */
export function createIcon(name: string, node: IconNode): Icon {
  return function IconSvg({ size = 24, ...rest }) {
    const frame = { width: size, height: size, viewBox: '0 0 24 24', 'data-icon': name };
    // A shared element would hold the last page that rendered it, because Preact gives each element its parent.
    const children = node.map(([tag, attributes]) => createElement(tag, attributes));
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
