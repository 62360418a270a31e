import { Icon } from '../icons/icon';
import { Search } from '../icons/icons';
import { TextInput, type TextInputProps } from './text-input';

export type SearchFieldProps = Omit<TextInputProps, 'type' | 'lead' | 'unit'>;

/** A field to search with; its label is for assistive technology, the placeholder and the glass for the eye. */
export function SearchField(props: SearchFieldProps) {
  return <TextInput hideLabel autoComplete="off" {...props} type="search" lead={<Icon of={Search} />} />;
}
