import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { ListingCard } from '../listing/listing-card.tsx'
import styles from './listing-item.module.css'

interface ListingItemProps {
  readonly listing: Listing
  readonly heading?: 'h2' | 'h3'
  /** A line about the listing for this candidate: why it fits, or what can be done with it. */
  readonly children: ReactNode
}

/** A listing in one of a candidate's own lists, with a line for them below. */
export function ListingItem({ listing, heading = 'h2', children }: ListingItemProps) {
  return (
    <li className={styles.item}>
      <ListingCard listing={listing} showType heading={heading} />
      <div className={styles.own}>{children}</div>
    </li>
  )
}
