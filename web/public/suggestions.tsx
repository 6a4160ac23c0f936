import type { FormType } from '#contract/forms/form-content.ts'
import styles from './suggestions.module.css'

const listId = 'suggestions'

/** Attributes that make an input suggest listings once script runs. */
export const suggesting = (type: FormType | undefined) => ({
  'data-suggest': type ?? '',
  role: 'combobox',
  'aria-expanded': false,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
})

/** The container of the suggestions, below the input in the same `<search>`. */
export const Suggestions = ({ label }: { label: string }) => (
  <div id={listId} data-suggestions role="listbox" aria-label={label} className={styles.suggestions} hidden />
)
