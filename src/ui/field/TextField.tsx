import { useId, useState, type ReactNode, type RefCallback } from 'react';
import { tw } from '../style/tw';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown once the field has lost the focus and is still empty. @see R-VALID-009 */
  requiredText?: string;
  isMultiline?: boolean;
  hint?: ReactNode;
  fieldRef?: RefCallback<HTMLElement>;
}

const box = tw('w-full px-3 py-2 rounded-control border bg-surface text-text');
const calm = tw('border-control');
const wrong = tw('border-danger');

/**
 * A labelled text field. A required field that was left empty shows a message and is marked as invalid, visually and
 * for assistive technology.
 */
export function TextField({
  label,
  value,
  onChange,
  requiredText,
  isMultiline = false,
  hint,
  fieldRef,
}: TextFieldProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const id = useId();
  const isWrong = requiredText !== undefined && wasLeft && value.trim() === '';
  const shared = {
    id,
    ref: fieldRef,
    value,
    className: `${box} ${isWrong ? wrong : calm}`,
    required: requiredText !== undefined,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${id}-problem` : undefined,
    onBlur: () => setWasLeft(true),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={tw('py-2')}>
      <label htmlFor={id} className={tw('block font-semibold text-14 pb-1')}>
        {label}
      </label>
      {isMultiline ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
      {hint}
      {isWrong ? (
        <p id={`${id}-problem`} className={tw('text-danger text-14 pt-1')}>
          {requiredText}
        </p>
      ) : null}
    </div>
  );
}
