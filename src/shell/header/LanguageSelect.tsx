import { cultures } from '../../i18n/cultures';
import { cultureNames, type Culture } from '../../domain/session/culture';
import { useText } from '../../i18n/texts';
import { chooseCulture } from '../../state/portal/configure';
import { usePortal } from '../../state/portal/portal-context';
import { tw } from '../../ui/style/tw';
import { useCulture } from '../../state/session/hooks';

/**
 * Renders the five languages by their own names, and the current language if the embedding page set another one. A
 * choice applies at once and is saved.
 * @see R-HEADER-006 A-147
 */
export function LanguageSelect() {
  const { t } = useText();
  const portal = usePortal();
  const culture = useCulture();
  return (
    <select
      aria-label={t('HEADER_LANGUAGE')}
      value={culture}
      className={tw('min-h-bar px-2 rounded-control border border-control bg-surface')}
      onChange={(event) => {
        const chosen = cultureNames.find((name) => name === event.target.value);
        if (chosen) chooseCulture(portal, chosen);
      }}
    >
      {offered(culture).map((name) => (
        <option key={name} value={name} lang={name}>
          {cultures[name].name}
        </option>
      ))}
    </select>
  );
}

const offered = (culture: Culture): readonly Culture[] => [...new Set([...cultureNames, culture])];
