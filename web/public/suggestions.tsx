import type { FormType } from '#contract/forms/form-content.ts'
import styles from './suggestions.module.css'

const listId = 'suggestions'

/** What makes an input of words suggest what may be meant, as soon as there is script. */
export const suggesting = (type: FormType | undefined) => ({
  'data-suggest': type ?? '',
  role: 'combobox',
  'aria-expanded': false,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
})

/** The place of the suggestions, under the input that stands in the same `<search>`. */
export const Suggestions = ({ label }: { label: string }) => (
  <div id={listId} data-suggestions role="listbox" aria-label={label} className={styles.suggestions} hidden />
)
