import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Check, ChevronDown } from '../icons/icons';
import styles from './dropdown.module.css';
import field from './field.module.css';
import { FieldMessage } from './field-message';

export interface DropdownOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface DropdownProps<Value extends string = string> {
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  /** Values that are their own label, or pairs. */
  readonly options: readonly (Value | DropdownOption<Value>)[];
  /** Null, undefined or a value that is no option shows the placeholder. */
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Leaf ground: a filter that is set. */
  readonly marked?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly className?: string;
}

/**
 * Base UI's focus guards pass on the focus as soon as they have it. What can have focus must not be hidden from readers,
 * and its own guards are not where a reader can come to one by itself (VoiceOver).
 */
function unhideFocusGuards(): void {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard][aria-hidden]'))
    guard.removeAttribute('aria-hidden');
}

/**
 * One choice from a list (1 §3 'Dropdown control options', §4, §5). Enter, Space and the arrows open it, Escape or a
 * click outside closes it, a choice closes it; the menu is at most 200 px high.
 */
export function Dropdown<Value extends string = string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  placeholder = 'Select an option...',
  disabled = false,
  required = false,
  marked = false,
  error,
  hint,
  name,
  className,
}: DropdownProps<Value>) {
  const id = useId();
  // The menu is in the landmark of its control; within a dialog, which is in none, in the dialog.
  const landmark = useRef<HTMLElement>(null);
  const items = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option as ReactNode } : option,
  );
  const chosen = items.find((item) => item.value === value)?.value ?? null;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <CSPProvider disableStyleElements>
      <Select.Root<Value>
        items={items}
        value={chosen}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={disabled}
        required={required}
        onOpenChangeComplete={(open) => open && unhideFocusGuards()}
        modal={false}
        name={name}
      >
        <div
          ref={(element) => {
            landmark.current = element?.closest('main') ?? null;
          }}
          className={classNames(field.field, className)}
        >
          <Select.Label className={hideLabel ? 'vh' : field.label}>{label}</Select.Label>
          <Select.Trigger
            className={classNames(field.control, styles.trigger, marked && styles.marked)}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
          >
            <Select.Value placeholder={placeholder} className={styles.value} />
            <Select.Icon className={styles.chevron}>
              <Icon of={ChevronDown} size={16} />
            </Select.Icon>
          </Select.Trigger>
          <FieldMessage id={id} hint={hint} error={error} />
        </div>
        <Select.Portal container={landmark}>
          <Select.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
            <Select.Popup className={styles.menu}>
              <Select.List>
                {items.map((item) => (
                  <Select.Item key={item.value} value={item.value} className={styles.option}>
                    <Select.ItemText>{item.label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Icon of={Check} size={16} />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
                {items.length === 0 && (
                  <Select.Item value="" disabled className={styles.option}>
                    <Select.ItemText>No options available</Select.ItemText>
                  </Select.Item>
                )}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}
