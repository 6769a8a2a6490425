import { useEffect, useRef, useState } from 'react';
import { textColourOf } from '../../browser/text-colour';
import { isNameFilled } from '../../domain/lists/list-name';
import { useText } from '../../i18n/texts';
import { useDraft } from '../../state/session/draft';
import { useElementContext } from '../../state/portal/element-context';
import { createOwnList } from '../../state/lists/mutations';
import { initialFocus } from '../../ui/dialog/initial-focus';
import { TextField } from '../../ui/field/TextField';
import { tw } from '../../ui/style/tw';
import { FormDialog } from '../form-dialog/FormDialog';

interface NewListDialogProps {
  /** The element that opened the dialog. The focus returns to it. */
  opener: HTMLElement;
  onCreated: (listId: string) => void;
  onClose: () => void;
}

/** Creates a list, with a name and an optional description. @see R-FAVPOP-016 R-LISTS-007 R-VALID-007..010 */
export function NewListDialog({ opener, onCreated, onClose }: NewListDialogProps) {
  const { t } = useText();
  const context = useElementContext();
  const { draft, change, forget } = useDraft('new-list', { name: '', description: '' });
  const { name, description } = draft;
  const [isPending, setIsPending] = useState(false);
  const colour = useRef<HTMLSpanElement>(null);
  useEffect(() => () => opener.focus({ preventScroll: true }), [opener]);
  const add = async () => {
    setIsPending(true);
    const primary = colour.current ? textColourOf(colour.current) : '';
    const id = await createOwnList(context, { name, description, primary });
    setIsPending(false);
    if (id === undefined) return;
    forget();
    onCreated(id);
  };
  return (
    <FormDialog
      title={t('NEW_LIST_TITLE')}
      submitLabel={t('NEW_LIST_ADD')}
      isChanged={`${name}${description}`.trim() !== ''}
      maySubmit={isNameFilled(name)}
      isPending={isPending}
      onSubmit={() => void add()}
      onDiscard={() => {
        forget();
        onClose();
      }}
    >
      {/* The light colours of the page, so that a list created in the dark theme has the same colour. */}
      <span ref={colour} hidden className={tw('text-primary')} style={{ colorScheme: 'light' }} />
      <TextField
        label={t('LIST_NAME')}
        value={name}
        onChange={(words) => change({ name: words })}
        requiredText={t('LIST_NAME_REQUIRED')}
        fieldRef={initialFocus}
      />
      <TextField
        label={t('LIST_DESCRIPTION')}
        value={description}
        onChange={(words) => change({ description: words })}
        isMultiline
      />
    </FormDialog>
  );
}
