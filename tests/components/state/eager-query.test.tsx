import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useEagerQuery } from '../../../src/state/query/eager-query';
import { render } from '../support/render';

it('a query of a component starts before the browser paints the placeholder of the component', async () => {
  const order: string[] = [];
  function Probe() {
    // React runs this after the paint, before the effect in which the library starts its query.
    useEffect(() => void order.push('effect'), []);
    const { data = 'Loading' } = useEagerQuery({
      queryKey: ['probe'],
      queryFn: () => {
        order.push('query');
        return Promise.resolve('Loaded');
      },
    });
    return <p>{data}</p>;
  }
  await render(<Probe />);
  await expect.element(page.getByText('Loaded')).toBeVisible();
  expect(order).toEqual(['query', 'effect']);
});
