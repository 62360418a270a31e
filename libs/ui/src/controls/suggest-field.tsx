import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Check, Search, X } from '../icons/icons';
import { Field, type FieldLook } from './field';
import field from './field.module.css';
import { IconButton } from './icon-button';
import styles from './suggest-field.module.css';

export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** A smaller line below it, such as where it is. */
  readonly detail?: string;
}

export interface SuggestFieldProps<S extends Suggestion> extends FieldLook {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What fits the text, best first; undefined while that is not known. */
  readonly suggestions: readonly S[] | undefined;
  readonly onChoose: (suggestion: S) => void;
  /** Names the list, such as 'Places'. */
  readonly listLabel: string;
  /** A sentence for when nothing fits; it is also announced. */
  readonly nothingFits: ReactNode;
  readonly placeholder?: string;
  readonly className?: string;
}

/**
 * A line of text with what fits it below, as the combobox of the ARIA Authoring Practices: the first suggestion is
 * active at once, Up and Down go round, Enter chooses, Escape closes the list and then empties the field. The list is
 * part of the page and stays until a choice, so that nothing moves under a pointer on its way to something else.
 */
export function SuggestField<S extends Suggestion>({
  text,
  onText,
  suggestions,
  onChoose,
  listLabel,
  nothingFits,
  placeholder,
  className,
  ...look
}: SuggestFieldProps<S>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const options = isOpen && text.trim() !== '' ? (suggestions ?? []) : [];
  const current = Math.min(active, options.length - 1);
  const isNothing = isOpen && text.trim() !== '' && suggestions?.length === 0;
  const optionId = (at: number) => `${listId}-${at}`;

  function type(next: string): void {
    setOpen(true);
    setActive(0);
    onText(next);
  }

  function choose(suggestion: S): void {
    setOpen(false);
    onChoose(suggestion);
    input.current?.focus();
  }

  function clear(): void {
    setOpen(false);
    onText('');
    input.current?.focus();
  }

  function followKey(event: KeyboardEvent): void {
    const { key } = event;
    // Enter while characters are composed ends the composition.
    if (event.nativeEvent.isComposing) return;
    const chosen = options[current];
    if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Escape' && isOpen) setOpen(false);
    else if (key === 'Escape' && text !== '') clear();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && suggestions && suggestions.length > 0) {
      if (options.length === 0) {
        setActive(0);
        setOpen(true);
      } else setActive((current + (key === 'ArrowDown' ? 1 : options.length - 1)) % options.length);
    } else return;
    event.preventDefault();
  }

  return (
    <div className={classNames(styles.suggest, className)}>
      <Field {...look}>
        {(control) => (
          <span className={field.control}>
            <span className={field.lead}>
              <Icon of={Search} size={16} />
            </span>
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={options.length > 0 ? listId : undefined}
              aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
              placeholder={placeholder}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={followKey}
              className={field.input}
            />
            {text !== '' && (
              <IconButton icon={X} iconSize={16} label="Clear" className={styles.clear} onClick={clear} />
            )}
          </span>
        )}
      </Field>
      {options.length > 0 && (
        <div role="listbox" id={listId} aria-label={listLabel} className={styles.list}>
          {options.map((suggestion, at) => (
            // The keys are the field's, which has the focus.
            <button
              key={suggestion.key}
              type="button"
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === current}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span className={styles.mark}>{at === current && <Icon of={Check} size={16} />}</span>
              <span className={styles.words}>
                <span className={styles.label}>{suggestion.label}</span>
                {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
              </span>
            </button>
          ))}
        </div>
      )}
      <div role="status" className={isNothing ? styles.nothing : 'vh'}>
        {isNothing ? nothingFits : options.length > 0 && `${options.length} ${listLabel.toLowerCase()}`}
      </div>
    </div>
  );
}
