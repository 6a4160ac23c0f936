import { useQuery } from '@tanstack/react-query'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Asked, Call, Output } from '#contract/call.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

/** The dry run of an act: `total` are in its target now, whatever their number was when they were selected. */
export interface Preview extends Pick<ActAnswer, 'changed' | 'refused' | 'credits' | 'overQuota' | 'unfit'> {
  readonly total: number
}

interface TrialAct {
  /** Whom it is meant for, as the call takes it */
  readonly target: object
  /** What is fetched again once it is done */
  readonly changes: Noun
}

/**
 * One act on a target: what it would do (`preview`, asked for as soon as `trial` is known) and doing it. `trial` holds
 * what the outcome depends on; a text that changes nothing about whom the act touches stays out of it.
 */
export function useTrialAct<C extends Call, Chosen extends object>(
  call: C,
  { target, changes }: TrialAct,
  trial: Chosen | undefined,
) {
  const { act, busy, failed } = useAct({ changes })
  const { keyOf } = useRequestKey()
  const asked = (chosen: object | undefined, more: object) => ({ ...target, ...chosen, ...more }) as unknown as Asked<C>
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['dryRun', call.path, asked(trial, {})],
    queryFn: async ({ signal }) => {
      const input = asked(trial, { dryRun: true })
      const found = (await askInBrowser(call, input, { signal, quiet: true })) as Output<C> & ActAnswer
      return { ...found, total: found.refused.reduce((sum, { count }) => sum + count, found.changed) }
    },
    enabled: trial !== undefined,
    staleTime: 0,
    gcTime: 0,
    // The dialog tells of it.
    meta: { isOfPage: true },
  })
  // What was counted before a count failed may be true no longer.
  const preview = isError ? undefined : trial && data
  /** There once the outcome could not be counted */
  const countAgain = isError && !isFetching ? () => void refetch() : undefined

  /** Does it to as many as the dry run has counted; where their number has changed since, they are counted again. */
  const doIt = (chosen: Chosen, goOn: (answer: Output<C>) => unknown) => {
    const expected = 'expected' in target ? { expected: preview?.total ?? target.expected } : {}
    const input = asked(chosen, expected)
    return act(async () => {
      try {
        return await askInBrowser(call, input, { key: keyOf(input) })
      } catch (error) {
        if (isProblem(error, 'acts.targetChanged')) void refetch()
        throw error
      }
    }, goOn)
  }

  return { preview, isCounting: isFetching, countAgain, doIt, busy, failed }
}
