import type { ComponentType } from 'react';
import { type CustomElement } from '../../domain/custom-elements/custom-element';
import { typesToFetch } from '../../domain/custom-elements/fetched-types';
import { elementContent, type ElementContent } from '../../state/custom-elements/element-content';
import { useElementContent } from '../../state/custom-elements/hooks';

interface Props<Rest extends object> {
  visible: readonly CustomElement[];
  /** Renders the content. */
  View: ComponentType<Rest & { content: ElementContent }>;
  rest: Rest;
}

/**
 * Passes the content of a list's elements to a view. Most lists fetch nothing, and then no queries are set up for them.
 */
export function WithElementContent<Rest extends object>({ visible, View, rest }: Props<Rest>) {
  if (typesToFetch(visible).length === 0)
    return <View {...rest} content={elementContent(visible, noAnswers)} />;
  return <FetchedContent visible={visible} View={View} rest={rest} />;
}

const noAnswers: ReadonlyMap<string, never> = new Map<string, never>();

function FetchedContent<Rest extends object>({ visible, View, rest }: Props<Rest>) {
  return <View {...rest} content={useElementContent(visible)} />;
}
