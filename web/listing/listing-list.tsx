import type { Listing } from '#contract/listings/listings.ts'
import { Kept } from '../ui/kept-html.tsx'
import { isUrgent } from './is-urgent.ts'
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
        <Kept key={listing.formId} as="li" of={ListingCard} given={{ listing, ...card }} moment={momentOf(listing)} />
      ))}
    </ul>
  )
}

/** A card counts the time down in its last week; before, it shows dates. */
const momentOf = (listing: Listing, now = Date.now()) =>
  isUrgent(listing, now) ? String(Math.floor(now / 60_000)) : undefined
