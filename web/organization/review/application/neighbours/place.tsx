import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import styles from './neighbours.module.css'
import type { Neighbours } from './use-neighbours.ts'

/** The application's position in the list, with links to the previous and next. */
export function Place({ neighbours }: { neighbours: Neighbours }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { place, total, isExact, previous, next } = neighbours
  const count = formatNumber(total, language)
  const all = isExact ? count : t('list.atLeast', { count })
  return (
    <nav className={styles.place} aria-label={t('neighbours')}>
      <span>{t('neighbours.place', { place: formatNumber(place, language), total: all })}</span>
      {previous && (
        <IconLink to={previous.address} icon={<ChevronLeft />} label={t('neighbours.previous')} rel="prev" />
      )}
      {next && <IconLink to={next.address} icon={<ChevronRight />} label={t('neighbours.next')} rel="next" />}
    </nav>
  )
}
