import type { Listing } from '#contract/listings/listings.ts'
import { ListingCard } from './listing-card.tsx'
import styles from './listing-list.module.css'

interface ListingListProps {
  readonly listings: readonly Listing[]
  readonly showType?: boolean
  readonly heading?: 'h2' | 'h3'
  /** In columns where there is room, for a short selection. */
  readonly columns?: boolean
}

export function ListingList({ listings, columns = false, ...card }: ListingListProps) {
  return (
    <ul className={columns ? styles.columns : styles.list}>
      {listings.map((listing) => (
        <li key={listing.formId}>
          <ListingCard listing={listing} {...card} />
        </li>
      ))}
    </ul>
  )
}
