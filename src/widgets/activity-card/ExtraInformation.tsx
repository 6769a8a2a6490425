import { isEmptyCount, type HomeItem } from '../../domain/home/home-item';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';

/** Extra information: a text, or a number in a sentence. A count of zero is left out. */
export function ExtraInformation({ item }: { item: HomeItem }) {
  const { t } = useText();
  const { extraInformation, countedInformation } = item;
  if (countedInformation ? isEmptyCount(countedInformation) : !extraInformation) return null;
  if (!countedInformation) return <span className={informationLine}>{extraInformation}</span>;
  const { text, ...numbers } = countedInformation;
  return <span className={informationLine}>{t(text, numbers)}</span>;
}

const informationLine = tw('line-clamp-2');
