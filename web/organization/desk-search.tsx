import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from './desk-search.module.css'

interface DeskSearchProps {
  /** Of the field that `/` leads to */
  readonly id: string
  readonly search: string | undefined
  /** What it finds, where that is more than names and addresses */
  readonly label?: string
  /** The address of the list as it is narrowed otherwise, which searching keeps */
  readonly rest: string
  /** Leads from the search to the list, where keys go through it */
  readonly onLeave?: () => void
}

/** The field by which a list of applications, participants or members is searched. It works without script as well. */
export function DeskSearch({ id, search, rest, label, onLeave }: DeskSearchProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const field = useRef<HTMLInputElement>(null)

  // Another list may have come by a link. The field itself stays: it may have the focus.
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
