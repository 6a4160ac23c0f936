import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import styles from '../../../desk/list/list.module.css'
import { isNarrowed, type ListSearch, listAddress } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import type { Names } from '../../../desk/list/use-names.ts'
import { useAnswerWords } from './use-answer-words.ts'

/** The number of chips at first: each one's link holds the whole address. */
const first = 12

/** The list's filters as removable chips; of very many only the first ones, until all are requested. */
export function Chips({ now, overview, names }: { now: ListSearch; overview: Overview; names: Names }) {
  const t = useTexts('org_candidate_list_and_detail')
  const chips = useChips(now, overview, names)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (!isNarrowed(now)) return null
  const shown = isWhole || chips.length <= first + 1 ? chips : chips.slice(0, first)
  const left = chips.length - shown.length

  function showAll() {
    flushSync(() => setWhole(true))
    // The pressed button is gone.
    list.current?.querySelectorAll('a')[first]?.focus()
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={t('list.chosen')}>
      {shown.map(({ label, to }) => (
        <li key={to}>
          <Tag removeTo={to}>{label}</Tag>
        </li>
      ))}
      {left > 0 && (
        <li>
          <Button size="small" variant="quiet" onClick={showAll}>
            {t('list.moreChosen', { count: left })}
          </Button>
        </li>
      )}
      <li>
        <Link to={listAddress({ ...bare(now) }, {})}>{t('list.clear')}</Link>
      </li>
    </ul>
  )
}

const bare = ({ sort, direction, page, status, columns, density }: ListSearch): ListSearch => ({
  ...(columns && { columns }),
  ...(density && { density }),
  sort,
  direction,
  page,
  ...(status && { status }),
})

function useChips(now: ListSearch, { chosen, steps, questions }: Overview, { tags, members }: Names) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const answerWords = useAnswerWords(questions)
  const named = (list: readonly { id: number; name: string }[], id: number) =>
    list.find((item) => item.id === id)?.name ?? `#${id}`
  type ManyKey =
    | 'tagId'
    | 'assignedTo'
    | 'documents'
    | 'interview'
    | 'action'
    | 'fit'
    | 'gender'
    | 'stepId'
    | 'level'
    | 'universityId'
    | 'facultyId'
    | 'departmentId'
    | 'cityId'
    | 'nationalityId'
    | 'classId'
    | 'documentTypeId'
    | 'documentName'
  const each = <T,>(key: ManyKey, values: readonly T[] | undefined, label: (value: T) => string) =>
    (values ?? []).map((value) => {
      const rest = (values ?? []).filter((other) => other !== value)
      return { label: label(value), to: listAddress(now, { [key]: rest.length > 0 ? rest : undefined }) }
    })
  type OneKey =
    | 'mine'
    | 'unassigned'
    | 'untagged'
    | 'hasNotes'
    | 'noteContains'
    | 'search'
    | 'minGpa'
    | 'maxGpa'
    | 'minInterviewScore'
    | 'maxInterviewScore'
    | 'minAge'
    | 'maxAge'
    | 'submittedFrom'
    | 'submittedTo'
    | 'samePerson'
    | 'unreadReply'
  const single = <T,>(key: OneKey, value: T | undefined, label: (value: T) => string) =>
    value === undefined ? [] : [{ label: label(value), to: listAddress(now, { [key]: undefined }) }]
  return [
    ...single('search', now.search, (search) => t('chip.search', { search })),
    ...single('mine', now.mine, () => t('chip.mine')),
    ...single('unassigned', now.unassigned, () => t('chip.unassigned')),
    ...each('assignedTo', now.assignedTo, (id) =>
      t('chip.assigned', { name: members.find(({ accountId }) => accountId === id)?.name ?? t('chip.unknown') }),
    ),
    ...each('tagId', now.tagId, (id) =>
      t('chip.tag', { name: tags.find((tag) => tag.id === id)?.name ?? t('chip.unknown') }),
    ),
    ...single('untagged', now.untagged, () => t('chip.untagged')),
    ...each('documents', now.documents, (documents) => t('chip.documents', { documents })),
    ...each('documentTypeId', now.documentTypeId, (id) => named(chosen.documentTypes, id)),
    ...each('documentName', now.documentName, (name) => name),
    ...each('interview', now.interview, (status) =>
      t('chip.interview', { status: t('interviews.status', { status }) }),
    ),
    ...single('minInterviewScore', now.minInterviewScore, (value) => t('chip.minInterviewScore', { value })),
    ...single('maxInterviewScore', now.maxInterviewScore, (value) => t('chip.maxInterviewScore', { value })),
    ...single('hasNotes', now.hasNotes, (has) => t('chip.hasNotes', { has: String(has) })),
    ...single('noteContains', now.noteContains, (text) => t('chip.note', { text })),
    ...each('action', now.action, (action) => t('action', { action })),
    ...each('fit', now.fit, (fit) => t('fit', { fit })),
    ...each('stepId', now.stepId, (id) => steps.find((step) => step.id === id)?.name ?? t('chip.step')),
    ...each('universityId', now.universityId, (id) => named(chosen.universities, id)),
    ...each('facultyId', now.facultyId, (id) => named(chosen.faculties, id)),
    ...each('departmentId', now.departmentId, (id) => named(chosen.departments, id)),
    ...each('level', now.level, (code) => t('enter.level', { code })),
    ...each('classId', now.classId, (id) => named(chosen.classes, id)),
    ...each('cityId', now.cityId, (id) => named(chosen.cities, id)),
    ...each('nationalityId', now.nationalityId, (id) => named(chosen.nationalities, id)),
    ...each('gender', now.gender, (gender) => t('gender', { gender })),
    ...single('minGpa', now.minGpa, (value) => t('chip.minGpa', { value })),
    ...single('maxGpa', now.maxGpa, (value) => t('chip.maxGpa', { value })),
    ...single('minAge', now.minAge, (value) => t('chip.minAge', { value })),
    ...single('maxAge', now.maxAge, (value) => t('chip.maxAge', { value })),
    ...single('submittedFrom', now.submittedFrom, (day) => t('chip.from', { date: formatDate(day, language) })),
    ...single('submittedTo', now.submittedTo, (day) => t('chip.to', { date: formatDate(day, language) })),
    ...single('samePerson', now.samePerson, () => t('samePerson')),
    ...single('unreadReply', now.unreadReply, () => t('narrow.unreadReply')),
    ...(now.answers ?? []).map((answer) => {
      const rest = (now.answers ?? []).filter((other) => other !== answer)
      return { label: answerWords(answer), to: listAddress(now, { answers: rest.length > 0 ? rest : undefined }) }
    }),
  ]
}
