import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { Match } from '#contract/candidate-dashboard.ts'
import { useMe } from '#web/session/store.ts'
import { useOptionalAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { discoverAddress, profileAddress } from '../addresses.ts'
import listStyles from '../applications/page.module.css'
import { ListingItem } from '../listing-item.tsx'
import styles from './matches.module.css'
import { matchesOf } from './queries.ts'

/** Open forms that match the candidate, and those with a single unknown condition. */
export function Matches() {
  const t = useTexts('student_dashboard')
  const matches = useOptionalAnswer(matchesOf(useMe().myId))
  if (!matches) return null
  const { fits, almost } = matches
  if (fits.length === 0 && almost.length === 0)
    return (
      <section aria-labelledby="matches">
        <h2 id="matches">{t('home.matches')}</h2>
        <p className={styles.none}>
          {t('home.matches.none')} <Link to={profileAddress}>{t('home.matches.profile')}</Link>
        </p>
        <p className={styles.none}>
          <Link to={discoverAddress}>{t('home.matches.all')}</Link>
        </p>
      </section>
    )
  return (
    <>
      {fits.length > 0 && <MatchList id="matches" title={t('home.matches')} matches={fits} />}
      {almost.length > 0 && <MatchList id="almost" title={t('home.almost')} matches={almost.slice(0, fewer)} />}
      <p>
        <Link to={discoverAddress}>{t('home.matches.all')}</Link>
      </p>
    </>
  )
}

/** The number of partial matches shown. */
const fewer = 3

/** Forms with the reason for the match, or the unknown condition. */
interface MatchListProps {
  readonly id: string
  readonly title: string
  readonly matches: readonly Match[]
}

export function MatchList({ id, title, matches }: MatchListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={listStyles.list}>
        {matches.map((match) => (
          <ListingItem key={match.listing.formId} listing={match.listing} heading="h3">
            <Why match={match} />
          </ListingItem>
        ))}
      </ul>
    </section>
  )
}

const icons = { fits: CircleCheck, doesNotFit: CircleX, unknown: CircleHelp }

function Why({ match: { reasons, missing } }: { match: Match }) {
  const t = useTexts('student_dashboard')
  const fit = missing?.fit ?? 'fits'
  const Icon = icons[fit]
  return (
    <p className={styles.why} data-fit={fit}>
      <Icon aria-hidden /> <span>{words()}</span>
    </p>
  )

  function words() {
    if (missing) return t('home.missing', { condition: missing.condition, reason: missing.reason })
    return reasons.length > 0 ? reasons.join(' ') : t('home.anybody')
  }
}
