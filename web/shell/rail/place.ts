import type { LucideIcon } from 'lucide-react'

export interface Place {
  readonly to: string
  readonly title: string
  readonly icon: LucideIcon
  /** Marked as current only at this very address, not at those below it. */
  readonly end?: boolean
  /** The addresses at which it is marked as current; by default those below it */
  readonly holds?: (pathname: string) => boolean
  /** On a phone, which has room for five, it is behind the last item. */
  readonly second?: boolean
  /** How many things there wait to be seen. */
  readonly badge?: number
  /** The badge in words; by default, that so many are new. */
  readonly badgeWords?: string
}
