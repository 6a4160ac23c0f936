import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#contract/call.ts'
import { findPeople } from '#contract/people.ts'
import { formatDate } from '#platform/text/dates.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { StatusBadge } from '../desk/status-badge.tsx'
import { applicationAddress, personAddress } from '../review-addresses.ts'
import styles from './people.module.css'

/** The shortest query; a shorter one matches too much. */
const fewest = 2
/** The debounce of the search, in milliseconds. */
const pause = 180

/** Searches people while typing; each application and each person's page is a link. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { data, isFetching, isError, isCurrent } = useFound(typed)
  const [first] = data?.items ?? []

  /** Enter opens the first application, once the results belong to the typed text. */
  function openFirst(event: FormEvent) {
    event.preventDefault()
    const application = first?.applications[0]
    if (!application || !isCurrent) return
    onClose()
    void navigate(applicationAddress(application.formId, application.id))
  }

  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = at + (event.key === 'ArrowDown' ? 1 : -1)
    event.preventDefault()
    if (next < 0) document.getElementById(fieldId)?.focus()
    else links[Math.min(next, links.length - 1)]?.focus()
  }

  return (
    <Dialog open title={t('people.title')} width={680} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between what can be pressed anyway. */}
      <div className={styles.search} onKeyDown={move}>
        <form onSubmit={openFirst}>
          <TextInput
            id={fieldId}
            type="search"
            label={t('people.field')}
            help={t('people.field.help')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            maxLength={100}
            before={<Search />}
            autoFocus
          />
        </form>
        <div ref={list} aria-busy={isFetching}>
          <p role="status" className={styles.said}>
            {isError && t('people.failed')}
            {!isError &&
              data &&
              typed.trim().length >= fewest &&
              t('people.found', { count: data.items.length, more: data.hasMore ? 'more' : 'all' })}
          </p>
          <ul className={styles.people}>
            {data?.items.map((person) => (
              <FoundPerson key={person.id} person={person} onOpen={onClose} />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

const fieldId = 'find-person'

type Found = Output<typeof findPeople>['items'][number]

function FoundPerson({ person, onOpen }: { person: Found; onOpen: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { id, name, email, phone, applications, more } = person
  return (
    <li>
      <p className={styles.who}>
        <Link to={personAddress(id)} onClick={onOpen}>
          {name}
        </Link>
        <span>{email}</span>
        {phone !== null && <span className={styles.phone}>{phoneText(phone)}</span>}
      </p>
      <ul className={styles.applied}>
        {applications.map(({ id: appId, formId, formTitle, number, status, submittedAt }) => (
          <li key={appId}>
            <Link to={applicationAddress(formId, appId)} onClick={onOpen}>
              {formTitle || t('forms.untitled')}
            </Link>
            <StatusBadge status={status} />
            <span>
              {number} · {formatDate(submittedAt, language)}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t('people.more', { count: more })}</li>}
      </ul>
    </li>
  )
}

/** The debounced results; the previous ones stay until new ones arrive. */
function useFound(typed: string) {
  const { myId: companyId } = useMe()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isEnough = search.length >= fewest
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: [findPeople.path, { companyId, search }],
    queryFn: ({ signal }) => askInBrowser(findPeople, { companyId, search }, { signal, quiet: true }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    meta: { isOfPage: true },
  })
  const isCurrent = search === typed.trim() && !isPlaceholderData
  return { data: isEnough ? data : undefined, isFetching, isError, isCurrent }
}
