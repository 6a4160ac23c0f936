import { useQuery } from '@tanstack/react-query'
import type { ActAnswer, Target } from '#contract/applications/acts.ts'
import type { Asked, Call, Output } from '#contract/call.ts'
import { useAct } from '#web/forms/use-act.ts'
import { isProblem } from '#web/forms/use-ask-form.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { type ActDialogProps, countOf, fieldsOf } from './act-target.ts'

/** What a dialog adds to the target: the new status, the text of a note. */
export type Chosen<C extends Call> = Omit<Asked<C>, 'companyId' | 'formId' | keyof Target>

export type ActOn = Pick<ActDialogProps, 'formId' | 'target'>

/** The dry run of an act: `total` applications are in its target now, whatever their number was when they were selected. */
export interface Preview extends Pick<ActAnswer, 'changed' | 'refused' | 'credits' | 'overQuota'> {
  readonly total: number
}

/**
 * One act on a target: what it would do (`preview`, asked for as soon as `trial` is known) and doing it. `trial` holds
 * what the outcome depends on; a text that changes nothing about whom the act touches stays out of it.
 */
export function useActOnApplications<C extends Call>(call: C, { formId, target }: ActOn, trial: Chosen<C> | undefined) {
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'receivedApplications' })
  const { keyOf } = useRequestKey()
  const asked = (chosen: Chosen<C> | undefined, more: Partial<Target>) =>
    ({ companyId, formId, ...fieldsOf(target), ...chosen, ...more }) as unknown as Asked<C>
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['dryRun', call.path, asked(trial, {})],
    queryFn: async ({ signal }) => {
      const input = asked(trial, { dryRun: true })
      const found = (await askInBrowser(call, input, { signal, quiet: true })) as ActAnswer
      return { ...found, total: found.refused.reduce((sum, { count }) => sum + count, found.changed) }
    },
    enabled: trial !== undefined,
    staleTime: 0,
    gcTime: 0,
    // The dialog tells of it.
    meta: { isOfPage: true },
  })
  // What was counted before a count failed may be true no longer.
  const preview: Preview | undefined = isError ? undefined : trial && data
  /** There once the outcome could not be counted */
  const countAgain = isError && !isFetching ? () => void refetch() : undefined

  /** Does it to as many as the dry run has counted; where their number has changed since, they are counted again. */
  const doIt = (chosen: Chosen<C>, goOn: (answer: Output<C>) => unknown) => {
    const expected = 'filters' in target ? { expected: preview?.total ?? countOf(target) } : {}
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
