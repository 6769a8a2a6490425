import { useState } from 'react';
import { useText } from '../../../i18n/texts';
import { Tabs } from '../../../ui/tabs/Tabs';
import type { Section } from './section';

/**
 * Renders the sections about the current media item as tabs below the player, on a narrow page.
 * @see R-MEDIA-028 R-MEDIA-029 A-118
 */
export function PlayTabs({ sections }: { sections: readonly Section[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<string>();
  const [first] = sections;
  const shown = sections.find(({ key }) => key === chosen) ?? first;
  if (!shown) return null;
  // A single tab offers no choice, so show its content without tabs.
  if (sections.length === 1) return shown.content;
  const tabs = sections.map(({ key, label }) => ({ key, label: t(label), href: undefined }));
  return (
    <Tabs label={t('MEDIA_TABS')} tabs={tabs} selected={shown.key} onSelect={setChosen}>
      {shown.content}
    </Tabs>
  );
}
