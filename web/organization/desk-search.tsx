import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from './desk-search.module.css'

interface DeskSearchProps {
  /** The id of the field that `/` focuses */
  readonly id: string
  readonly search: string | undefined
  /** The label, if the field searches more than names and addresses */
  readonly label?: string
  /** The address with all other filters, which a search keeps */
  readonly rest: string
  /** Moves the focus to the list, where the list has keyboard navigation */
  readonly onLeave?: () => void
}

/** The search field of a list of applications, participants or members; works without script. */
export function DeskSearch({ id, search, rest, label, onLeave }: DeskSearchProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const field = useRef<HTMLInputElement>(null)

  // Takes the search of a newly opened list. The field is not remounted, because it may have the focus.
  useEffect(() => {
    if (field.current) field.current.value = search ?? ''
  }, [search])

  function leave(event: KeyboardEvent) {
    if (!onLeave || (event.key !== 'ArrowDown' && event.key !== 'Escape')) return
    if (event.key === 'ArrowDown') event.preventDefault()
    onLeave()
  }

  return (
    <Form method="get" className={styles.search}>
      {[...new URLSearchParams(rest)].map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      <TextInput
        ref={field}
        id={id}
        onKeyDown={leave}
        aria-keyshortcuts={onLeave && '/'}
        type="search"
        name="search"
        label={label ?? t('list.search')}
        placeholder={label ?? t('list.search')}
        hideLabel
        defaultValue={search}
        autoComplete="off"
        before={<Search />}
      />
      <Button type="submit">{t('ui.search')}</Button>
    </Form>
  )
}
