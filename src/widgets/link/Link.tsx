import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { ClickTarget } from '../../domain/navigation/click-target';
import type { Route } from '../../domain/navigation/routes';
import { useElementContext } from '../../state/portal/element-context';
import { follow, hrefOf, linkOf } from '../../state/navigation/navigation';
import { isPlainPress } from './plain-press';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> & {
  onFollow?: (() => void) | undefined;
};

/**
 * A link to a screen. It has a real address for a new tab, and a plain press changes the screen without a page load.
 * @see A-156
 */
export function RouteLink({
  to,
  query,
  onFollow,
  children,
  ...rest
}: AnchorProps & { to: Route; query?: string }) {
  const context = useElementContext();
  const press = (event: MouseEvent) => {
    onFollow?.();
    if (!isPlainPress(event)) return;
    event.preventDefault();
    follow(context, to, query);
  };
  return (
    <a href={hrefOf(context, to, query)} onClick={press} {...rest}>
      {children}
    </a>
  );
}

/** A link to the target of an item; plain text when there is no target. @see R-CLICK-001..006 */
export function TargetLink({
  target,
  query,
  onFollow,
  children,
  ...rest
}: AnchorProps & { target: ClickTarget; query?: string }) {
  const context = useElementContext();
  if (target.kind === 'route') {
    return (
      <RouteLink to={target.route} {...(query === undefined ? {} : { query })} onFollow={onFollow} {...rest}>
        {children}
      </RouteLink>
    );
  }
  const link = linkOf(context, target);
  if (!link) return <span className={rest.className}>{children}</span>;
  const press = (event: MouseEvent) => {
    onFollow?.();
    if (link.open && !link.newWindow) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      return link.open();
    }
    if (!context.element.emit('lp-navigate', { href: link.href })) event.preventDefault();
  };
  return (
    <a
      href={link.href}
      onClick={press}
      {...(link.newWindow ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
    >
      {children}
    </a>
  );
}
