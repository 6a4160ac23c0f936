import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Asked, Call, Output } from '#contract/call.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

/** The dry run of an act: `total` is the current size of the target, which may have changed since the selection. */
export interface Preview extends Pick<ActAnswer, 'changed' | 'refused' | 'credits' | 'overQuota' | 'unfit'> {
  readonly total: number
}

interface TrialAct {
  /** The target, as the call takes it */
  readonly target: object
  /** The noun whose queries are invalidated after the act */
  readonly changes: Noun
}

/**
 * An act on a target: its dry run (`preview`, fetched as soon as `trial` is known) and its execution. `trial` holds
 * only input that changes the outcome; texts that do not stay out of it.
 */
export function useTrialAct<C extends Call, Chosen extends object>(
  call: C,
  { target, changes }: TrialAct,
  trial: Chosen | undefined,
) {
  const { act, busy, failed } = useAct({ changes })
  const { keyOf } = useRequestKey()
  const isAsked = useRef(false)
  const asked = (chosen: object | undefined, more: object) => ({ ...target, ...chosen, ...more }) as unknown as Asked<C>
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['dryRun', call.path, asked(trial, {})],
    queryFn: async ({ signal }) => {
      // Something is being typed: the dry run is for the last of several values.
      if (isAsked.current) await new Promise((resolve) => setTimeout(resolve, 250))
      signal.throwIfAborted()
      isAsked.current = true
      const input = asked(trial, { dryRun: true })
      const found = (await askInBrowser(call, input, { signal, quiet: true })) as Output<C> & ActAnswer
      return { ...found, total: found.refused.reduce((sum, { count }) => sum + count, found.changed) }
    },
    enabled: trial !== undefined,
    staleTime: 0,
    gcTime: 0,
    // The dialog shows the error itself.
    meta: { isOfPage: true },
  })
  // After a failed dry run the previous result may be stale.
  const preview = isError ? undefined : trial && data
  /** Set if the dry run failed */
  const countAgain = isError && !isFetching ? () => void refetch() : undefined

  /** Executes the act with the count of the dry run; if the count has changed since, the dry run is repeated. */
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
