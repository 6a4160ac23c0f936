import type { Tag as TagRow } from '#contract/review/tags.ts'
import { useCities, useUniversities } from '#web/queries/reference.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import styles from '../../desk/list/list.module.css'
import { type MemberSearch, memberAddress } from './members-of.ts'

/** The list's filters as chips, each of which can be removed. */
export function MemberChips({ now, tags }: { now: MemberSearch; tags: readonly TagRow[] }) {
  const t = useTexts('org_communities')
  const desk = useTexts('org_candidate_list_and_detail')
  const { state, invitedTo, page, search, level, cityId, universityId, tagId, hasApplied } = now
  const [cities, universities] = [useCities(), useUniversities()]
  const named = (list: readonly { readonly id: number | string; readonly name: string }[], id: number | string) =>
    list.find((one) => one.id === id)?.name ?? '…'
  const without = (key: keyof MemberSearch) => memberAddress(now, { [key]: undefined })
  const chips = [
    ...(search ? [{ label: desk('chip.search', { search }), to: without('search') }] : []),
    ...(level ? [{ label: t('level', { code: level }), to: without('level') }] : []),
    ...(cityId ? [{ label: named(cities, cityId), to: without('cityId') }] : []),
    ...(universityId ? [{ label: named(universities, universityId), to: without('universityId') }] : []),
    ...(tagId ? [{ label: desk('chip.tag', { name: named(tags, tagId) }), to: without('tagId') }] : []),
    ...(hasApplied === undefined
      ? []
      : [{ label: t('members.hasApplied.is', { is: String(hasApplied) }), to: without('hasApplied') }]),
  ]
  return (
    <ul className={styles.chips} aria-label={desk('list.chosen')}>
      {chips.map(({ label, to }) => (
        <li key={to}>
          <Tag removeTo={to}>{label}</Tag>
        </li>
      ))}
      <li>
        <Link to={memberAddress({ state, page, ...(invitedTo && { invitedTo }) }, {})}>{desk('list.clear')}</Link>
      </li>
    </ul>
  )
}
