import { isLong, shortened } from '../../../domain/media/read-more';
import { plainText } from '../../../domain/text/plain-text';
import { useText } from '../../../i18n/texts';
import { ReadMore } from '../../../ui/read-more/ReadMore';
import { SafeHtml } from '../../../ui/safe/SafeHtml';
import { tw } from '../../../ui/style/tw';

interface DescriptionProps {
  of: { description?: string; language?: string };
  /** A short line above the description, such as type and length. */
  metadata?: string;
}

/** Renders a description as HTML. Shortens it if it is long. @see R-MEDIA-005 R-MEDIA-006 R-VALID-043 */
export function Description({ of: { description, language }, metadata }: DescriptionProps) {
  const { t } = useText();
  const words = plainText(description ?? '');
  const whole = description ? <SafeHtml html={description} className={tw('prose')} /> : null;
  return (
    <div className={tw('max-w-text flex flex-col gap-2')}>
      {metadata ? <p className={tw('text-14 text-muted')}>{metadata}</p> : null}
      <div lang={language}>
        {isLong(words) ? (
          <ReadMore short={<p>{shortened(words)}</p>} moreLabel={t('READ_MORE')} lessLabel={t('READ_LESS')}>
            {whole}
          </ReadMore>
        ) : (
          whole
        )}
      </div>
    </div>
  );
}
