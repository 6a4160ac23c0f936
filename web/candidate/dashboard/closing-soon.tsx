import type { Listing } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { Deadline } from '../../listing/deadline.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { savedAddress } from '../addresses.ts'
import styles from './closing-soon.module.css'

const most = 5

/** Saved forms that are still open, the next to close first. */
export function ClosingSoon({ listings }: { listings: readonly Listing[] }) {
  const t = useTexts('student_dashboard')
  return (
    <Card as="section" aria-labelledby="saved">
      <h2 id="saved">{t('home.saved')}</h2>
      <ul className={styles.list}>
        {listings.slice(0, most).map((listing) => (
          <li key={listing.formId}>
            <Link to={advertisementAddress(listing)}>{listing.title}</Link>
            <Deadline listing={listing} />
          </li>
        ))}
      </ul>
      <Link to={savedAddress}>{t('home.saved.all')}</Link>
    </Card>
  )
}
