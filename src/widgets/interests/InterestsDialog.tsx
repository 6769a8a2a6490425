import { useId, useState, type SyntheticEvent } from 'react';
import type { InterestTag } from '../../domain/interests/interest-change';
import { useText } from '../../i18n/texts';
import { useInterestTags } from '../../state/interests/hooks';
import { saveInterests } from '../../state/interests/mutations';
import { usePortal } from '../../state/portal/portal-context';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { CheckRow } from '../../ui/field/CheckRow';
import { tw } from '../../ui/style/tw';
import { Failed } from '../failed/Failed';

/** My interests: one checkbox per tag. Nothing is sent until Save. @see R-INTEREST-002..005 */
export function InterestsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { data: tags, error, refetch } = useInterestTags();
  const { chosen, toggle, save, phase } = useChoice(tags ?? [], onClose);
  const formId = useId();
  const isPending = phase === 'saving';
  return (
    <Dialog
      title={t('INTERESTS_TITLE')}
      closeLabel={t('CLOSE')}
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('CANCEL')}
          </Button>
          <Button type="submit" form={formId} disabled={!tags} aria-disabled={isPending}>
            {t(isPending ? 'SAVING' : 'SAVE')}
          </Button>
        </>
      }
    >
      {tags || error ? null : <p className={tw('py-8 text-center')}>{t('LOADING')}</p>}
      {!tags && error ? <Failed text="ERROR_OCCURED" onRetry={() => void refetch()} /> : null}
      {tags ? (
        <form
          id={formId}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            save();
          }}
        >
          <Tags tags={tags} chosen={chosen} isDisabled={isPending} onToggle={toggle} />
        </form>
      ) : null}
      {phase === 'failed' ? (
        <p role="alert" className={tw('pt-2 text-danger')}>
          {t('ERROR_OCCURED')}
        </p>
      ) : null}
    </Dialog>
  );
}

interface TagsProps {
  tags: readonly InterestTag[];
  chosen: ReadonlySet<string>;
  isDisabled: boolean;
  onToggle: (id: string, on: boolean) => void;
}

function Tags({ tags, chosen, isDisabled, onToggle }: TagsProps) {
  const { t } = useText();
  if (tags.length === 0) return <p className={tw('py-4 text-muted')}>{t('INTERESTS_NONE')}</p>;
  return (
    <fieldset disabled={isDisabled}>
      <legend className={tw('text-14 text-muted pb-2')}>{t('INTERESTS_HINT')}</legend>
      <div className={tw('grid auto-cols-min-160 gap-x-4')}>
        {tags.map(({ id, name }) => (
          <CheckRow key={id} label={name} isOn={chosen.has(id)} onToggle={(on) => onToggle(id, on)} />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Returns the selected tags: first those that are saved, then the person's own choice. A refused save leaves the choice
 * as it is.
 */
function useChoice(tags: readonly InterestTag[], onSaved: () => void) {
  const portal = usePortal();
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const [phase, setPhase] = useState<'open' | 'saving' | 'failed'>('open');
  const chosen = ticked ?? new Set(tags.flatMap(({ id, isSelected }) => (isSelected ? [id] : [])));
  const toggle = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  const save = () => {
    if (phase === 'saving') return;
    setPhase('saving');
    void saveInterests(portal, tags, chosen).then((isSaved) => {
      setPhase(isSaved ? 'open' : 'failed');
      if (isSaved) onSaved();
    });
  };
  return { chosen, toggle, save, phase };
}
