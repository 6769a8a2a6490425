import { useEffect, useState } from 'react';
import { tw } from '../style/tw';

/** Says a changing text politely to assistive technology; it stands there before its first message does (O-4). */
export function LiveRegion({ message }: { message: string }) {
  const [said, setSaid] = useState('');
  // A region that is born with its text is not read out.
  useEffect(() => setSaid(message), [message]);
  return (
    <div role="status" className={tw('visually-hidden')}>
      {said}
    </div>
  );
}
