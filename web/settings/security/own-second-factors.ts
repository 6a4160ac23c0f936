import { useQueryClient } from '@tanstack/react-query'
import { type ChangedSecondFactors, readSecondFactors, type SecondFactors } from '#contract/accounts/second-factors.ts'
import { query } from '../../queries/answers.ts'

/** The account's second factors; a page with these panels declares it in its queries. */
export const ownSecondFactors = query(readSecondFactors, {})

export interface PanelProps {
  readonly now: SecondFactors
}

/** Stores the answer of a change, which is the new state. */
export function useKeep() {
  const answers = useQueryClient()
  const keep = (now: SecondFactors) => answers.setQueryData(ownSecondFactors.key, now)
  return { keep, keepChange: ({ secondFactors }: ChangedSecondFactors) => keep(secondFactors) }
}
