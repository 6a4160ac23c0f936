import { useQuery } from '@tanstack/react-query'
import type { Asked, Output } from '#contract/call.ts'
import { publishResults, type ResultGroup } from '#contract/results/publishing.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { writtenTexts } from '../../../message-texts/written-texts.ts'
import { letterOf, type ResultDraft } from './use-result-draft.ts'

type Outcome = Output<typeof publishResults>
type Groups = Asked<typeof publishResults>['groups']

/** Publishes the chosen groups; `outcome` is the dry run. */
export function usePublishing(formId: string, groups: readonly ResultGroup[], draft: ResultDraft) {
  const { myId: companyId } = useMe()
  const asked = groups.map((group) => askedGroup(group, draft))
  const input = { companyId, formId, groups: asked }
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['dryRun', publishResults.path, input],
    queryFn: ({ signal }) => askInBrowser(publishResults, { ...input, dryRun: true }, { signal, quiet: true }),
    enabled: groups.length > 0,
    staleTime: 0,
    gcTime: 0,
    // The step shows the error itself.
    meta: { isOfPage: true },
  })
  const { act, busy, failed } = useAct({ changes: 'results' })
  const { keyOf } = useRequestKey()

  /** Publishes with the counts of the dry run; if they have changed since, the dry run is repeated. */
  function publish(outcome: Outcome, goOn: (answer: Outcome) => unknown) {
    const counted: Groups = asked.map((group, at) => ({ ...group, expected: outcome.groups[at]?.changed ?? 0 }))
    const whole = { companyId, formId, groups: counted, publishAt: draft.publishAt }
    return act(async () => {
      try {
        return await askInBrowser(publishResults, whole, { key: keyOf(whole) })
      } catch (error) {
        if (isProblem(error, 'acts.targetChanged')) void refetch()
        throw error
      }
    }, goOn)
  }

  return {
    outcome: isError ? undefined : data,
    isCounting: isFetching,
    countAgain: isError && !isFetching ? () => void refetch() : undefined,
    publish,
    busy,
    failed,
  }
}

function askedGroup(group: ResultGroup, draft: ResultDraft): Groups[number] {
  const { texts, channels } = letterOf(draft, group)
  const { decision, viewId } = group
  return {
    ...(viewId === null ? decision && { decision } : { viewId }),
    texts: writtenTexts(texts),
    channels: [...channels],
    acceptBy: canWin(group) ? draft.acceptBy : null,
  }
}

/** Whether the group can contain approvals: all with that decision, or possibly some in a view. */
export const canWin = ({ decision, viewId }: Pick<ResultGroup, 'decision' | 'viewId'>) =>
  decision === 'Approved' || viewId !== null
