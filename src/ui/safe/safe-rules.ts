import { addressesIn, declarationsOf } from './css-addresses';

/** A declaration that was removed because of its address. */
export interface RemovedAddress {
  property: string;
  address: string;
}

/**
 * Removes every declaration that loads a disallowed address from rules and their nested rules. Returns the removed
 * declarations.
 * @see O-29
 */
export function removeAddresses(
  sheet: CSSStyleSheet | CSSGroupingRule,
  isAllowed: (address: string) => boolean,
): RemovedAddress[] {
  const rules = [...sheet.cssRules];
  return rules.toReversed().flatMap((rule, fromEnd) => {
    const style = 'style' in rule ? (rule.style as CSSStyleDeclaration) : undefined;
    const inner = 'cssRules' in rule ? (rule as CSSGroupingRule) : undefined;
    // Rules without declarations, such as imports, have no use inside a block.
    if (!style && !inner) sheet.deleteRule(rules.length - 1 - fromEnd);
    return [
      ...(style ? removeDeclarations(style, isAllowed) : []),
      ...(inner ? removeAddresses(inner, isAllowed) : []),
    ];
  });
}

function removeDeclarations(
  style: CSSStyleDeclaration,
  isAllowed: (address: string) => boolean,
): RemovedAddress[] {
  const foreignIn = (value: string) => {
    const addresses = addressesIn(value);
    return addresses === 'computed' ? value : addresses.find((address) => !isAllowed(address));
  };
  const removed = declarationsOf(style.cssText).flatMap(({ property, value }) => {
    const address = foreignIn(value);
    if (address === undefined) return [];
    style.removeProperty(property);
    return [{ property, address }];
  });
  // If the browser still has such an address in another form, the rest of the rule is removed too.
  const isLeft = declarationsOf(style.cssText).some(({ value }) => foreignIn(value) !== undefined);
  if (isLeft) style.cssText = '';
  return removed;
}
