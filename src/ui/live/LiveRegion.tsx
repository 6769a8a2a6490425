import { useEffect, useState } from 'react';
import { tw } from '../style/tw';

/**
 * Announces changing text politely to assistive technology. The region is in the document before its first message.
 * @see O-4
 */
export function LiveRegion({ message }: { message: string }) {
  const [announced, setAnnounced] = useState('');
  // Screen readers do not announce the text of a region that is added together with its text.
  useEffect(() => setAnnounced(message), [message]);
  return (
    <div role="status" className={tw('visually-hidden')}>
      {announced}
    </div>
  );
}
