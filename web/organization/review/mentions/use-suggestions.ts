import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useParams } from 'react-router'
import { listAssignees } from '#contract/review/assignments.ts'
import { fold } from '#platform/text/turkish.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { type Colleague, labelled, typedName } from './named-colleagues.ts'

const most = 6

interface Writing {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly written: string
  readonly write: (text: string) => void
  /** Colleagues that the note mentions already. */
  readonly named: readonly Colleague[]
}

/** Suggests colleagues while a name is typed after an @; arrows move, Enter and Tab choose, Escape closes. */
export function useSuggestions({ area, written, write, named }: Writing) {
  const id = useId()
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const typed = caret === undefined ? undefined : typedName(written, caret)
  const colleagues = labelled([...named, ...useColleagues(written.includes('@'))])
  const found = typed
    ? colleagues.filter(({ label }) => isMeant(label, typed.name) && label !== typed.name).slice(0, most)
    : []

  function choose({ label }: { readonly label: string }) {
    if (!typed || caret === undefined) return
    const end = typed.from + label.length + 2
    write(`${written.slice(0, typed.from)}@${label} ${written.slice(caret)}`)
    setCaret(undefined)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(end, end)
    })
  }

  /** Returns whether the suggestions used the key. */
  function press(event: KeyboardEvent): boolean {
    const chosen = found[Math.min(active, found.length - 1)]
    if (!chosen) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : found.length - 1
      setActive((active + step) % found.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else if (event.key === 'Escape') setCaret(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  function look() {
    setActive(0)
    setCaret(area.current?.selectionStart)
  }

  return { id, found, active: Math.min(active, found.length - 1), choose, press, look, colleagues }
}

const isMeant = (label: string, typed: string) =>
  fold(label).startsWith(fold(typed)) || fold(label).includes(` ${fold(typed)}`)

/** Loaded when the first @ is typed. Members who may not read lists cannot mention. */
function useColleagues(isWanted: boolean): readonly Colleague[] {
  const me = useMe()
  const { formId = '' } = useParams()
  const { call, input, key } = query(listAssignees, { companyId: me.myId, formId })
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => askInBrowser(call, input),
    enabled: isWanted && may(me, 'Applications', 'read'),
  })
  return (data?.items ?? [])
    .filter(({ canBeAssigned, isMe }) => canBeAssigned && !isMe)
    .map(({ accountId, name }) => ({ id: accountId, name }))
}
