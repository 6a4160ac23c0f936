import type { Output } from '#contract/call.ts'
import type { listParticipantChoices } from '#contract/participants/participants.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import styles from '../../desk/list/list.module.css'
import { isNarrowed, type ListSearch, listAddress } from './list-search.ts'

type Choices = Output<typeof listParticipantChoices>

/** The list's filters as removable chips. */
export function Chips({ now, choices }: { now: ListSearch; choices: Choices | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  const chips = useChips(now, choices)
  if (!isNarrowed(now)) return null
  const { sort, direction, page, status, formId } = now
  const bare = { sort, direction, page, ...(status && { status }), ...(formId && { formId }) }
  return (
    <ul className={styles.chips} aria-label={t('list.chosen')}>
      {chips.map(({ label, to }) => (
        <li key={to}>
          <Tag removeTo={to}>{label}</Tag>
        </li>
      ))}
      <li>
        <Link to={listAddress(bare, {})}>{t('list.clear')}</Link>
      </li>
    </ul>
  )
}

function useChips(now: ListSearch, choices: Choices | undefined) {
  const t = useTexts('org_candidate_list_and_detail')
  const named = (list: readonly { id: string | number; name: string }[] | undefined, id: string | number) =>
    list?.find((item) => item.id === id)?.name ?? t('chip.unknown')
  type ManyKey = 'tagId' | 'level' | 'classId' | 'universityId' | 'departmentId' | 'cityId'
  const each = <T,>(key: ManyKey, values: readonly T[] | undefined, label: (value: T) => string) =>
    (values ?? []).map((value) => {
      const rest = (values ?? []).filter((other) => other !== value)
      return { label: label(value), to: listAddress(now, { [key]: rest.length > 0 ? rest : undefined }) }
    })
  return [
    ...(now.search
      ? [{ label: t('chip.search', now as { search: string }), to: listAddress(now, { search: undefined }) }]
      : []),
    ...(now.termId ? [{ label: named(choices?.terms, now.termId), to: listAddress(now, { termId: undefined }) }] : []),
    ...(now.term
      ? [{ label: t('term.standing', { standing: now.term }), to: listAddress(now, { term: undefined }) }]
      : []),
    ...each('tagId', now.tagId, (id) => t('chip.tag', { name: named(choices?.tags, id) })),
    ...each('universityId', now.universityId, (id) => named(choices?.universities, id)),
    ...each('departmentId', now.departmentId, (id) => named(choices?.departments, id)),
    ...each('level', now.level, (code) => t('enter.level', { code })),
    ...each('classId', now.classId, (id) => named(choices?.classes, id)),
    ...each('cityId', now.cityId, (id) => named(choices?.cities, id)),
  ]
}
