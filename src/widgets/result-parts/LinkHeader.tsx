import { useLinkElement } from '../../state/home/link-element';
import type { LayoutProps } from './LayoutIcons';
import { ScreenHead } from './ScreenHead';

interface LinkHeaderProps extends LayoutProps {
  elementId: string;
  /** Replaces the name when the element is unknown. @see A-045 */
  title: string;
}

/**
 * The head of a screen that a link of a custom list opened: the element's name and description.
 * @see R-LINKHEADER-002 R-LINKHEADER-003
 */
export function LinkHeader({ elementId, title, ...layout }: LinkHeaderProps) {
  const element = useLinkElement(elementId);
  return <ScreenHead {...layout} title={element?.name ?? title} description={element?.description} />;
}
